import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckStep } from '../../scripts/check/run-steps';
import { startProduct } from '../../scripts/product/running-product';
import { expectRefusal, startAndRefuse, withData } from './fault-tests';

/** An address without a server: the refusal must come before any connection. */
const NOWHERE = 'mongodb://127.0.0.1:9/?directConnection=true';

/** Every file and folder with its content. */
const contentsOf = (dir: string): string =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => {
      const file = path.join(dir, name);
      if (!statSync(file).isFile()) return name;
      return `${name} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`;
    })
    .join('\n');

const refusesUntouched = async (
  root: string,
  dir: string,
  env: NodeJS.ProcessEnv,
  words: readonly string[],
): Promise<string[]> => {
  const before = contentsOf(dir);
  const ended = await startAndRefuse(root, ['--data', dir], env);
  const lines = ended.text.split('\n').filter((line) => line.includes('\u2717'));
  return [
    ...expectRefusal(ended, ...words),
    ...(lines.length === 1 ? [] : [`says it in ${lines.length} lines: ${ended.text}`]),
    ...(contentsOf(dir) === before ? [] : [`the folder has changed:\n${before}\n--\n${contentsOf(dir)}`]),
  ];
};

const withFolderOf = (files: Readonly<Record<string, string>>, work: (dir: string) => Promise<string[]>) =>
  withData(async (dir) => {
    mkdirSync(path.join(dir, 'db'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(dir, name), text);
    return work(dir);
  });

/** Data files of mongod: marked by the product at mongod's first start, or copied from another mongod. */
const ofMongod = (root: string, files: Readonly<Record<string, string>>) =>
  withFolderOf(files, (dir) =>
    refusesUntouched(root, dir, { PATH: dir, MONGODB_URI: '' }, ['written by mongod', 'not on the PATH']),
  );

const ofTheEngineButElsewhere = (root: string) =>
  withFolderOf({ 'db/engine.json': '{"engine":"embedded-mongo","format":1}' }, (dir) =>
    refusesUntouched(root, dir, { MONGODB_URI: NOWHERE }, ['embedded-mongo', 'MONGODB_URI', '--data']),
  );

const ofElsewhereButNotNamed = (root: string) =>
  withFolderOf({ 'database.json': '{"at":"MONGODB_URI"}' }, (dir) =>
    refusesUntouched(root, dir, { MONGODB_URI: '' }, ['MONGODB_URI', '--data']),
  );

/** mongod cannot use the engine's files, so a mongod that is installed later must not touch them. */
const staysWithTheEngine = (root: string) =>
  withData(async (dir) => {
    const args = ['--empty'];
    const first = await startProduct({ root, args, dataDir: dir, env: { MONGODB_URI: '' } });
    await first.stop();
    const programs = path.join(dir, 'programs');
    const witness = path.join(programs, 'was-called');
    mkdirSync(programs);
    writeFileSync(path.join(programs, 'mongod'), `#!/bin/sh\ntouch ${witness}\n`);
    chmodSync(path.join(programs, 'mongod'), 0o755);
    const PATH = `${programs}${path.delimiter}${process.env.PATH}`;
    const second = await startProduct({ root, args, dataDir: dir, env: { MONGODB_URI: '', PATH } });
    await second.stop();
    return [
      ...(second.output().includes('embedded engine') ? [] : [`another engine was taken: ${second.output()}`]),
      ...(readdirSync(programs).includes('was-called') ? ['mongod was started on the files of the engine'] : []),
      ...(second.output().includes('system administrator made') ? ['the data were not found again'] : []),
    ];
  });

/** A data folder of another database engine. */
export const databaseFaults = (root: string): CheckStep[] => [
  {
    name: 'data folder: marked for mongod, and no mongod, refuses and changes nothing',
    run: () => ofMongod(root, { 'db/engine.json': '{"engine":"mongod","format":1}' }),
  },
  {
    name: 'data folder: files of mongod, and no mongod, refuses and changes nothing',
    run: () => ofMongod(root, { 'db/WiredTiger': 'WiredTiger\n' }),
  },
  {
    name: 'data folder: of the embedded engine, and MONGODB_URI, refuses and changes nothing',
    run: () => ofTheEngineButElsewhere(root),
  },
  {
    name: 'data folder: made with MONGODB_URI, and none now, refuses and changes nothing',
    run: () => ofElsewhereButNotNamed(root),
  },
  {
    name: 'data folder: of the embedded engine, and mongod on the PATH, goes on with the engine',
    run: () => staysWithTheEngine(root),
  },
];
