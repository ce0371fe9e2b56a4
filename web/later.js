// Panels and dialogs that load when they are opened for the first time. They are not listed in `app.js`, which waits at
// its top level: the build shares no code between such a module and what it loads.

/** The classes of panels, of the page of the days, and of the dialog for a new game. */
export const LATER = {
  learn: async () => (await import("./learn.js")).Learn,
  analysis: async () => (await import("./analysis.js")).Analysis,
  review: async () => (await import("./review.js")).Review,
  edit: async () => (await import("./editor.js")).Editor,
  rules: async () => (await import("./rules.js")).Rules,
  days: async () => (await import("./days.js")).Days,
  dialog: async () => (await import("./dialogs.js")).NewGame,
};
