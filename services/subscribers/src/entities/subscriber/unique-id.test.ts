import { newUniqueId, newUniqueIdsTogether } from './unique-id';

it.each([
  ['one by one', newUniqueId],
  ['together', newUniqueIdsTogether()],
])('unique ids from %s are short, readable and not in order (F-44)', (_how, next) => {
  const ids = Array.from({ length: 500 }, () => next());
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect([...ids].sort()).not.toEqual(ids);
});

it('unique ids of one batch share a prefix that other ids do not have', () => {
  const beginningsOf = (next: () => string) => new Set(Array.from({ length: 100 }, () => next().slice(0, 3))).size;
  expect(beginningsOf(newUniqueIdsTogether())).toBe(1);
  expect(beginningsOf(newUniqueId)).toBeGreaterThan(50);
});
