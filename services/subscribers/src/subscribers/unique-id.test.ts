import { newUniqueId } from './unique-id';

it('unique ids are short, readable and not in order (F-44)', () => {
  const ids = Array.from({ length: 500 }, newUniqueId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids) expect(id).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  expect([...ids].sort()).not.toEqual(ids);
});
