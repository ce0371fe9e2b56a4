// Boards written as rows of letters, with a dot for an empty cell.

/** The position with a piece on a cell; if the same piece is there already, or `piece` is none, the cell is emptied. */
export function placed(position, row, column, piece) {
  const there = position.board[row][column];
  const board = position.board.map((line, i) => (i === row ? line.slice(0, column) + (piece && piece !== there ? piece : ".") + line.slice(column + 1) : line));
  return { ...position, board };
}
