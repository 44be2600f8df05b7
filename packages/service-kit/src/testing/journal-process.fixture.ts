/** @file A process that handles events, one of which may end it: `FOLDER EVENTS POISON MS`. What it has done is in files of the folder. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Envelope, routingKey, systemActor } from '@folkmoot/contracts';
import { pause } from '../concurrency/timing';
import { memoryDeadLetters } from '../messaging/dead-letters';
import { openEventJournal } from '../messaging/event-journal';
import { createInProcessTransport } from '../messaging/in-process';
import { makeEnvelope } from '../outbox/make-envelope';
import { noteMade } from './note-service.fixture';

const [folder = '.', count = '0', poison = '', ms = '5'] = process.argv.slice(2);
const fileOf = (name: string): string => path.join(folder, `${name}.txt`);
const note = (name: string, id: string): void => appendFileSync(fileOf(name), `${id}\n`);
const noted = (name: string): string[] =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8').trim().split('\n') : [];

const eventOf = (id: string): Envelope => ({
  ...makeEnvelope(
    noteMade,
    { aggregate: { type: 'note', id, revision: 1 }, payload: { title: id } },
    { actor: systemActor('tests'), councilId: 'council_own', now: new Date() },
  ),
  id,
});

let inHand = 0;
const handle = async ({ id }: Envelope): Promise<void> => {
  inHand += 1;
  note('begun', `${id} ${inHand}`);
  if (id === poison) process.exit(1);
  await pause(Number(ms));
  inHand -= 1;
  note('handled', id);
};

const transport = createInProcessTransport({ journal: openEventJournal(folder) });
const deadLetters = memoryDeadLetters();
const put = async (letter: Parameters<typeof deadLetters.put>[0]) => note('dead', letter.envelope.id);
await transport.subscribe('notes', [routingKey(noteMade)], handle, {
  deadLetters: { ...deadLetters, put },
  prefetch: 4,
});
await transport.open();
const done = new Set([...noted('handled'), ...noted('dead')]);
const ids = Array.from({ length: Number(count) }, (_, index) => `e${index}`).filter((id) => !done.has(id));
await transport.publish(ids.map(eventOf));
await transport.close();
note('closed', 'well');
