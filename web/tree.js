// A game as a tree of moves. The game's own line is never overwritten: whatever else is tried becomes a branch.
// Nothing here asks the service or draws; a node's position is filled in by `session.js`.

export class Tree {
  /** `start` is the key of the first position. */
  constructor(start) {
    this.nodes = [{ parent: null, children: [], move: null, key: start }];
    /** The last node of the game's own line. */
    this.end = 0;
    /** Where on its own line the game is shown. */
    this.game = 0;
    /** Where Analysis and Review look. */
    this.at = 0;
  }

  /** A tree as `saved` wrote it; throws on anything else. */
  static from({ start, nodes, end, game, at }) {
    const tree = new Tree(start);
    for (const [parent, move, key] of nodes) {
      if (!tree.nodes[parent] || typeof move !== "string") throw new RangeError("not a saved tree of moves");
      tree.add(parent, move, key ?? null);
    }
    for (const id of [end, game, at]) if (!tree.nodes[id]) throw new RangeError("not a saved tree of moves");
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

  /** The node after a move; the same move twice is one node. */
  add(parent, move, key = null) {
    const known = this.child(parent, move);
    if (known !== null) return known;
    const id = this.nodes.push({ parent, children: [], move, key }) - 1;
    this.nodes[parent].children.push(id);
    return id;
  }

  /** Adds the moves of a record, with their comments and variations, behind a node; the last node of the line. */
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

  /** A move of the game. When a move was taken back, the line that it belonged to stays as a branch. */
  play(move) {
    const id = this.add(this.game, move);
    if (!this.isOnLine(id)) this.end = id;
    this.game = this.at = id;
    return id;
  }

  /** A move that is only tried: the game does not change. */
  explore(move) {
    this.at = this.add(this.at, move);
    return this.at;
  }

  /** Makes the branch that leads to a node the game's own line; the line of before stays as a branch. */
  promote(id) {
    this.end = this.game = this.at = id;
  }

  /** The node after this one: along the game where it goes on, else the branch begun last. */
  next(id) {
    const line = this.line;
    const place = line.indexOf(id);
    if (place >= 0 && place < line.length - 1) return line[place + 1];
    return this.nodes[id].children.at(-1) ?? null;
  }

  /** Where the branch that holds a node leaves the game. */
  fork(id) {
    const line = this.line;
    return this.path(id).findLast((at) => line.includes(at));
  }

  /** The node of a key: the preferred ones first. */
  find(key, ...preferred) {
    const id = preferred.find((candidate) => this.nodes[candidate]?.key === key);
    if (id !== undefined) return id;
    const found = this.nodes.findIndex((node) => node.key === key);
    return found < 0 ? null : found;
  }

  /** Takes out a move that turned out to be impossible, with whatever came after it. */
  drop(id) {
    const { parent, children } = this.nodes[id];
    if (parent === null) return;
    [...children].forEach((child) => this.drop(child));
    this.nodes[parent].children = this.nodes[parent].children.filter((child) => child !== id);
    for (const cursor of ["end", "game", "at"]) if (this[cursor] === id) this[cursor] = parent;
    // Only the node made last can go without moving the others; elsewhere nothing leads to it any more.
    if (id === this.nodes.length - 1) this.nodes.pop();
  }

  /** The branches in the order of reading: each with the node where it leaves and its nodes up to its end. */
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
