/**
 * @file `npm run check:images [-- --no-system | --no-build]`: builds every image on a base made from Debian and npm, checks
 * them, and runs the system of docker-compose.yml in containers. Needs root, podman and buildah; no image registry. Not part of
 * `npm test`. With --no-system it only builds and checks; with --no-build it uses the images of the run before.
 */
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runSteps } from './check/run-steps';
import { readCompose } from './compose/compose-file';
import { buildBase, buildNeighbours, nodeImageOf } from './images/base-image';
import { buildImage, imagesOf } from './images/build-images';
import { imageProblems, megabytesBeyond } from './images/image-problems';
import { containerEnvironment, reasonAgainst, runWithOwnMounts } from './images/machine';
import { systemProblems } from './images/system-problems';
import { run, type Workshop } from './images/workshop';

const root = path.resolve(import.meta.dirname, '..');
/** Only values that the file requires. They are not used to build. */
const REQUIRED = {
  SMTP_URL_FILE: './deploy/secrets/smtp_url',
  PUBLIC_ORIGIN: 'https://feedback.example',
  MAIL_FROM: 'Feedback <no-reply@feedback.example>',
  SUPPORT_EMAIL: 'help@feedback.example',
  SYSTEM_ADMIN_EMAIL: 'you@feedback.example',
};
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { 'no-system': { type: 'boolean' }, 'no-build': { type: 'boolean' } } });

const checkAll = async (): Promise<number> => {
  const folder = process.env.IMAGES_DIR ?? path.join(os.tmpdir(), 'folkmoot-images');
  mkdirSync(folder, { recursive: true });
  const workshop: Workshop = { root, folder, env: containerEnvironment(folder) };
  const base = `localhost/${nodeImageOf(root)}`;
  const images = imagesOf(readCompose(path.join(root, 'docker-compose.yml'), REQUIRED));
  const none = async (work: Promise<unknown>): Promise<string[]> => {
    await work;
    return [];
  };
  const building = [
    // The engine that takes the database's place, and the tools that run the journey.
    { name: 'builds the sources', run: () => none(run(workshop, 'npm', ['run', 'build'])) },
    { name: 'base image from Debian and npm', run: () => none(buildBase(workshop)) },
    ...images.map((each) => ({ name: `builds ${each.name}`, run: () => none(buildImage(workshop, each)) })),
    { name: 'engine and broker', run: () => none(buildNeighbours(workshop)) },
  ];
  const checking = images.map((each) => ({
    name: `image ${each.name}`,
    run: async () => {
      const megabytes = await megabytesBeyond(workshop, each.image, base);
      print(`    ${each.name}: ${megabytes.toFixed(0)} MB beyond the base`);
      return imageProblems(workshop, each, megabytes);
    },
  }));
  const parts = [
    ...(values['no-build'] ? [] : [building]),
    checking,
    ...(values['no-system']
      ? []
      : [[{ name: 'the system in containers', run: () => systemProblems(workshop, print) }]]),
  ];
  // An image that is not built is not checked, and a system with a wrong image is not started.
  for (const steps of parts) {
    const { failed } = await runSteps(steps, print, 1);
    if (failed > 0) return 1;
  }
  return 0;
};

const reason = reasonAgainst();
if (reason) {
  process.stderr.write(`check:images cannot run here: ${reason}.\n`);
  process.exitCode = 1;
} else {
  process.exitCode = runWithOwnMounts() ?? (await checkAll());
}
