/** @file The parts that must work in containers: the first journey, a release of one remote and back, and restarts under load. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { demoUsers } from '@folkmoot/sample-data/demo';
import { comesTrue, HANGS_MS, withData } from '../../e2e/faults/fault-tests';
import { journeyProblems } from '../../e2e/faults/replicas/journey';
import { replacementProblems } from '../../e2e/faults/replicas/replacement';
import { Writers } from '../../e2e/faults/writers';
import type { RunningProcess } from '../compose/running-system';
import { copySources } from '../product/copied-sources';
import { DEMO_CAMPAIGN, readJson, reportedResponses, signIn } from '../product/people';
import { buildImage } from './build-images';
import { type ContainerSystem, startContainers } from './container-system';
import type { Workshop } from './workshop';

const REMOTE = 'mf-subscribers';
const CHANGED = { file: 'src/app/frame.messages.ts', from: 'Subscriber Management', to: 'Subscribers in containers' };
/** The gateway reads the registry twice a second. */
const TAKEN_MS = 20_000;
const WRITERS = 8;
const LOAD_MS = 2_000;
const QUIET_MS = 2_000;

const unless = (isRight: boolean, problem: string): string[] => (isRight ? [] : [problem]);

/** An image with a release of the remote that differs in one text. */
const buildRemoteImage = async (workshop: Workshop): Promise<string> => {
  const { dir, remove } = await copySources(workshop.root);
  try {
    const source = path.join(dir, REMOTE, CHANGED.file);
    writeFileSync(source, readFileSync(source, 'utf8').replace(CHANGED.from, CHANGED.to));
    const image = `folkmoot/${REMOTE}:check`;
    await buildImage(workshop, { name: REMOTE, image: `localhost/${image}`, target: 'remote', args: { REMOTE } }, dir);
    return image;
  } finally {
    await remove();
  }
};

const servedVersion = async ({ origin }: ContainerSystem, cookie: string): Promise<string> => {
  const { remotes } = await readJson<{ remotes: { name: string; version: string; manifest: string }[] }>(
    `${origin}/remotes.json`,
    { headers: { cookie } },
  );
  const entry = remotes.find(({ name }) => name === REMOTE);
  if (!entry) throw new Error(`${REMOTE} is not served`);
  await readJson(`${origin}${entry.manifest}`);
  return entry.version;
};

/** A release of one remote: for one council, for all, and back. */
const releaseProblems = async (workshop: Workshop, system: ContainerSystem, cookie: string): Promise<string[]> => {
  const image = await buildRemoteImage(workshop);
  const other = await signIn(system.origin, demoUsers.hillviewAdmin.email, system.inbox);
  const { council } = await readJson<{ council: { id: string } }>(`${system.origin}/api/auth/session`, {
    headers: { cookie },
  });
  const before = await servedVersion(system, cookie);
  const added = (await system.compose('releases', ['add', REMOTE], image)).trim();
  const release = (...words: string[]): Promise<string> => system.compose('releases', words);
  const become = async (what: string, ours: string, theirs: string): Promise<string[]> => {
    const isServed = async (): Promise<boolean> =>
      (await servedVersion(system, cookie)) === ours && (await servedVersion(system, other)) === theirs;
    return unless(await comesTrue(isServed, TAKEN_MS), `${what}: not served to those who must get it`);
  };
  const problems = unless(added !== before, `the image of ${REMOTE} brings the release that is there`);
  await release('canary', REMOTE, added, council.id);
  problems.push(...(await become('canary', added, before)));
  await release('live', REMOTE, added);
  problems.push(...(await become('live', added, added)));
  await release('live', REMOTE, before);
  problems.push(...(await become('rollback', before, before)));
  const listed = await release('list');
  return [...problems, ...unless(listed.includes(`${REMOTE} ${before}`), `releases list says ${listed}`)];
};

const restart = async (container: RunningProcess): Promise<string[]> => {
  const code = await container.stop();
  container.start();
  await container.healthy();
  return unless(code === 0, `${container.name} ended with code ${code}`);
};

/** Every container once, the database and the broker too, while people answer. Each repeats what was not acknowledged. */
const restartProblems = async (system: ContainerSystem, cookie: string): Promise<string[]> => {
  const { origin, processes, neighbours } = system;
  const reported = (): Promise<number> => reportedResponses(origin, cookie);
  const before = await reported();
  const writers = new Writers(origin, DEMO_CAMPAIGN);
  await writers.begin(WRITERS);
  const problems: string[] = [];
  for (const container of [...processes, ...neighbours]) {
    await pause(LOAD_MS);
    problems.push(...(await restart(container)));
  }
  await pause(LOAD_MS);
  await writers.finish(HANGS_MS);
  await writers.repeatAll(HANGS_MS);
  const wanted = before + writers.acknowledged.size;
  await comesTrue(async () => (await reported()) >= wanted, HANGS_MS);
  // One that is counted twice comes after the others.
  await pause(QUIET_MS);
  const after = await reported();
  return [
    ...problems,
    ...writers.problems,
    ...unless(after === wanted, `${wanted - before} responses were acknowledged, ${after - before} are reported`),
    ...unless(wanted > before, 'nobody answered: nothing was shown'),
  ].map((line) => `restarted: ${line}`);
};

const keepLogs = async (workshop: Workshop, system: ContainerSystem): Promise<void> => {
  const folder = path.join(workshop.root, 'build/test');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'container-logs.txt'), (await system.logs()).join('\n\n'));
};

/** Starts the system, and says what does not work. */
export const systemProblems = (workshop: Workshop, print: (line: string) => void): Promise<string[]> =>
  withData(async (dir) => {
    const beganAt = Date.now();
    const say = (what: string): void => print(`    ${((Date.now() - beganAt) / 1000).toFixed(0)} s: ${what}`);
    const system = await startContainers(workshop, dir);
    try {
      say(`${system.processes.length + system.neighbours.length} containers run and are healthy`);
      const cookie = await signIn(system.origin, demoUsers.riversideAdmin.email, system.inbox);
      const problems = await journeyProblems(workshop.root, system);
      say('the first journey has ended');
      problems.push(...(await releaseProblems(workshop, system, cookie)));
      say('the release has ended');
      problems.push(...(await replacementProblems({ system, cookie }, true)));
      say('every service was replaced and killed');
      problems.push(...(await restartProblems(system, cookie)));
      say('every container was restarted');
      if (problems.length > 0) await keepLogs(workshop, system);
      return problems;
    } catch (error) {
      await keepLogs(workshop, system);
      throw error;
    } finally {
      await system.stop();
    }
  });
