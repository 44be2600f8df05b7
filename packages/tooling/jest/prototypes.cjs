/** @file Tells whether code has changed what all objects inherit. */
const shared = { Object, Array, Function, String, Number, Promise, Map, Set };

/** The prototypes of these classes with all their members, as they are now. */
const readPrototypes = () =>
  new Map(Object.entries(shared).map(([name, { prototype }]) => [name, { prototype, members: membersOf(prototype) }]));

const membersOf = (prototype) =>
  new Map(Reflect.ownKeys(prototype).map((key) => [key, Object.getOwnPropertyDescriptor(prototype, key)]));

const isSame = (one, other) =>
  one !== undefined &&
  other !== undefined &&
  ['value', 'get', 'set', 'writable', 'enumerable', 'configurable'].every((part) => Object.is(one[part], other[part]));

/** The members that were added, changed or taken away since. */
const changedMembers = (before) =>
  [...before].flatMap(([name, { prototype, members }]) => {
    const now = membersOf(prototype);
    const keys = new Set([...members.keys(), ...now.keys()]);
    return [...keys]
      .filter((key) => !isSame(members.get(key), now.get(key)))
      .map((key) => `${name}.prototype.${String(key)}`);
  });

module.exports = { readPrototypes, changedMembers };
