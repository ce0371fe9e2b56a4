// A game as a tree of moves. The game's own line is never overwritten: every other move becomes a branch. The tree
// neither calls the service nor draws; `session.js` fills in the positions of nodes.

export class Tree {
  /** `start` is the key of the first position. */
  constructor(start) {
    this.nodes = [{ parent: null, children: [], move: null, key: start }];
    /** The last node of the game's own line. */
    this.end = 0;
    /** The node on its own line at which the game is shown. */
    this.game = 0;
    /** The node that Analysis and Review show. */
    this.at = 0;
  }

  /** A tree in the form that `saved` returns; throws on anything else. */
  static from({ start, nodes, end, game, at }) {
    const tree = new Tree(start);
    for (const [parent, move, key] of nodes) {
      if (!Number.isInteger(parent) || !tree.nodes[parent] || typeof move !== "string") throw new RangeError("not a saved tree of moves");
      tree.add(parent, move, key ?? null);
    }
    for (const id of [end, game, at]) if (!Number.isInteger(id) || !tree.nodes[id]) throw new RangeError("not a saved tree of moves");
    Object.assign(tree, { end, game, at });
    if (!tree.isOnLine(game)) tree.game = end;
    return tree;
  }

  saved() {
    const nodes = this.nodes.slice(1).map(({ parent, move, key }) => (key ? [parent, move, key] : [parent, move]));
    return { start: this.nodes[0].key, nodes, end: this.end, game: this.game, at: this.at };
  }

  /** The nodes from the first position to a node, both included. */
  path(id) {
    const path = [];
    for (let at = id; at !== null; at = this.nodes[at].parent) path.unshift(at);
    return path;
  }

  /** The moves that lead to a node. */
  moves(id) {
    return this.path(id).slice(1).map((at) => this.nodes[at].move);
  }

  /** The game's own line, from the first position to its last. */
  get line() {
    return this.path(this.end);
  }

  isOnLine(id) {
    return this.line.includes(id);
  }

  child(id, move) {
    return this.nodes[id].children.find((child) => this.nodes[child].move === move) ?? null;
  }

  /** Adds a move after a node; the same move twice is one node. */
  add(parent, move, key = null) {
    const known = this.child(parent, move);
    if (known !== null) return known;
    const id = this.nodes.push({ parent, children: [], move, key }) - 1;
    this.nodes[parent].children.push(id);
    return id;
  }

  /** Adds the moves of a record, with their comments and variations, after a node; returns the last node of the line. */
  grow(from, moves) {
    let at = from;
    for (const { move, comment, variations = [] } of moves) {
      const next = this.add(at, move);
      if (comment) this.nodes[next].comment = comment;
      for (const variation of variations) this.grow(at, variation.moves);
      at = next;
    }
    return at;
  }

  /** Plays a move of the game. If a move was taken back, its former line stays as a branch. */
  play(move) {
    const id = this.add(this.game, move);
    if (!this.isOnLine(id)) this.end = id;
    this.game = this.at = id;
    return id;
  }

  /** Tries a move: the game does not change. */
  explore(move) {
    this.at = this.add(this.at, move);
    return this.at;
  }

  /** Makes the branch that leads to a node the game's own line; the former line stays as a branch. */
  promote(id) {
    this.end = this.game = this.at = id;
  }

  /** The node after this one: along the game where it goes on, otherwise the latest branch. */
  next(id) {
    const line = this.line;
    const place = line.indexOf(id);
    if (place >= 0 && place < line.length - 1) return line[place + 1];
    return this.nodes[id].children.at(-1) ?? null;
  }

  /** The node at which the branch of a node leaves the game. */
  fork(id) {
    const line = this.line;
    return this.path(id).findLast((at) => line.includes(at));
  }

  /** The node with a key: one of `preferred` if it has the key. */
  find(key, ...preferred) {
    const id = preferred.find((candidate) => this.nodes[candidate]?.key === key);
    if (id !== undefined) return id;
    const found = this.nodes.findIndex((node) => node.key === key);
    return found < 0 ? null : found;
  }

  /** Removes a move that turned out to be impossible, and all moves after it. */
  drop(id) {
    const { parent, children } = this.nodes[id];
    if (parent === null) return;
    [...children].forEach((child) => this.drop(child));
    this.nodes[parent].children = this.nodes[parent].children.filter((child) => child !== id);
    for (const cursor of ["end", "game", "at"]) if (this[cursor] === id) this[cursor] = parent;
    // Only the newest node can be removed without renumbering the others; older ones merely become unreachable.
    if (id === this.nodes.length - 1) this.nodes.pop();
  }

  /** The branches in reading order: each with the node at which it leaves, and its nodes up to its end. */
  branches() {
    const line = new Set(this.line);
    const found = [];
    const follow = (id, branch, depth) => {
      branch.nodes.push(id);
      const [first, ...others] = this.nodes[id].children;
      if (first !== undefined) follow(first, branch, depth);
      for (const other of others) begin(id, other, depth + 1);
    };
    const begin = (from, id, depth) => {
      const branch = { from, depth, nodes: [] };
      found.push(branch);
      follow(id, branch, depth);
    };
    for (const id of this.line) for (const child of this.nodes[id].children) if (!line.has(child)) begin(id, child, 1);
    return found;
  }
}
