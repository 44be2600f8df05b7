/**
 * @file `npm run check:mongo -- mongodb://…`: the product's tests of its databases and the conformance table against
 * another server, a replica set; without an address, against MONGODB_URI.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const uri = process.argv[2] ?? process.env.MONGODB_URI;
if (!uri) {
  process.stderr.write('Usage: npm run check:mongo -- mongodb://HOST:PORT/?replicaSet=NAME\n');
  process.exit(1);
}
const tests = '(\\.mongo|\\.api|conformance)\\.test\\.ts$';
const args = [path.join(root, 'node_modules/jest/bin/jest.js'), '--testPathPatterns', tests];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, MONGODB_URI: uri },
});
process.exitCode = status ?? 1;
