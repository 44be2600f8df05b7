import { changedMembers, readPrototypes } from './prototypes.cjs';

/**
 * Changes a prototype, returns the report of the check, and changes it back before the check after each test reads it.
 */
const noticed = (change: () => void, back: () => void): readonly string[] => {
  const before = readPrototypes();
  change();
  const changed = changedMembers(before);
  back();
  return changed;
};
const planted: Record<string, unknown> = Object.prototype as never;

it('a member is noticed when it was added to all objects', () => {
  const changed = noticed(
    () => Object.assign(planted, { answered: 1 }),
    () => delete planted.answered,
  );
  expect(changed).toEqual(['Object.prototype.answered']);
});

it('a member is noticed when it was replaced', () => {
  const { toString: original } = Object.prototype;
  const changed = noticed(
    () => Object.assign(planted, { toString: () => '' }),
    () => Object.assign(planted, { toString: original }),
  );
  expect(changed).toEqual(['Object.prototype.toString']);
});

it('a member is noticed when it was removed from all lists', () => {
  const at = Object.getOwnPropertyDescriptor(Array.prototype, 'at') ?? {};
  const changed = noticed(
    () => Reflect.deleteProperty(Array.prototype, 'at'),
    () => Object.defineProperty(Array.prototype, 'at', at),
  );
  expect(changed).toEqual(['Array.prototype.at']);
});

it('no change is noticed when nothing was changed', () => {
  expect(changedMembers(readPrototypes())).toEqual([]);
});
