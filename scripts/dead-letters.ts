/**
 * @file `npm run dead-letters -- list|replay|discard [--queue QUEUE] [--id ID ...] [--data DIR]`: events that queues gave up
 * on, over RabbitMQ or inside the process. What is done to them stands in the activity log.
 */
import { parseArgs } from 'node:util';
import {
  type DeadLetterView,
  discardDeadLettersByCommandOperation,
  lookup,
  readDeadLettersOperation,
  replayDeadLettersByCommandOperation,
} from '@folkmoot/contracts';
import { fail, internalCaller } from './internal-call';

const USAGE = 'Usage: npm run dead-letters -- list|replay|discard [--queue QUEUE] [--id ID ...] [--data DIR]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    queue: { type: 'string' },
    id: { type: 'string', multiple: true },
    data: { type: 'string', default: process.env.DATA_DIR ?? './data' },
  },
});
const { queue = '', id: ids } = values;
const say = (text: string) => process.stdout.write(`${text}\n`);

const lineOf = ({ id, queue: name, at, reason, event }: DeadLetterView): string =>
  [at, name, event?.type ?? 'not an event', reason, `--id ${id}`].join('  ');

const actions: Readonly<Record<string, (call: ReturnType<typeof internalCaller>) => Promise<void>>> = {
  list: async (call) => {
    const { items, total } = await call(readDeadLettersOperation, { query: { queue: values.queue } });
    for (const letter of items) say(lineOf(letter));
    say(`${total} dead letters`);
  },
  replay: async (call) => {
    if (!queue) fail(USAGE);
    const { replayed } = await call(replayDeadLettersByCommandOperation, { body: { queue, ids } });
    say(`${replayed} handed back to ${queue}`);
  },
  discard: async (call) => {
    if (!queue || !ids) fail(USAGE);
    const { discarded } = await call(discardDeadLettersByCommandOperation, { body: { queue, ids } });
    say(`${discarded} thrown away`);
  },
};

const act = lookup(actions, positionals[0] ?? '') ?? fail(USAGE);
await act(internalCaller(values.data));
