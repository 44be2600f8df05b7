import {
  type DeadLetterView,
  discardDeadLettersByCommandOperation,
  readDeadLettersOperation,
  replayDeadLettersByCommandOperation,
} from '@folkmoot/contracts';
import { defineCommand } from '../command-line/command';
import { UsageError } from '../command-line/errors';
import { callService } from '../product/call-service';
import { dataFolder, dataOption } from '../product/options';

const queueOption = { type: 'string', value: 'QUEUE', help: 'The name of the queue, as the list shows it.' } as const;
const idOption = {
  type: 'string',
  value: 'ID',
  isMultiple: true,
  help: 'The id of one dead letter, as the list shows it. Can be given several times.',
} as const;

const lineOf = ({ id, queue, at, reason, event }: DeadLetterView): string =>
  [at, queue, event?.type ?? 'not an event', reason, `--id ${id}`].join('  ');

const requiredQueue = (queue: string | undefined): string => {
  if (!queue) throw new UsageError('--queue QUEUE is missing');
  return queue;
};

const list = defineCommand({
  name: 'dead-letters list',
  summary: 'Lists the events that a queue gave up on, oldest first.',
  options: { queue: queueOption, data: dataOption },
  examples: [
    ['dead-letters list', 'lists all dead letters'],
    ['dead-letters list --queue campaigns.visits --json', 'those of one queue, as JSON'],
  ],
  run: async ({ options }, { environment }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const letters = await callService(readDeadLettersOperation, { query: { queue: options.queue } }, installation);
    return { data: letters, lines: [...letters.items.map(lineOf), `${letters.total} dead letters`] };
  },
});

const replay = defineCommand({
  name: 'dead-letters replay',
  summary: 'Hands dead letters back to their queue: all of them, or those with the given ids.',
  description: 'The activity log has an entry of it.',
  options: { queue: queueOption, id: idOption, data: dataOption },
  examples: [
    ['dead-letters replay --queue campaigns.visits', 'all dead letters of the queue'],
    ['dead-letters replay --queue campaigns.visits --id 01J…', 'one dead letter'],
  ],
  run: async ({ options }, { environment }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const queue = requiredQueue(options.queue);
    const ids = options.id.length > 0 ? options.id : undefined;
    const reply = await callService(replayDeadLettersByCommandOperation, { body: { queue, ids } }, installation);
    return { data: reply, lines: [`${reply.replayed} handed back to ${queue}`] };
  },
});

const discard = defineCommand({
  name: 'dead-letters discard',
  summary: 'Deletes dead letters for good, by id.',
  description: 'The activity log has an entry of it.',
  options: { queue: queueOption, id: idOption, data: dataOption },
  examples: [['dead-letters discard --queue campaigns.visits --id 01J…', 'deletes one dead letter']],
  run: async ({ options }, { environment }) => {
    const installation = { dataDir: dataFolder(options.data, environment), environment };
    const queue = requiredQueue(options.queue);
    if (options.id.length === 0) throw new UsageError('--id ID is missing');
    const body = { queue, ids: options.id };
    const reply = await callService(discardDeadLettersByCommandOperation, { body }, installation);
    return { data: reply, lines: [`${reply.discarded} thrown away`] };
  },
});

export const deadLetters = [list, replay, discard];
