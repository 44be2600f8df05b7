import { ConfigError, type Environment } from '@folkmoot/service-kit';
import { defineCommand, type Result } from '../command-line/command';
import { UsageError } from '../command-line/errors';
import { deployables, readerOf } from '../settings/deployables';
import { environmentIn, readCompose, readEnvFile } from '../settings/sources';

interface Checked {
  readonly name: string;
  /** Null when the settings are right. */
  readonly problem: string | null;
}

type EnvironmentOf = (deployable: string) => Environment | undefined;

interface Sources {
  readonly compose: string | undefined;
  readonly 'env-file': string | undefined;
}

const chooseSource = (options: Sources, own: Environment): EnvironmentOf => {
  if (options.compose !== undefined && options['env-file'] !== undefined)
    throw new UsageError('Give --compose or --env-file, not both');
  if (options.compose !== undefined) {
    const compose = readCompose(options.compose);
    return (name) => environmentIn(compose, name);
  }
  const environment = options['env-file'] === undefined ? own : readEnvFile(options['env-file']);
  return () => environment;
};

const check = async (name: string, environment: Environment | undefined): Promise<Checked> => {
  if (!environment) return { name, problem: 'no container has this name' };
  const read = await readerOf(name);
  try {
    read(environment);
    return { name, problem: null };
  } catch (error) {
    if (error instanceof ConfigError) return { name, problem: error.message };
    throw error;
  }
};

const resultOf = (checked: readonly Checked[]): Result => {
  const wrong = checked.filter(({ problem }) => problem !== null);
  return {
    data: { checked },
    lines: checked.map(({ name, problem }) => `${name}: ${problem ?? 'the settings are right'}`),
    ...(wrong.length > 0
      ? { difference: `The settings of ${wrong.map(({ name }) => name).join(', ')} are wrong.` }
      : {}),
  };
};

export const configCheck = defineCommand({
  name: 'config check',
  summary: 'Checks settings with the code that the services run when they start, and starts nothing.',
  description: 'Reads the environment of this process, unless --env-file or --compose names another source.',
  arguments: [
    { name: 'DEPLOYABLE', help: `Of ${deployables.join(', ')}. Default: all.`, isOptional: true, isMultiple: true },
  ],
  options: {
    'env-file': { type: 'string', value: 'FILE', help: 'A file with lines of NAME=value.' },
    compose: {
      type: 'string',
      value: 'FILE',
      help: 'The output of docker compose config --format json; - is the standard input.',
    },
  },
  examples: [
    ['config check admin --env-file admin.env', 'one service'],
    ['config check --compose config.json', 'every container, before it is started'],
  ],
  run: async ({ options, arguments: names }, { environment }) => {
    const unknown = names.find((name) => !deployables.includes(name));
    if (unknown !== undefined) throw new UsageError(`Unknown deployable '${unknown}'`);
    const environmentOf = chooseSource(options, environment);
    const wanted = names.length > 0 ? names : deployables;
    return resultOf(await Promise.all(wanted.map((name) => check(name, environmentOf(name)))));
  },
});
