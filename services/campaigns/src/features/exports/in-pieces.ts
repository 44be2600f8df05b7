/** Characters per written chunk. */
const PIECE = 64 * 1024;

/** Joins lines to chunks, because each chunk costs a write. */
export function* inPieces(lines: Iterable<string>): Iterable<string> {
  let piece = '';
  for (const line of lines) {
    piece += line;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}
