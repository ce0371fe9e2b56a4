import assert from "node:assert/strict";
import { test } from "node:test";
import { placeOfPasted } from "../../../web/paste.js";

const games = ["octopus", "themisto", "ingenious", "nebuchadnezzar", "temple"].map((id) => ({ id }));

for (const [text, place] of [
  ["https://example.org/g/octopus/R4@0,0%7CR1,O6%7C0,0%7C0%7C1", "#/octopus?p=R4%400%2C0%7CR1%2CO6%7C0%2C0%7C0%7C1"],
  ["https://example.org/tessera/g/nebuchadnezzar/5%2F5%2F2w2%2F5%2F5%20b%20b%203%20-?utm_source=x", "#/nebuchadnezzar?p=5%2F5%2F2w2%2F5%2F5%20b%20b%203%20-"],
  ["https://example.org/r/themisto/1AA_-", "#/themisto/review?r=1AA_-"],
  ["https://example.org/daily/temple/2026-11-21/", "#/temple/puzzle/2026-11-21"],
  ["https://example.org/p/ingenious-9m3grj1", "#/ingenious/puzzle/id/ingenious-9m3grj1"],
  ["ingenious-raise-the-lowest.dvkvpcyqj8932e6my1rc4devcqzw2bg7ycfa", "#/ingenious/puzzle/id/ingenious-raise-the-lowest.dvkvpcyqj8932e6my1rc4devcqzw2bg7ycfa"],
  ["https://example.org/v1/ingenious/puzzles/sets/ingenious-set-ladder-1-5-1-77q", "#/ingenious/puzzle/set/ingenious-set-ladder-1-5-1-77q"],
  ["themisto-set~jz7x6qe~d55717d~6g3sabe-hmq", "#/themisto/puzzle/set/themisto-set~jz7x6qe~d55717d~6g3sabe-hmq"],
  ["https://example.org/?lang=de#/octopus/learn/3", "#/octopus/learn/3"],
]) {
  test(`${text} leads to ${place}`, async () => {
    assert.equal(await placeOfPasted(text, games), place);
  });
}
