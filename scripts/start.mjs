/** @file `npm start`. Checks Node first, since all code behind the dynamic import needs a current version. */
import { nodeProblem } from './start/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
} else {
  const { main } = await import('./start/main.mjs');
  await main(process.argv.slice(2));
}
