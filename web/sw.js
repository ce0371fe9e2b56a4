// The service worker: after one visit the page opens, plays and analyses without a network. The service puts `RELEASE`
// before this text: the digest of the page's files, and their addresses from the root of the service. A release is kept
// whole; the next one is fetched beside it and takes over as soon as all of it is there. Pages of the former one that are
// still open keep its files.

/** The root of the service on its host, where the page is; it may lie under a path. */
const PAGE = new URL(".", location).pathname;
/** How the names of all caches begin. Services under other paths of the same host have caches of their own. */
const CACHES = `tessera ${PAGE} `;
const OWN = CACHES + RELEASE.digest;
/** What the service has answered that stays true: the list of games, puzzles, their solutions, and sets. */
const ANSWERS = `${CACHES}answers`;
const MOST_ANSWERS = 400;
const FILES = RELEASE.files.map((path) => new URL(path, location).pathname);
/** A network that is slower than this to open the page counts as none, in milliseconds. */
const PATIENCE = 5_000;
const KEPT = [/^v1\/games$/, /^v1\/[a-z]+\/puzzles\/(sets\/)?[^/]+(\/solution|\/hint)?$/];
/** The places on the page to which short addresses lead, by their first segment, as the service names them in its pages. */
const SHORT = {
  p: ([id, ...rest]) => {
    const name = id?.toLowerCase();
    const game = /^[a-z]+/.exec(name ?? "")?.[0];
    return game && !rest.length && `#/${game}/puzzle/id/${encodeURIComponent(name)}`;
  },
  daily: ([game, date, ...rest]) => date && !rest.length && `#/${game.toLowerCase()}/puzzle/${encodeURIComponent(date)}`,
  // Keys of some games have slashes, and no key has a plus sign.
  g: ([game, ...parts]) => {
    const key = parts.join("/").replaceAll("+", " ").trim();
    return key && `#/${game.toLowerCase()}/analysis?p=${encodeURIComponent(key)}`;
  },
  r: ([game, code, ...rest]) => code && !rest.length && `#/${game.toLowerCase()}/review?r=${encodeURIComponent(code)}`,
};

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("message", (event) => {
  const { release, takeOver } = event.data;
  // The page says which release it is of, once it has all that it needs itself.
  if (release) event.waitUntil(Promise.allSettled([stockUp(), tidy(release)]));
  if (takeOver) event.waitUntil(skipWaiting());
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(PAGE)) return;
  const path = pathname.slice(PAGE.length);
  if (request.mode === "navigate") {
    // The page that other sites may frame is not the one that is kept.
    if (pathname === PAGE && !searchParams.has("embed")) event.respondWith(page(request));
    else {
      const fragment = fragmentOf(path);
      if (fragment) event.respondWith(shortAddress(request, `${PAGE}${search}${fragment}`));
    }
  } else if (FILES.includes(pathname) || path.startsWith("assets/")) event.respondWith(file(request));
  else if (KEPT.some((kept) => kept.test(path))) event.respondWith(answer(event));
});

/**
 * Where on the page a short address leads; nothing for other paths. The address may be written as the service reads it: with
 * further slashes, in capitals, or percent-encoded once more.
 */
function fragmentOf(path) {
  try {
    const [kind, ...names] = path.split("/").map(segment).filter(Boolean);
    const lead = kind && Object.hasOwn(SHORT, kind.toLowerCase()) && SHORT[kind.toLowerCase()];
    return (lead && lead(names)) || undefined;
  } catch {
    return undefined;
  }
}

/** A segment of a path without slashes and blanks at its ends. No name has a percent sign, so one that is left is decoded too. */
function segment(part) {
  const once = decodeURIComponent(part);
  const text = once.includes("%") ? decodeURIComponent(once) : once;
  return text.replace(/^[/\s]+|[/\s]+$/g, "");
}

/** A release is kept whole or not at all. */
async function install() {
  try {
    await fill();
  } catch (error) {
    await caches.delete(OWN);
    throw error;
  }
  await skipWaiting();
}

