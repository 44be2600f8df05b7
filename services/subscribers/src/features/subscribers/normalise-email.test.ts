import { normaliseEmail } from './normalise-email';
import { newUniqueId } from './unique-id';

describe('addresses (F-45)', () => {
  it.each([
    [' Amy@Example.ORG ', 'amy@example.org'],
    ['amy@bücher.example', 'amy@xn--bcher-kva.example'],
    ['"a@b"@example.org', '"a@b"@example.org'],
  ])('%s is compared as %s', (given, expected) => expect(normaliseEmail(given)).toBe(expected));
});

it('unique ids are short, readable and not in order (F-44)', () => {
  const ids = Array.from({ length: 500 }, newUniqueId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect([...ids].sort()).not.toEqual(ids);
});
