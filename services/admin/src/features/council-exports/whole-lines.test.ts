import { wholeLines } from './whole-lines';

async function* stream(...chunks: string[]): AsyncIterable<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

const cut = async (atLeast: number, ...chunks: string[]) => {
  const pieces: [text: string, count: number, lastId: string][] = [];
  for await (const { bytes, count, lastId } of wholeLines(stream(...chunks), atLeast)) {
    pieces.push([bytes.toString('utf8'), count, lastId]);
  }
  return pieces;
};

const line = (id: string) => `{"id":"${id}"}\n`;

describe('a stream of lines', () => {
  it('a stream is cut into whole lines with none lost or repeated when chunks have any size', async () => {
    const text = ['a', 'b', 'c', 'd'].map(line).join('');
    for (const size of [1, 3, 11, 12, 23, 100]) {
      const chunks = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
      for (const atLeast of [1, 11, 20, 1_000]) {
        const pieces = await cut(atLeast, ...chunks);
        expect(pieces.map(([piece]) => piece).join('')).toBe(text);
        expect(pieces.every(([piece]) => piece.endsWith('\n'))).toBe(true);
        expect(pieces.reduce((total, [, count]) => total + count, 0)).toBe(4);
        expect(pieces.at(-1)?.[2]).toBe('d');
      }
    }
  });
  it('a stream is one piece when it is shorter than a piece, and a longer line stays whole', async () => {
    expect(await cut(1_000, line('a'), line('b'))).toEqual([[line('a') + line('b'), 2, 'b']]);
    const long = line('x'.repeat(50));
    expect(await cut(10, long.slice(0, 20), long.slice(20, 40), long.slice(40))).toEqual([[long, 1, 'x'.repeat(50)]]);
  });
  it('an empty stream has no pieces', async () => expect(await cut(10)).toEqual([]));
  it('a stream is refused when it ends within a line, because the item is incomplete', async () => {
    await expect(cut(1_000, line('a'), '{"id":')).rejects.toThrow('within a line');
  });
});
