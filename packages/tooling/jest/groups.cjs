/**
 * @file Groups of test files that share one registry of modules: express, mongoose, React and the contracts are then
 * evaluated once for each group, which takes longer than many of the tests. `npm test` uses groups; without
 * `TEST_GROUPS` in the environment each file has a registry of its own. docs/adr/0106-test-files-share-modules.md
 */
const { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
const folder = 'build/test/groups';
const durationsFile = path.join(__dirname, 'durations.json');

/** A longer group would end long after the others. */
const LONGEST_GROUP_S = 60;
/** Files that are not in `durations.json`. */
const USUAL_S = 1;

/** These change the modules, or the timeout, of all files of a group. `@alone` with a reason says the same. */
const needsOwnProcess =
  /\bjest\.(?:setTimeout|resetModules|isolateModules|doMock|unmock|unstable_)|@jest-environment\b|@alone\b/;
const mocked = /^jest\.mock\([\s\S]*?\);$/gm;

const isGrouped = () => Boolean(process.env.TEST_GROUPS);

/** @param {readonly string[]} dirs @param {readonly string[]} endings */
const testFiles = (dirs, endings) =>
  dirs
    .flatMap((dir) =>
      readdirSync(path.join(root, dir), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && endings.some((ending) => entry.name.endsWith(ending)))
        .map((entry) => path.relative(root, path.join(entry.parentPath ?? entry.path, entry.name))),
    )
    .filter((file) => !file.includes('node_modules/'))
    .sort();

/** The parts of the repository share most modules within themselves. */
const partOf = (file) => {
  const [first, second] = file.split('/');
  return first === 'packages' || first === 'services' ? `${first}-${second}` : first;
};

/** The statements that replace modules, with paths from the root. */
const mocksOf = (file, source) =>
  (source.match(mocked) ?? []).map((mock) =>
    mock.replace(/(?<=^jest\.mock\(')\.[^']+/, (relative) => path.join(path.dirname(file), relative)),
  );

/** Files with the same key can share modules: they are of the same part and replace the same modules. */
const keyOf = (file, source) => {
  if (needsOwnProcess.test(source)) return null;
  return [partOf(file), ...mocksOf(file, source).sort()].join('\n');
};

/**
 * A file that is longer than a group is a group by itself. The others are shared out to as few groups as the longest
 * duration allows: the longest file first, each to the group that is the shortest so far. In a group the files are in
 * alphabetical order.
 */
const shareOut = (files, durationOf) => {
  const long = files.filter((file) => durationOf(file) >= LONGEST_GROUP_S);
  const others = files.filter((file) => !long.includes(file));
  const total = others.reduce((sum, file) => sum + durationOf(file), 0);
  const groups = Array.from({ length: Math.ceil(total / LONGEST_GROUP_S) }, () => ({ files: [], duration: 0 }));
  for (const file of [...others].sort((a, b) => durationOf(b) - durationOf(a) || a.localeCompare(b))) {
    const shortest = groups.reduce((least, group) => (group.duration < least.duration ? group : least));
    shortest.files.push(file);
    shortest.duration += durationOf(file);
  }
  return [
    ...long.map((file) => ({ files: [file], duration: durationOf(file) })),
    ...groups.map(({ files: members, duration }) => ({ files: members.sort(), duration })),
  ];
};

/**
 * The groups of these files, and the files that stay alone.
 * @param {readonly { file: string, source: string }[]} sources
 * @param {(file: string) => number} durationOf
 */
const groupFiles = (sources, durationOf) => {
  const byKey = new Map();
  for (const { file, source } of sources) {
    const key = keyOf(file, source) ?? file;
    byKey.set(key, [...(byKey.get(key) ?? []), file]);
  }
  return [...byKey.values()].flatMap((files) => shareOut(files, durationOf));
};

const programOf = (files) => {
  const lines = files.map((file) => {
    const name = JSON.stringify(file);
    return `describeFile(${name}, () => require(${JSON.stringify(`../../../${file}`)}));`;
  });
  return `const { describeFile } = require('../../../packages/tooling/jest/file-in-group.cjs');\n${lines.join('\n')}\n`;
};

const readDurations = () => (existsSync(durationsFile) ? JSON.parse(readFileSync(durationsFile, 'utf8')) : {});

/**
 * Writes the groups of a project's test files. Returns the paths, from the root, of what jest runs.
 * @param {string} project
 * @param {readonly string[]} dirs
 * @param {readonly string[]} endings
 */
const writeGroups = (project, dirs, endings) => {
  const durations = new Map(Object.entries(readDurations()));
  const durationOf = (file) => durations.get(file) ?? USUAL_S;
  const sources = testFiles(dirs, endings).map((file) => ({
    file,
    source: readFileSync(path.join(root, file), 'utf8'),
  }));
  mkdirSync(path.join(root, folder), { recursive: true });
  const counts = new Map();
  const written = groupFiles(sources, durationOf).map(({ files, duration }) => {
    if (files.length === 1) return { path: files[0], files, duration };
    const part = partOf(files[0]);
    const number = (counts.get(part) ?? 0) + 1;
    counts.set(part, number);
    const group = `${folder}/${project}-${part}-${number}.test.cjs`;
    const ordered = process.env.TEST_GROUPS === 'reversed' ? [...files].reverse() : files;
    writeFileSync(path.join(root, group), programOf(ordered));
    return { path: group, files, duration };
  });
  writeFileSync(path.join(root, folder, `${project}.json`), JSON.stringify(written, null, 2));
  return written.map(({ path: file }) => file);
};

/** The groups that this run's projects have written. */
const readGroups = () =>
  readdirSync(path.join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => JSON.parse(readFileSync(path.join(root, folder, name), 'utf8')));

const removeGroups = () => rmSync(path.join(root, folder), { recursive: true, force: true });

const measuredFile = path.join(root, folder, 'measured.jsonl');

/** Called by each file of a group, at its end. */
const noteDuration = (file, ms) => appendFileSync(measuredFile, `${JSON.stringify([file, ms])}\n`);

/**
 * Writes `build/test/durations.json`, which replaces `durations.json` here when the last groups end long after the
 * others.
 * @param {readonly { name: string, startTime: number, endTime: number }[]} suites
 */
const writeMeasuredDurations = (suites) => {
  const grouped = existsSync(measuredFile) ? readFileSync(measuredFile, 'utf8').trim().split('\n') : [];
  const single = suites
    .map(({ name, startTime, endTime }) => [path.relative(root, name), endTime - startTime])
    .filter(([file]) => !file.startsWith(folder));
  const measured = [...grouped.map((line) => JSON.parse(line)), ...single]
    .map(([file, ms]) => [file, Math.round(ms / 1000)])
    .filter(([, seconds]) => seconds > USUAL_S)
    .sort(([a], [b]) => a.localeCompare(b));
  writeFileSync(
    path.join(root, 'build/test/durations.json'),
    `${JSON.stringify(Object.fromEntries(measured), null, 2)}\n`,
  );
};

module.exports = { groupFiles, isGrouped, noteDuration, readGroups, removeGroups, writeGroups, writeMeasuredDurations };
