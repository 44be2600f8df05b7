/**
 * @file `npm run check:mongo -- mongodb://… [WORD]`: runs the product's database tests and the conformance table
 * against another server, a replica set. Without an address it uses MONGODB_URI; with a word, only files with it in
 * their name.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const words = process.argv.slice(2);
const [uri = process.env.MONGODB_URI] = words.filter((word) => word.startsWith('mongodb'));
const [only = ''] = words.filter((word) => !word.startsWith('mongodb'));
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
