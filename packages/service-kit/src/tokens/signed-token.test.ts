import { createSignedTokens } from './signed-token';

const KEY = 'a key for tests that has thirty-two characters or more';
const now = new Date('2026-03-02T09:00:00.000Z');
const tokens = createSignedTokens(KEY, 'preferences');

describe('signed tokens', () => {
  it('say what was put in, and fit into a path', () => {
    const token = tokens.issue(['c1', 's1']);
    expect(token).toMatch(/^[A-Za-z0-9._-]{1,400}$/);
    expect(tokens.read(token, now)).toEqual(['c1', 's1']);
  });

  it('end when they expire, to the second', () => {
    const token = tokens.issue(['c1'], now);
    expect(tokens.read(token, now)).toEqual(['c1']);
    expect(tokens.read(token, new Date(now.getTime() + 1000))).toBeNull();
  });

  it('of another purpose or key are worthless', () => {
    const token = tokens.issue(['c1']);
    expect(createSignedTokens(KEY, 'confirm').read(token, now)).toBeNull();
    expect(createSignedTokens(`${KEY}x`, 'preferences').read(token, now)).toBeNull();
  });

  it.each(['', '.', 'a.b', 'a.b.c', `${'a'.repeat(500)}.b`])('forged or broken ones, %#, are worthless', (token) =>
    expect(tokens.read(token, now)).toBeNull(),
  );

  it('with one letter changed anywhere are worthless', () => {
    const token = tokens.issue(['c1', 's1']);
    for (let index = 0; index < token.length; index++) {
      const other = token[index] === 'A' ? 'B' : 'A';
      const changed = `${token.slice(0, index)}${other}${token.slice(index + 1)}`;
      expect(tokens.read(changed, now)).toBeNull();
    }
  });
});
