/**
 * @file Before all tests: builds programs that tests start many times, and starts the database engine. Compiling the
 * programs at each start takes longer than most of them run. Paths and address are in the environment, which the worker
 * processes of jest inherit.
 */
import path from 'node:path';
import { buildTool } from '../build/build-tool';
import { bundle } from '../build/bundle';
import { readParts, TOOL_PART } from '../start/parts.mjs';
import { staleParts, storeStamps, takeStamps } from '../start/stale.mjs';
import { startTestEngine } from './test-engine';

const root = path.resolve(__dirname, '../..');
const programs = [
  'services/admin/src/heavy-worker.ts',
  'services/campaigns/src/heavy-worker.ts',
  'services/subscribers/src/heavy-worker.ts',
  'packages/service-kit/src/testing/journal-process.fixture.ts',
  'packages/service-kit/src/testing/suspect-replica.fixture.ts',
  'packages/service-kit/src/testing/migration-process.fixture.ts',
];

/** The path of the source and of its bundle. */
const buildProgram = async (program: string): Promise<[string, string]> => {
  const outdir = path.join(root, 'build/test-programs', path.dirname(program));
  await bundle({ root, entries: [program], outdir });
  return [path.join(root, program), path.join(outdir, `${path.basename(program, '.ts')}.mjs`)];
};

/** As `npm run build` does: tests that run the operator's tool run its bundle. */
const buildStaleTool = async (): Promise<void> => {
  const stale = staleParts(
    root,
    readParts(root).filter(({ name }) => name === TOOL_PART),
  );
  if (stale.length === 0) return;
  const stamps = takeStamps(root, stale);
  await buildTool(root);
  storeStamps(root, stamps);
};

export default async (): Promise<void> => {
  await startTestEngine();
  await buildStaleTool();
  process.env.BUILT_PROGRAMS = JSON.stringify(Object.fromEntries(await Promise.all(programs.map(buildProgram))));
};
