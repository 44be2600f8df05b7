/**
 * @file `npm test`: installs missing packages, then runs all checks of CI. Its last line is the number of passed and
 * failed tests.
 */
import { nodeProblem } from './start/node-version.mjs';

const problem = nodeProblem(process.versions.node);
if (problem) {
  process.stderr.write(`${problem}\n0 passed, 1 failed\n`);
  process.exitCode = 1;
} else {
  const { main } = await import('./test/main.mjs');
  await main();
}
