import { readDeadLettersOperation } from '@folkmoot/contracts';
import { defineCommand } from '../command-line/command';
import { NotReachableError } from '../command-line/errors';
import { callService, type Installation } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';
import { type PartState, readStates } from '../product/readiness';

const lineOf = ({ name, state, missing, address }: PartState): string => {
  const detail = missing.length > 0 ? `${state}: ${missing.join(', ')}` : state;
  return `${name.padEnd(12)} ${detail.padEnd(20)} ${address ?? ''}`.trimEnd();
};

/** Null when the admin service cannot say it now. */
const countDeadLetters = async (parts: readonly PartState[], installation: Installation): Promise<number | null> => {
  if (!parts.some(({ name, state }) => name === 'admin' && state === 'ready')) return null;
  return (await callService(readDeadLettersOperation, {}, installation)).total;
};

export const status = defineCommand({
  name: 'status',
  summary: 'Shows whether the gateway and each service can serve requests, and how many dead letters there are.',
  options: { data: dataOption },
  examples: [
    ['status', 'the product of ./data'],
    ['status --json', 'the same for a program'],
  ],
  run: async ({ options }, { environment }) => {
    const dataDir = dataFolder(options.data, environment);
    const parts = await readStates(dataDir, environment);
    if (parts.every(({ state }) => state === 'no answer' || state === 'unknown address'))
      throw new NotReachableError(`Nothing runs on ${dataDir}: no service answers.`);
    const deadLetters = await countDeadLetters(parts, { dataDir, environment });
    const lines = [...parts.map(lineOf), ...(deadLetters === null ? [] : [`${deadLetters} dead letters`])];
    const others = parts.filter(({ state }) => state !== 'ready').map(({ name }) => name);
    return {
      data: { parts, deadLetters },
      lines,
      ...(others.length > 0 ? { difference: `Not ready: ${[...new Set(others)].join(', ')}.` } : {}),
    };
  },
});
