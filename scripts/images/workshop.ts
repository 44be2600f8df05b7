/** @file The folder in which images are built, and the programs that work on it. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { Problem } from '../start/problem.mjs';
import { runCommand } from '../start/run-command.mjs';

export interface Workshop {
  readonly root: string;
  /** Images, the base system and caches. They are kept for the next run. */
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

const SHOWN_LINES = 40;
const SHOWN_WORDS = 4;

/** Runs a program. Returns its output. Throws a Problem with the end of its output when it fails. */
export const run = (
  { root, env }: Pick<Workshop, 'root' | 'env'>,
  program: string,
  args: readonly string[],
): Promise<string> => runCommand(program, [...args], { cwd: root, env, shownLines: SHOWN_LINES });

const runFile = promisify(execFile);
const MAX_OUTPUT_BYTES = 20_000_000;

/** Runs podman. Returns what it prints, without its warnings. */
export const podman = async ({ root, env }: Workshop, ...args: string[]): Promise<string> => {
  try {
    const { stdout } = await runFile('podman', args, { cwd: root, env, maxBuffer: MAX_OUTPUT_BYTES });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '', code } = error as { stdout?: string; stderr?: string; code?: unknown };
    const lines = `${stdout}${stderr}`.trimEnd().split('\n').slice(-SHOWN_LINES);
    throw new Problem(`podman ${args.slice(0, SHOWN_WORDS).join(' ')} … ended with ${code}`, lines);
  }
};

interface Build {
  readonly image: string;
  readonly file: string;
  readonly context: string;
  readonly target?: string;
  readonly args?: Readonly<Record<string, string>>;
}

/** The home folder inside a build, which runs as root. */
const BUILDER_HOME = path.join(path.sep, 'root');

/** Certificates and settings of npm on this machine are lent to a build, and do not become part of the image. */
const lent = ({ folder }: Workshop): string[] => [
  '--volume=/etc/ssl/certs:/etc/ssl/certs:ro',
  `--volume=${path.join(folder, 'npmrc')}:${BUILDER_HOME}/.npmrc:ro`,
  `--volume=${path.join(folder, 'npm-cache')}:${BUILDER_HOME}/.npm`,
];

/** Docker's format, because the other one has no health checks. */
export const build = (workshop: Workshop, { image, file, context, target, args = {} }: Build): Promise<string> =>
  run(workshop, 'buildah', [
    'bud',
    '--isolation=chroot',
    '--format=docker',
    '--layers',
    '--pull-never',
    ...lent(workshop),
    ...(target ? [`--target=${target}`] : []),
    ...Object.entries(args).map(([name, value]) => `--build-arg=${name}=${value}`),
    `--tag=${image}`,
    `--file=${file}`,
    context,
  ]);
