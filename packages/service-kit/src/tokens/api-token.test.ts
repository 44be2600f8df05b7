import { API_TOKEN_PREFIX, isApiToken, newApiToken } from './api-token';

test('a new token has the prefix, is accepted, and is never the same', () => {
  const tokens = Array.from({ length: 100 }, newApiToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(token).toMatch(/^fmk_[A-Za-z0-9_-]{51}$/);
    expect(isApiToken(token)).toBe(true);
  }
});

test('a token is refused when one character is changed, missing or added', () => {
  const token = newApiToken();
  for (let at = 0; at < token.length; at++) {
    const other = token[at] === 'a' ? 'b' : 'a';
    expect(isApiToken(`${token.slice(0, at)}${other}${token.slice(at + 1)}`)).toBe(false);
    expect(isApiToken(token.slice(0, at) + token.slice(at + 1))).toBe(false);
  }
  for (const text of ['', API_TOKEN_PREFIX, `${token} `, ` ${token}`, `${token}\n`, `${token}0`, token.toUpperCase()])
    expect(isApiToken(text)).toBe(false);
});
