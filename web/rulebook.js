// The rules of the games as a rulebook has them, a file for each game and language. This list of files is loaded with
// the first of them, and imports nothing, so that it is a file of its own.

export const rulebook = async (id, tag) => (await import(`./rulebook/${id}-${tag}.md`)).default;
