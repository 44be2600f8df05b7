import type { ClientSession, Connection } from 'mongoose';
import { isDuplicateKey } from '../mongo/failures';
import { defineModel } from '../mongo/model';

const DAY_SECONDS = 86_400;
const DAY_MS = DAY_SECONDS * 1_000;
/** Longer than any event can be on its way: the outbox keeps unsent ones, a broker outage lasts days at most. */
const KEEP_SECONDS = 30 * DAY_SECONDS;

interface InboxDocument {
  /** `<consumer>:<event id>` */
  _id: string;
  /** The day, no more: the moment would say when what led to the event was done. */
  at: Date;
}

/** Which events each consumer has handled, of all councils. */
export const inboxModel = defineModel<InboxDocument>('inbox', {
  fields: { at: { type: Date, required: true } },
  indexes: [{ keys: { at: 1 }, serves: 'removal of what can no longer come again', expireAfterSeconds: KEEP_SECONDS }],
});

const startOfDay = (moment: number): Date => new Date(Math.floor(moment / DAY_MS) * DAY_MS);

/** Thrown inside the transaction of an event that was handled before, to roll it back. */
export class AlreadyHandled extends Error {
  override readonly name = 'AlreadyHandled';
}

/** Notes in the effect's own transaction that a consumer has handled events. Throws AlreadyHandled when it had one before. */
export const markHandled = async (
  connection: Connection,
  session: ClientSession | null,
  consumer: string,
  eventIds: readonly string[],
): Promise<void> => {
  const inbox = connection.collection<InboxDocument>(inboxModel.collection);
  const at = startOfDay(Date.now());
  try {
    await inbox.insertMany(
      eventIds.map((id) => ({ _id: `${consumer}:${id}`, at })),
      { session: session ?? undefined },
    );
  } catch (error) {
    if (isDuplicateKey(error)) throw new AlreadyHandled();
    throw error;
  }
};
