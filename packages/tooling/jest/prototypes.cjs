/** @file Detects whether code has changed the prototypes that all objects share. */
const shared = { Object, Array, Function, String, Number, Promise, Map, Set };

/** The current members of these classes' prototypes. */
const readPrototypes = () =>
  new Map(Object.entries(shared).map(([name, { prototype }]) => [name, { prototype, members: membersOf(prototype) }]));

const membersOf = (prototype) =>
  new Map(Reflect.ownKeys(prototype).map((key) => [key, Object.getOwnPropertyDescriptor(prototype, key)]));

const isSame = (a, b) =>
  a !== undefined &&
  b !== undefined &&
  ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'].every((part) => Object.is(a[part], b[part]));

/** The members that were added, changed or removed since then. */
const changedMembers = (before) =>
  [...before].flatMap(([name, { prototype, members }]) => {
    const now = membersOf(prototype);
    const keys = new Set([...members.keys(), ...now.keys()]);
    return [...keys]
      .filter((key) => !isSame(members.get(key), now.get(key)))
      .map((key) => `${name}.prototype.${String(key)}`);
  });

module.exports = { readPrototypes, changedMembers };
