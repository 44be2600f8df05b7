/** @file Runs a test file as a part of a group: its hooks are those of its `describe`, and its changes end with it. */
const { performance } = require('node:perf_hooks');
const { noteDuration } = require('./groups.cjs');
const { changedByLoading, putBack, readLazyGlobals, readState } = require('./left-behind.cjs');

readLazyGlobals();

/** A file that cannot be loaded is one failed test and leaves the other files alone. */
const loadFile = (load) => {
  const before = readState();
  try {
    load();
  } catch (error) {
    it('loads', () => {
      throw error;
    });
    return;
  }
  const changed = changedByLoading(before);
  if (changed.length === 0) return;
  it('changes nothing outside itself when it is loaded', () => {
    throw new Error(`changed: ${changed.join(', ')}. Change it in beforeAll, or mark the file with @alone`);
  });
};

/**
 * @param {string} file From the root: the title, so that a failure names the file.
 * @param {() => unknown} load
 */
const describeFile = (file, load) => {
  describe(file, () => {
    let before;
    let began = performance.now();
    beforeAll(() => {
      before = readState();
      began = performance.now() - loading;
    });
    loadFile(load);
    const loading = performance.now() - began;
    // Runs after the file's own hooks, in the order of definition.
    afterAll(() => {
      const left = putBack(before);
      noteDuration(file, performance.now() - began);
      if (left.length > 0) throw new Error(`${file} left behind: ${left.join(', ')}`);
    });
  });
};

module.exports = { describeFile };
