import { randomUUID } from 'node:crypto';
import type { PayloadOf, visitRecordedEvent } from '@folkmoot/contracts';
import { collectionSource, defineEntity, defineModel, type OutboxSource, type Signal } from '@folkmoot/service-kit';
import type { Collection, Connection } from 'mongoose';
import { toRecorded, toRecordedEnvelope } from './visit.mapper';
import type { VisitRepository } from './visit.repository';

/**
 * Counts that are their own outbox entry. An entry does not show when it was written, and is deleted after hand-over.
 */
interface VisitDocument {
  _id: string;
  councilId: string;
  recorded: PayloadOf<typeof visitRecordedEvent>;
  dueAt?: Date;
  lease?: string;
  sentAt?: Date;
}

/** Counts of all councils wait together for the relay. */
export const visitModel = defineModel<VisitDocument>('visits', {
  fields: { councilId: String, recorded: Object, dueAt: Date, lease: String, sentAt: Date },
  indexes: [{ keys: { dueAt: 1 }, serves: 'claim: what is due' }],
});

const visitCollection = (connection: Connection) =>
  connection.collection<VisitDocument>(visitModel.collection) as Collection<VisitDocument>;

/** Always due. A constant, so that the entry has no real time. */
const DUE = new Date(0);

/** The counts in this service's database. `signal` wakes the relay. */
export const createVisitRepositoryAcrossCouncils = (connection: Connection, signal: Signal): VisitRepository => ({
  addAll: async (counts) => {
    const documents = counts.map((count) => ({
      _id: randomUUID(),
      councilId: count.councilId,
      recorded: toRecorded(count),
      dueAt: DUE,
    }));
    await visitCollection(connection).insertMany(documents);
    signal.raise();
  },
});

/** The relay's source of counts to hand over. */
export const visitSource = (connection: Connection): OutboxSource => ({
  ...(collectionSource<VisitDocument>({
    collection: () => visitCollection(connection),
    toEnvelope: ({ _id, councilId, recorded }) => toRecordedEnvelope(_id, councilId, recorded),
  }) as OutboxSource),
  markSent: async (ids) => {
    await visitCollection(connection).deleteMany({ _id: { $in: [...ids] } });
  },
});

export const visitEntity = defineEntity({
  models: [visitModel],
  repositories: () => ({}),
  exported: {
    // Temporary: campaigns exports the counts.
    except: [visitModel],
  },
});
