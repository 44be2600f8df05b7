/**
 * @file `npm run check:mongo -- mongodb://… [WORD]`: the product's tests of its databases and the conformance table
 * against another server, a replica set; without an address, against MONGODB_URI; with a word, only files named so.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);
const [uri = process.env.MONGODB_URI] = given.filter((word) => word.startsWith('mongodb'));
const [only = ''] = given.filter((word) => !word.startsWith('mongodb'));
if (!uri) {
  process.stderr.write('Usage: npm run check:mongo -- mongodb://HOST:PORT/?replicaSet=NAME [WORD]\n');
  process.exit(1);
}
const tests = `${only}.*(?<=\\.mongo|\\.api|conformance)\\.test\\.ts$`;
const args = [path.join(root, 'node_modules/jest/bin/jest.js'), '--testPathPatterns', tests];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MONGODB_URI: uri },
});
process.exitCode = status ?? 1;
