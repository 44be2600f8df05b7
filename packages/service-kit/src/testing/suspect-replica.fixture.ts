/** @file A replica that handles the events of one queue, one of which ends it: `BROKER MONGODB DATABASE QUEUE POISON FOLDER`. */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { routingKey } from '@folkmoot/contracts';
import { pause } from '../concurrency/timing';
import { createAmqpTransport } from '../messaging/amqp/amqp-transport';
import { memoryDeadLetters } from '../messaging/dead-letters';
import { mongoSuspects } from '../messaging/suspects';
import { connectMongo } from '../mongo/connect';
import { noteMade } from './note-service.fixture';

const [url = '', mongo = '', database = '', queue = '', poison = '', folder = '.'] = process.argv.slice(2);
const note = (name: string, line: string): void => appendFileSync(path.join(folder, `${name}.txt`), `${line}\n`);

// As every service does: a log line is still written.
process.on('uncaughtException', () => setTimeout(() => process.exit(1), 100));

const connection = await connectMongo(mongo, database);
const transport = createAmqpTransport({ url, topology: [{ queue, types: [routingKey(noteMade)] }] });
let inHand = 0;
await transport.subscribe(
  queue,
  [routingKey(noteMade)],
  async ({ aggregate }) => {
    inHand += 1;
    note('begun', `${aggregate.id} ${inHand}`);
    await pause(20);
    // An error past every catch, as it would come from a library's callback.
    if (aggregate.id === poison) {
      setTimeout(() => {
        throw new Error('poisoned');
      });
      await pause(60_000);
    }
    await pause(20);
    inHand -= 1;
    note('handled', aggregate.id);
  },
  {
    deadLetters: memoryDeadLetters(),
    suspects: mongoSuspects(connection, { endedAfterMs: 400, aliveEveryMs: 100 }),
    prefetch: 4,
  },
);
await transport.open();
process.send?.('open');
process.on('SIGTERM', () => void transport.close().then(() => process.exit(0)));
