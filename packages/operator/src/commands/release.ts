/** @file Releases a remote without a release of the product. See docs/guides/release-a-remote.md. */
import path from 'node:path';
import type { RegistryLine } from '@folkmoot/contracts';
import {
  canary as canaryChange,
  endCanary as endCanaryChange,
  live as liveChange,
  systemClock,
} from '@folkmoot/service-kit';
import { type CommandContext, defineCommand, type OptionsOf, type Result } from '../command-line/command';
import { UsageError } from '../command-line/errors';
import { describeLine } from '../releases/lines';
import { addRelease, assertRelease, changeRegistry, readRegistry, root, type Served } from '../releases/registry';

const options = {
  static: {
    type: 'string',
    value: 'DIR',
    help: 'The folder that the gateway serves. Default: STATIC_DIR, or build/static.',
  },
  registry: {
    type: 'string',
    value: 'FILE',
    help: 'The registry of remotes. Default: REMOTES_FILE, or build/remotes.json.',
  },
} as const;

const remoteArgument = { name: 'REMOTE', help: 'The name of the remote: mf-subscribers.' };
const versionArgument = { name: 'VERSION', help: 'The version, as the add command prints it.' };

const servedBy = (
  { static: staticDir, registry }: OptionsOf<typeof options>,
  { environment }: CommandContext,
): Served => ({
  staticDir: staticDir ?? environment.STATIC_DIR ?? path.join(root, 'build/static'),
  registry: registry ?? environment.REMOTES_FILE ?? path.join(root, 'build/remotes.json'),
});

const resultOf = (line: RegistryLine): Result => ({ data: line, lines: [describeLine(line)] });

const list = defineCommand({
  name: 'release list',
  summary: 'Lists the release of each remote.',
  options,
  examples: [['release list', 'shows the registry']],
  run: async ({ options: chosen }, context) => {
    const remotes = await readRegistry(servedBy(chosen, context));
    return { data: { remotes }, lines: remotes.map(describeLine) };
  },
});

const add = defineCommand({
  name: 'release add',
  summary: 'Puts the built files of a remote beside the releases that are there, and prints its version.',
  arguments: [remoteArgument],
  options,
  examples: [['release add mf-subscribers', 'adds what npm run build -- mf-subscribers has built']],
  run: async ({ options: chosen, arguments: [remote = ''] }, context) => {
    const version = await addRelease(servedBy(chosen, context), remote);
    return { data: { remote, version }, lines: [version] };
  },
});

const live = defineCommand({
  name: 'release live',
  summary: 'Gives a release to everybody. With an older version it rolls back.',
  arguments: [remoteArgument, versionArgument],
  options,
  examples: [['release live mf-subscribers 0.1.0-bf772498', 'everybody gets this release']],
  run: async ({ options: chosen, arguments: [remote = '', version = ''] }, context) => {
    const served = servedBy(chosen, context);
    assertRelease(served, remote, version);
    return resultOf(await changeRegistry(served, remote, liveChange(version, systemClock.now())));
  },
});

const canaryOptions = {
  ...options,
  percent: {
    type: 'string',
    value: 'NUMBER',
    help: 'The share of all other staff that gets the release too. The same people always get it.',
  },
} as const;

const percentOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const percent = Number(text);
  if (!(percent > 0 && percent <= 100)) throw new UsageError('--percent must be a number above 0, at most 100.');
  return percent;
};

const canary = defineCommand({
  name: 'release canary',
  summary: 'Gives a release to some councils or to a share of all staff first.',
  arguments: [
    remoteArgument,
    versionArgument,
    { name: 'COUNCIL', help: 'The id of a council.', isMultiple: true, isOptional: true },
  ],
  options: canaryOptions,
  examples: [
    ['release canary mf-subscribers 0.1.0-bf772498 COUNCIL', 'this council gets the release first'],
    ['release canary mf-subscribers 0.1.0-bf772498 --percent 10', 'a tenth of all staff gets it first'],
  ],
  run: async ({ options: chosen, arguments: [remote = '', version = '', ...councils] }, context) => {
    const percent = percentOf(chosen.percent);
    if (councils.length === 0 && percent === undefined) throw new UsageError('Name councils, or give --percent.');
    const served = servedBy(chosen, context);
    assertRelease(served, remote, version);
    const change = canaryChange(version, { councils, percent }, systemClock.now());
    return resultOf(await changeRegistry(served, remote, change));
  },
});

const endCanary = defineCommand({
  name: 'release end-canary',
  summary: 'Gives the councils of a trial the release of everybody again.',
  arguments: [remoteArgument],
  options,
  examples: [['release end-canary mf-subscribers', 'ends the trial']],
  run: async ({ options: chosen, arguments: [remote = ''] }, context) =>
    resultOf(await changeRegistry(servedBy(chosen, context), remote, endCanaryChange)),
});

export const release = [list, add, live, canary, endCanary];
