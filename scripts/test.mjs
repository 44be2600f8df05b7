/** @file `npm test`: installs what is missing, then everything that CI checks. Ends with one line: how many passed and failed. */
import { nodeProblem } from './start/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  process.stderr.write(`${problem}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
} else {
  const { main } = await import('./test/main.mjs');
  await main();
}
