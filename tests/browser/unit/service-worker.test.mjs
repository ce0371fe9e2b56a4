import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import vm from "node:vm";

/** The service worker of a service under this path, as a function from an address to the answer. */
function started(path) {
  const listeners = {};
  const world = {
    RELEASE: { digest: "d", files: ["./"] },
    location: new URL(`https://example.com${path}sw.js`),
    URL,
    setTimeout,
    registration: { addEventListener() {} },
    addEventListener: (name, listener) => (listeners[name] = listener),
    // Only the page is cached, and there is no network.
    caches: { match: async () => ({}) },
    fetch: async () => {
      throw new Error("no network");
    },
    Response: { redirect: (address) => address.href },
  };
  vm.runInNewContext(readFileSync(new URL("../../../web/sw.js", import.meta.url), "utf8"), world);
  return (address) => {
    let answer;
    const request = { method: "GET", mode: "navigate", url: `https://example.com${address}` };
    listeners.fetch({ request, respondWith: (given) => (answer = given) });
    return answer;
  };
}

const KEY = "3%2F3%2F3%20b%20b%200%20p";

test("short addresses are read without a network as the service reads them", async () => {
  for (const [address, leadsTo] of [
    ["/p/octopus-k7m2qxa", "/#/octopus/puzzle/id/octopus-k7m2qxa"],
    ["/P/OCTOPUS-K7m2qXA/?utm=x", "/?utm=x#/octopus/puzzle/id/octopus-k7m2qxa"],
    ["//p/octopus-k7m2qxa", "/#/octopus/puzzle/id/octopus-k7m2qxa"],
    ["/p/octopus-k7m2qxa%2F", "/#/octopus/puzzle/id/octopus-k7m2qxa"],
    ["/p/themisto-win-in-2.3K7M2qx", "/#/themisto/puzzle/id/themisto-win-in-2.3k7m2qx"],
    ["/daily/Octopus/2026-11-26", "/#/octopus/puzzle/2026-11-26"],
    ["/Daily/Octopus//2026-11-22//?lang=de", "/?lang=de#/octopus/puzzle/2026-11-22"],
    ["/r/Themisto/1AA_-/", "/#/themisto/review?r=1AA_-"],
    [`/g/nebuchadnezzar/${KEY}`, `/#/nebuchadnezzar/analysis?p=${KEY}`],
    ["/g/NEBUCHADNEZZAR/3/3/3+b+b+0+p/", `/#/nebuchadnezzar/analysis?p=${KEY}`],
    ["//g//nebuchadnezzar/%20/3%252F3/3%2520b+b%200%20p%20", `/#/nebuchadnezzar/analysis?p=${KEY}`],
    ["/%67/%6Eebuchadnezzar/3%2F3%2F3%20b%20b%200%20p", `/#/nebuchadnezzar/analysis?p=${KEY}`],
  ]) {
    assert.equal(await started("/")(address), `https://example.com${leadsTo}`, address);
  }
  const under = started("/tessera/");
  assert.equal(await under("/tessera//P/Octopus-K7m2qxa"), "https://example.com/tessera/#/octopus/puzzle/id/octopus-k7m2qxa");
});

test("other addresses are left to the network", () => {
  const worker = started("/tessera/");
  for (const path of ["p", "p/", "p/octopus-k7m2qxa/board.svg", "daily/octopus", "daily/octopus/2026-11-22/x", "g/octopus/", "g/octopus/%FF", "x/octopus/y", "constructor/octopus/y", "swagger-ui/"]) {
    assert.equal(worker(`/tessera/${path}`), undefined, path);
  }
  assert.equal(worker("/p/octopus-k7m2qxa"), undefined, "another service's");
});
