// The service that the module is compared with, and the calls of both by one name.

import assert from "node:assert/strict";
import * as fluent from "@fluent/bundle";
import { createEngine } from "../../packages/engine/node.js";
import { renderer } from "../../web/engine-messages.js";

const speakers = new Map();

/** A function that renders the module's messages in a language, as on the page. */
export async function sayIn(language) {
  const { default: messages } = await import(`../../packages/page/parts/${language}-sentences.js`);
  if (!speakers.has(language)) speakers.set(language, renderer(fluent, language, messages));
  return speakers.get(language);
}

/** Address of the service. */
export const HOST = process.env.TESSERA_URL;
/** The value with which `run` starts the service: answers contain it. */
const MAX_TIME_MS = 170_000;

export const engine = await createEngine({ maxTimeMs: MAX_TIME_MS });

/** Sends a request to the service, again while it is busy; returns status and text. */
export async function asked(path, body, language) {
  const options = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body };
  const address = HOST + path + (language === "en" ? "" : `${path.includes("?") ? "&" : "?"}lang=${language}`);
  for (;;) {
    const response = await fetch(address, options);
    const text = await response.text();
    if (response.status !== 503 && response.status !== 429) return { status: response.status, text };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

/** Makes a call of the module; returns status and text, as the service would answer. */
async function made(name, request, language) {
  try {
    return { status: 200, text: await engine.callText(name, request, { say: await sayIn(language) }) };
  } catch (problem) {
    if (!problem.document) throw problem;
    return { status: problem.status, text: JSON.stringify(problem.document) };
  }
}

/** Removes the request id, which only the service adds to a problem. */
const withoutId = (text) => text.replace(/,"request_id":"[^"]*"/, "");

/**
 * Removes what a library adds, since the module has none: the library id of the same puzzle in another orientation, and
 * the nodes of a proof, which the library makes in the orientation of its record.
 */
const withoutLibrary = (text) =>
  text.replaceAll(/"same_as":"[^"]*",/g, "").replaceAll(/"certificate":.*?\}\]\}/g, (proof) => proof.replaceAll(/"nodes":\d+/g, ""));

/**
 * Compares a call of the service with one of the module, byte for byte, in a language. `shown` picks the part of the answer
 * that both have, and `alike` leaves out what they may differ in.
 */
export async function compare({ path, body, name, request, language = "en", shown = (text) => text, alike = (text) => text }) {
  const [theirs, ours] = await Promise.all([asked(path, body, language), made(name, request, language)]);
  const about = `${language} ${path} ${body ?? ""} as ${name} ${request}`;
  assert.equal(ours.status, theirs.status, `${about}: ${ours.text} ${theirs.text}`);
  if (theirs.status === 200) assert.equal(alike(withoutLibrary(shown(ours.text))), alike(withoutLibrary(theirs.text)), about);
  else assert.equal(ours.text, withoutId(theirs.text), about);
  return theirs.status;
}

/** The picture alone, as the service sends it. */
export const svg = (text) => JSON.parse(text).svg;
