// The service worker: after one visit the page opens, plays and analyses without a network. The service puts `RELEASE`
// before this text: the digest of the page's files, and their addresses. One release is kept whole; the next one is
// fetched beside it and takes over when no page of the former one is open any more.

const OWN = `tessera-${RELEASE.digest}`;
/** What the service has answered that stays true: the list of games, puzzles and their solutions. */
const ANSWERS = "tessera-answers";
const MOST_ANSWERS = 400;
const PAGE = "/";
/** A network that is slower than this to open the page counts as none, in milliseconds. */
const PATIENCE = 5_000;
const KEPT = [/^\/v1\/games$/, /^\/v1\/[a-z]+\/puzzles\/[^/]+(\/solution|\/hint)?$/];

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
// The page asks for it once it has all that it needs itself.
addEventListener("message", (event) => event.data === "stock up" && event.waitUntil(stockUp().catch(() => {})));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE) event.respondWith(page(request));
  } else if (RELEASE.files.includes(pathname)) event.respondWith(own(request));
  else if (KEPT.some((path) => path.test(pathname))) event.respondWith(answer(event));
});

async function fill() {
  const cache = await caches.open(OWN);
  // While replicas of two releases run, another one's page may come.
  const start = await fetch(PAGE, { cache: "no-cache" });
  if (!start.ok || !(await start.clone().text()).includes(RELEASE.digest)) throw new Error("This is the page of another release.");
  await cache.put(PAGE, start);
  await cache.addAll(RELEASE.files.filter((path) => path !== PAGE));
}

/** The games, and the puzzle of today of each: a first visit may be the last one before a long journey. */
async function stockUp() {
  const cache = await caches.open(ANSWERS);
  const response = await fetch("/v1/games");
  if (!response.ok) return;
  const { games } = await response.clone().json();
  await cache.put("/v1/games", response);
  const date = new Date().toISOString().slice(0, 10);
  for (const { id } of games) {
    const path = `/v1/${id}/puzzles/daily?date=${date}`;
    if (await cache.match(path, { ignoreVary: true })) continue;
    const puzzle = await fetch(path);
    if (puzzle.ok) await cache.put(path, puzzle);
  }
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith("tessera-") && name !== OWN && name !== ANSWERS) await caches.delete(name);
  await clients.claim();
}

/** The page of the newest release, or, without a network, the one that is kept. */
async function page(request) {
  const kept = await caches.match(PAGE, { cacheName: OWN });
  const fresh = fetch(request);
  if (!kept) return fresh;
  const slow = new Promise((resolve) => setTimeout(resolve, PATIENCE, kept));
  return Promise.race([fresh.catch(() => kept), slow]);
}

async function own(request) {
  return (await caches.match(request, { cacheName: OWN, ignoreVary: true })) ?? fetch(request);
}

/** The service's answer, which is kept; without a network, the one that was. */
async function answer(event) {
  const { request } = event;
  const cache = await caches.open(ANSWERS);
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(keep(cache, request, response.clone()));
    return response;
  } catch (error) {
    const kept = await cache.match(request, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

async function keep(cache, request, response) {
  await cache.put(request, response);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - MOST_ANSWERS))) await cache.delete(old);
}
