// The service worker: after one visit, the page opens, plays and analyses without a network. The service puts `RELEASE`
// before this text: the digest of the page's files, and their addresses from the root of the service. A release is kept
// whole; the next one is fetched next to it and takes over once all of it has arrived and this one is idle. Open pages
// of the former release keep its files.

/** The root of the service on its host, where the page is; it may lie under a path. */
const PAGE = new URL(".", location).pathname;
/** Prefix of the names of all caches. Services under other paths of the same host have caches of their own. */
const CACHES = `tessera ${PAGE} `;
const OWN = CACHES + RELEASE.digest;
/** Answers of the service that stay true: the list of games, puzzles, their solutions, and sets. */
const ANSWERS = `${CACHES}answers`;
const MOST_ANSWERS = 400;
const FILES = RELEASE.files.map((path) => new URL(path, location).pathname);
/** Time in which the network must deliver the page, otherwise it counts as down; in milliseconds. */
const PATIENCE = 5_000;
const KEPT = [/^v1\/games$/, /^v1\/[a-z]+\/puzzles\/(sets\/)?[^/]+(\/solution|\/hint)?$/];
/** The places of the page behind short addresses, by their first segment, as the service names them in its pages. */
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
  // The page sends its release, once it has loaded all its own files.
  event.waitUntil(Promise.allSettled([stockUp(), tidy(event.data.release)]));
});
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search, searchParams } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || !pathname.startsWith(PAGE)) return;
  const path = pathname.slice(PAGE.length);
  if (request.mode === "navigate") {
    // The page for frames of other sites is not the cached one.
    if (pathname === PAGE && !searchParams.has("embed")) event.respondWith(page(request));
    else {
      const fragment = fragmentOf(path);
      if (fragment) event.respondWith(shortAddress(request, `${PAGE}${search}${fragment}`));
    }
  } else if (FILES.includes(pathname) || path.startsWith("assets/")) event.respondWith(file(request));
  else if (KEPT.some((kept) => kept.test(path))) event.respondWith(answer(event));
});

/**
 * The place of the page behind a short address; undefined for other paths. The address may have every spelling that the
 * service accepts: extra slashes, capitals, or a second percent-encoding.
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

/** A segment of a path without slashes and blanks at its ends. Names have no percent sign, so `%` is decoded again. */
function segment(part) {
  const once = decodeURIComponent(part);
  const text = once.includes("%") ? decodeURIComponent(once) : once;
  return text.replace(/^[/\s]+|[/\s]+$/g, "");
}

/** Installs a release as a whole or not at all. */
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
  // While replicas of two releases run, the page of the other one may arrive.
  const start = await fetch(PAGE, { cache: "no-cache" });
  if (!start.ok || !(await start.clone().text()).includes(RELEASE.digest)) throw new Error("This is the page of another release.");
  await cache.put(PAGE, start);
  await cache.addAll(FILES.filter((path) => path !== PAGE));
}

/** Fetches the games and today's puzzle of each ahead: a first visit may be the last one before a long journey. */
async function stockUp() {
  const cache = await caches.open(ANSWERS);
  const response = await fetch(`${PAGE}v1/games`);
  if (!response.ok) return;
  const { games } = await response.clone().json();
  await cache.put(`${PAGE}v1/games`, response);
  const date = new Date().toISOString().slice(0, 10);
  for (const { id } of games) {
    const path = `${PAGE}v1/${id}/puzzles/daily?date=${date}`;
    if (await cache.match(path, { ignoreVary: true })) continue;
    const puzzle = await fetch(path, { headers: { "accept-language": "en" } });
    if (puzzle.ok) await cache.put(path, puzzle);
  }
}

/** Caches of other releases, the oldest first. */
const others = async () => (await caches.keys()).filter((name) => name.startsWith(CACHES) && name !== OWN && name !== ANSWERS);

/** Pages of the release just before this one may be open; older releases are deleted. */
async function takeOver() {
  for (const name of (await others()).slice(0, -1)) await caches.delete(name);
  await clients.claim();
}

/** Deletes other releases if the page that was just loaded is of this release, and the only open one. */
async function tidy(release) {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  if (release !== RELEASE.digest || open.length > 1) return;
  for (const name of await others()) await caches.delete(name);
}

/** The page of the newest release, or, if the network or a proxy fails, the cached one. */
async function page(request) {
  const kept = await caches.match(PAGE, { cacheName: OWN });
  // A proxy may redirect visitors or ask them to log in; any other failure is worse than the cached page.
  const isPage = ({ type, ok, status }) => ok || type === "opaqueredirect" || [401, 403, 407].includes(status);
  return inTime(request, isPage, kept);
}

/** The service's page at a short address, or, if network or proxy fail, a redirect to its place on the cached page. */
async function shortAddress(request, address) {
  const isKept = await caches.match(PAGE, { cacheName: OWN });
  return inTime(request, ({ status }) => status < 500, isKept && Response.redirect(new URL(address, location)));
}

/** The response to a request, or `instead`, if given and the response is slow, fails, or does not satisfy `willDo`. */
async function inTime(request, willDo, instead) {
  const fresh = fetch(request);
  if (!instead) return fresh;
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE, instead));
  return Promise.race([fresh.then((response) => (willDo(response) ? response : instead), () => instead), slow]);
}

/** A file of this release, or of another cached one. */
async function file(request) {
  const found = (cacheName) => caches.match(request, { cacheName, ignoreVary: true });
  return (await found(OWN)) ?? (await found()) ?? fetch(request);
}

/** The service's answer, which is cached; if the network or a proxy fails, the cached one. */
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
