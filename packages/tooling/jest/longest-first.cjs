/** @file Starts the longest groups of test files first, so that no worker is busy long after the others. */
const path = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');
const { readGroups } = require('./groups.cjs');

const root = path.resolve(__dirname, '../../..');

module.exports = class extends Sequencer {
  sort(tests) {
    const durations = new Map(readGroups().map(({ path: file, duration }) => [path.join(root, file), duration]));
    const durationOf = (test) => durations.get(test.path) ?? 0;
    return [...tests].sort((a, b) => durationOf(b) - durationOf(a));
  }
};
