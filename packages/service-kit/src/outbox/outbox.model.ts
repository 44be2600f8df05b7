import type { Envelope } from '@folkmoot/contracts';
import type { Collection, Connection } from 'mongoose';
import { defineModel } from '../mongo/model';

const DAY_SECONDS = 86_400;
const KEEP_SENT_SECONDS = 3 * DAY_SECONDS;

/** An event waiting for the relay. `dueAt` is when it may be (re)sent; a lease moves it on, sending removes it. */
export interface OutboxDocument {
  _id: string;
  envelope: Envelope;
  dueAt?: Date;
  lease?: string;
  sentAt?: Date;
}

/** The relay sends the events of all councils; an envelope names its council. */
export const outboxModel = defineModel<OutboxDocument>('outbox', {
  fields: { envelope: { type: Object, required: true }, dueAt: Date, lease: String, sentAt: Date },
  indexes: [
    { keys: { dueAt: 1 }, serves: 'claim: what is due, oldest first' },
    { keys: { sentAt: 1 }, serves: 'removal of what was sent', expireAfterSeconds: KEEP_SENT_SECONDS },
  ],
});

/** The driver's own collection: entries are written and claimed by the hundred, and have one shape. */
export const outboxCollection = (connection: Connection) =>
  connection.collection<OutboxDocument>(outboxModel.collection) as Collection<OutboxDocument>;
