// The page's messages, `web/messages/<language>.ftl`, as `@fluent/bundle` reads them.

import { readFile, readdir } from "node:fs/promises";
import { FluentBundle, FluentResource } from "@fluent/bundle";

const FOLDER = new URL("../../web/messages/", import.meta.url);

/** The languages that there are messages in, by their tags. */
export const languages = (await readdir(FOLDER)).filter((name) => name.endsWith(".ftl")).map((name) => name.slice(0, -4)).sort();

/** The messages of a text; throws where one can't be read, which Fluent itself passes over. */
export function messagesIn(text, name) {
  const { body } = new FluentResource(text);
  const begun = [...text.matchAll(/^([^\s#}.*[].*?) *=/gm)].map(([, id]) => id);
  const read = body.map(({ id }) => id);
  const lost = begun.filter((id) => !read.includes(id));
  if (lost.length) throw new Error(`${name}: these messages can't be read: ${lost.join(", ")}`);
  return body;
}

const textOf = (tag) => readFile(new URL(`${tag}.ftl`, FOLDER), "utf8");

/** The messages of a language. */
export const messagesOf = async (tag) => messagesIn(await textOf(tag), `${tag}.ftl`);

/** The messages of a language as a bundle. */
export async function bundleOf(tag) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  bundle.addResource({ body: await messagesOf(tag) });
  return bundle;
}

/** What is said only where a game is learnt. */
const OF_LESSONS = /^(lesson-[a-z]+-[a-z]+|[a-z]+-(rules|picture-))/;

/** A part of a language's messages, `page` or `lessons`, without comments and wide margins; `language.js` reads it. */
export async function partOf(tag, part) {
  await messagesOf(tag);
  const entries = (await textOf(tag)).split(/^(?=[a-z#])/m).filter((entry) => !entry.startsWith("#") && OF_LESSONS.test(entry) === (part === "lessons"));
  return entries.map((entry) => entry.trim().replaceAll(/\n\s+/g, "\n ")).join("\n");
}
