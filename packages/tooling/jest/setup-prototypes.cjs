/** @file Fails when, after a test of servers or packages, shared prototypes differ from their state before the file. */
const { readPrototypes, changedMembers } = require('./prototypes.cjs');

const before = readPrototypes();

afterEach(() => {
  const changed = changedMembers(before);
  if (changed.length > 0) throw new Error(`the code under test changed ${changed.join(', ')}`);
});
