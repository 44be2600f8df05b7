import { textParts } from './text-parts';

const partsOf = async (texts: readonly string[], length: number): Promise<string[]> => {
  const parts: string[] = [];
  for await (const part of textParts(texts, length)) parts.push(part);
  return parts;
};

describe('the parts of a text', () => {
  test('a text is one part when it is short or empty', async () => {
    expect(await partsOf(['abc'], 3)).toEqual(['abc']);
    expect(await partsOf([''], 3)).toEqual(['']);
    expect(await partsOf([], 3)).toEqual(['']);
  });

  test('parts have the same lengths whatever the pieces are that a text comes in', async () => {
    const expected = ['abc', 'def', 'gh'];
    expect(await partsOf(['abcdefgh'], 3)).toEqual(expected);
    expect(await partsOf(['a', 'bcdefg', 'h'], 3)).toEqual(expected);
    expect(await partsOf(['abcdef', 'ghi'], 3)).toEqual(['abc', 'def', 'ghi']);
  });

  test('a character of two units is not divided', async () => {
    const parts = await partsOf(['ab😀', 'cd'], 3);
    expect(parts).toEqual(['ab', '😀c', 'd']);
  });
});