async function fill() {
  const cache = await caches.open(OWN);
  // While replicas of two releases run, another one's page may come.
  const start = await fetch(PAGE, { cache: "no-cache" });
  if (!start.ok || !(await start.clone().text()).includes(RELEASE.digest)) throw new Error("This is the page of another release.");
  await cache.put(PAGE, start);
  await cache.addAll(FILES.filter((path) => path !== PAGE));
}

/** Ends what is fetched ahead: the next release waits until its predecessor is done with everything. */
let ahead = null;
registration.addEventListener("updatefound", () => {
  ahead?.abort();
  ahead = null;
});

/** The games, and the puzzle of today of each: a first visit may be the last one before a long journey. */
async function stockUp() {
  // The page may be of the next release, which is on its way already.
  if (registration.installing || registration.waiting) return;
  ahead ??= new AbortController();
  const { signal } = ahead;
  const cache = await caches.open(ANSWERS);
  const response = await fetch(`${PAGE}v1/games`, { signal });
  if (!response.ok) return;
  const { games } = await response.clone().json();
  await cache.put(`${PAGE}v1/games`, response);
  const date = new Date().toISOString().slice(0, 10);
  for (const { id } of games) {
    const path = `${PAGE}v1/${id}/puzzles/daily?date=${date}`;
    if (await cache.match(path, { ignoreVary: true })) continue;
    const puzzle = await fetch(path, { signal, headers: { "accept-language": "en" } });
    if (puzzle.ok) await cache.put(path, puzzle);
  }
}

/** The releases that are kept beside this one, the oldest first. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== OWN && name !== ANSWERS);

/** Pages of the release just before this one may be open; none of an older one should be. */
async function takeOver() {
  for (const name of (await others()).slice(0, -1)) await caches.delete(name);
  await clients.claim();
}

/** When the page that has just come is of this release, and the only one that is open, nothing needs another release. */
async function tidy(release) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (release !== RELEASE.digest || open.length > 1) return;
  for (const name of await others()) await caches.delete(name);
}

/** The page of the newest release, or, where the network or a proxy fails, the one that is kept. */
async function page(request) {
  const kept = await caches.match(PAGE, { cacheName: OWN });
  // A proxy may redirect a visitor, or ask who it is; whatever else is no page is worth less than the kept one.
  const isPage = ({ type, ok, status }) => ok || type === "opaqueredirect" || [401, 403, 407].includes(status);
  return inTime(request, isPage, kept);
}

/** What the service has at a short address, or, where the network or a proxy fails, the way to it on the page that is kept. */
async function shortAddress(request, address) {
  const isKept = await caches.match(PAGE, { cacheName: OWN });
  return inTime(request, ({ status }) => status < 500, isKept && Response.redirect(new URL(address, location)));
}

/** What a page is asked for, if it comes soon enough and will do; else what stands in for it, if there is anything. */
async function inTime(request, willDo, instead) {
  const fresh = fetch(request);
  if (!instead) return fresh;
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE, instead));
  return Promise.race([fresh.then((response) => (willDo(response) ? response : instead), () => instead), slow]);
}

/** A file of this release, or of another one that is kept. */
async function file(request) {
  const found = (cacheName) => caches.match(request, { cacheName, ignoreVary: true });
  return (await found(OWN)) ?? (await found()) ?? fetch(request);
}

/** The service's answer, which is kept; where the network or a proxy fails, the one that was. */
async function answer(event) {
  const { request } = event;
  const cache = await caches.open(ANSWERS);
  const kept = () => cache.match(request, { ignoreVary: true });
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(keep(cache, request, response.clone()));
    return (response.status >= 500 && (await kept())) || response;
  } catch (error) {
    const former = await kept();
    if (former) return former;
    throw error;
  }
}

async function keep(cache, request, response) {
  await cache.put(request, response);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_ANSWERS))) await cache.delete(old);
}
