/** @file Reads the results of test files that ran in groups: which failed, and which have no result. */

import path from 'node:path';

/** @typedef {{ path: string, files: string[] }} Group A group, or a file that runs alone; both from the root. */
/** @typedef {{ ancestorTitles: string[], status: string }} Assertion */
/** @typedef {{ name: string, message: string, startTime: number, endTime: number, assertionResults: Assertion[] }} Suite */
/**
 * The test files of a suite, each with its results: the title of a file in a group is its path.
 * @param {Suite} suite
 * @param {Group} group
 * @returns {Map<string, Assertion[]>}
 */
const resultsByFile = ({ assertionResults }, { files }) => {
  const [only] = files;
  if (files.length === 1 && only !== undefined) return new Map([[only, assertionResults]]);
  /** @type {Map<string, Assertion[]>} */
  const byFile = new Map();
  for (const result of assertionResults) {
    const [file = ''] = result.ancestorTitles;
    byFile.set(file, [...(byFile.get(file) ?? []), result]);
  }
  return byFile;
};

/**
 * @param {string} file
 * @param {Suite} suite
 * @param {Assertion[]} results
 */
const hasFailed = (file, suite, results) =>
  suite.message.includes(`${file} left behind`) || results.some(({ status }) => status !== 'passed');

/**
 * What the run says about each file. A group that ended early says nothing about some: they are `missing`.
 * @param {Suite[]} testResults
 * @param {Group[]} groups
 * @param {string} root
 */
export const readUnitResults = (testResults, groups, root) => {
  const suites = new Map(testResults.map((suite) => [path.relative(root, suite.name), suite]));
  const read = groups.flatMap((group) => {
    const suite = suites.get(group.path);
    const byFile = suite ? resultsByFile(suite, group) : new Map();
    return group.files.map((file) => ({ file, suite, results: byFile.get(file) ?? [] }));
  });
  return {
    failed: read.filter(({ file, suite, results }) => suite && hasFailed(file, suite, results)).map(({ file }) => file),
    missing: read.filter(({ results }) => results.length === 0).map(({ file }) => file),
  };
};
