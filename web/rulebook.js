// The rules of the games as a rulebook has them, a file for each game and language.

const BOOKS = {
  octopus: { en: () => import("./rulebook/octopus-en.md"), de: () => import("./rulebook/octopus-de.md"), es: () => import("./rulebook/octopus-es.md"), fr: () => import("./rulebook/octopus-fr.md") },
  themisto: { en: () => import("./rulebook/themisto-en.md"), de: () => import("./rulebook/themisto-de.md"), es: () => import("./rulebook/themisto-es.md"), fr: () => import("./rulebook/themisto-fr.md") },
  ingenious: { en: () => import("./rulebook/ingenious-en.md"), de: () => import("./rulebook/ingenious-de.md"), es: () => import("./rulebook/ingenious-es.md"), fr: () => import("./rulebook/ingenious-fr.md") },
  nebuchadnezzar: { en: () => import("./rulebook/nebuchadnezzar-en.md"), de: () => import("./rulebook/nebuchadnezzar-de.md"), es: () => import("./rulebook/nebuchadnezzar-es.md"), fr: () => import("./rulebook/nebuchadnezzar-fr.md") },
  temple: { en: () => import("./rulebook/temple-en.md"), de: () => import("./rulebook/temple-de.md"), es: () => import("./rulebook/temple-es.md"), fr: () => import("./rulebook/temple-fr.md") },
};

export const rulebook = async (id, tag) => (await BOOKS[id][tag]()).default;
