// Boards that are written as rows of letters, a dot for an empty cell.

/** The position with a piece put on a cell; the same piece again, or none, empties it. */
export function placed(position, row, column, piece) {
  const there = position.board[row][column];
  const board = position.board.map((line, i) => (i === row ? line.slice(0, column) + (piece && piece !== there ? piece : ".") + line.slice(column + 1) : line));
  return { ...position, board };
}
