/** @file After every test of servers and packages the prototypes that all objects share are as they were before the file. */
const { readPrototypes, changedMembers } = require('./prototypes.cjs');

const before = readPrototypes();

afterEach(() => {
  const changed = changedMembers(before);
  if (changed.length > 0) throw new Error(`the code under test changed ${changed.join(', ')}`);
});
