import { DomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  collectionSource,
  createBatcher,
  defineEntity,
  defineModel,
  inTransaction,
  isDuplicateKey,
  type OutboxSource,
  type Scope,
  type Signal,
  type WrittenEntries,
} from '@folkmoot/service-kit';
import type { Collection, Connection } from 'mongoose';
import type { SpentInvitation } from '../../entities/spent-invitation';
import { prepareSpending, spend } from '../../entities/spent-invitation/spent.mongo';
import type { HandedOver, HandedOverRepository, IntakeRepository, Taken } from './intake.repository';
import type { Submission } from './submission.domain';
import { toSubmittedEnvelope } from './submission.mapper';

/** A submission that is its own outbox entry. It is due at once, so that one insert is enough. */
export interface IntakeDocument extends Omit<Submission, 'id'> {
  _id: string;
  dueAt?: Date;
  lease?: string;
  sentAt?: Date;
  /** After hand-over to campaigns, only these fields are left. */
  handedOver?: HandedOver;
}

export const intakeModel = defineModel<IntakeDocument>('intake', {
  // Every query names the document.
  shardKey: { _id: 'hashed' },
  fields: {
    councilId: String,
    campaignId: String,
    version: Number,
    round: Number,
    submittedAt: Date,
    completionTimeSeconds: Number,
    answers: [Object],
    language: String,
    deviceType: String,
    browserFamily: String,
    totalQuestions: Number,
    questionsAnswered: Number,
    marks: [String],
    contentProof: String,
    handedOver: Object,
    dueAt: Date,
    lease: String,
    sentAt: Date,
  },
  indexes: [{ keys: { dueAt: 1 }, serves: 'claim: what is due, oldest first' }],
});

/** The driver's own collection: the hot path avoids mongoose's casting. The domain has checked the shape. */
const intakeCollection = (connection: Connection) =>
  connection.collection<IntakeDocument>(intakeModel.collection) as Collection<IntakeDocument>;

type WrittenSubmissions = WrittenEntries<IntakeDocument>;

const toDocument = ({ id, ...fields }: Submission, claim: Pick<IntakeDocument, 'dueAt' | 'lease'>): IntakeDocument => ({
  _id: id,
  ...fields,
  ...claim,
});
const toSubmission = ({ _id, dueAt, lease, sentAt, handedOver, ...fields }: IntakeDocument): Submission => ({
  id: _id,
  ...fields,
});

interface BulkFailure {
  readonly insertedCount: number;
  readonly writeErrors: readonly { readonly index: number; readonly code?: number }[];
  /** The error when it is not about a document, for example the connection. */
  readonly errorResponse?: unknown;
}

const isBulkFailure = (error: unknown): error is BulkFailure =>
  error instanceof Error && 'writeErrors' in error && Array.isArray(error.writeErrors);

/** Whether every document was written now or existed before. Otherwise the result is an error. */
const isSettled = ({ insertedCount, writeErrors }: BulkFailure, documents: number): boolean =>
  writeErrors.length > 0 && writeErrors.every(isDuplicateKey) && insertedCount + writeErrors.length === documents;

const causeOf = (error: unknown): unknown =>
  isBulkFailure(error) && error.errorResponse instanceof Error ? error.errorResponse : error;

/**
 * Compares documents with the stored ones of the same ids. Responses stored before proofs existed count as the same.
 */
const compareToKnown = async (connection: Connection, documents: readonly IntakeDocument[]): Promise<Taken[]> => {
  const filter = { _id: { $in: documents.map(({ _id }) => _id) } };
  const stored = await intakeCollection(connection)
    .find(filter, { projection: { contentProof: 1 } })
    .toArray();
  const proofs = new Map(stored.map(({ _id, contentProof }) => [_id, contentProof]));
  return documents.map(({ _id, contentProof }) => {
    const known = proofs.get(_id);
    return known === undefined || known === contentProof ? 'repeated' : 'other_content';
  });
};

/** The result of each document. Throws unless all are stored durably. Only repeats need a second round trip. */
const insertNew = async (connection: Connection, documents: readonly IntakeDocument[]): Promise<Taken[]> => {
  try {
    await intakeCollection(connection).insertMany([...documents], { ordered: false });
    return documents.map(() => 'new');
  } catch (error) {
    if (!isBulkFailure(error) || !isSettled(error, documents.length)) throw causeOf(error);
    const known = error.writeErrors.map(({ index }) => index);
    const compared = await compareToKnown(
      connection,
      known.flatMap((index) => documents[index] ?? []),
    );
    const byIndex = new Map(known.map((index, at) => [index, compared[at]]));
    return documents.map((_, index) => byIndex.get(index) ?? 'new');
  }
};

/** At most 20 batches wait, about a second of work. Above this limit a client gets an error at once and can retry. */
const BATCHES = { maxBatchSize: 100, maxParallel: 1, maxWaiting: 2_000 };

const compareOne = async (connection: Connection, document: IntakeDocument): Promise<Taken> => {
  const [compared = 'repeated'] = await compareToKnown(connection, [document]);
  return compared;
};

/** A submission and its invitation in one transaction. The places exist already, because none can be created in it. */
const insertInvited = async (
  connection: Connection,
  document: IntakeDocument,
  invitation: SpentInvitation,
): Promise<Taken> => {
  const { campaignId, councilId } = document;
  await prepareSpending(connection, { campaignId, councilId });
  const spending = await inTransaction(connection, async (session) => {
    const result = await spend(connection, session, { ...invitation, campaignId });
    if (result === 'new') await intakeCollection(connection).insertOne(document, { session });
    return result;
  });
  if (spending === 'spent') throw new DomainError('already_answered');
  if (spending === 'no-bucket') throw new DomainError('unavailable', { retryAfter: 1 });
  return spending === 'new' ? 'new' : compareOne(connection, document);
};

/** The parts that the intake and its relay share. */
export interface HandOver {
  /** Wakes the relay. */
  readonly signal: Signal;
  readonly written: WrittenSubmissions;
}

/**
 * The intake in this service's database. One insert is shared by responses that arrive at the same time. The relay gets
 * them from memory.
 */
export const createIntakeRepositoryAcrossCouncils = (
  connection: Connection,
  { signal, written }: HandOver,
): IntakeRepository => {
  const insert = createBatcher((documents: readonly IntakeDocument[]) => insertNew(connection, documents), BATCHES);
  const handOver = (document: IntakeDocument, taken: Taken): Taken => {
    if (taken === 'new') {
      written.add([document]);
      signal.raise();
    }
    return taken;
  };
  return {
    add: async (submission) => {
      const document = toDocument(submission, written.fields());
      return handOver(document, await insert(document));
    },
    addInvited: async (submission, invitation) => {
      const document = toDocument(submission, written.fields());
      try {
        return handOver(document, await insertInvited(connection, document, invitation));
      } catch (error) {
        // The same submit arrived before without its invitation.
        if (isDuplicateKey(error)) return compareOne(connection, document);
        throw error;
      }
    },
  };
};

/** Whether a response waits here for hand-over. */
export const isInIntakeAcrossCouncils =
  (connection: Connection) =>
  async (responseId: string): Promise<boolean> =>
    (await intakeCollection(connection).findOne({ _id: responseId, handedOver: { $exists: false } })) !== null;

/** All fields with the content of a response. */
const contents: Readonly<Record<Exclude<keyof IntakeDocument, '_id' | 'contentProof' | 'handedOver'>, ''>> = {
  councilId: '',
  campaignId: '',
  version: '',
  round: '',
  submittedAt: '',
  completionTimeSeconds: '',
  answers: '',
  language: '',
  deviceType: '',
  browserFamily: '',
  totalQuestions: '',
  questionsAnswered: '',
  marks: '',
  dueAt: '',
  lease: '',
  sentAt: '',
};

/** The intake of all councils is handed over and cleaned up together. A response names its campaign. */
export const createHandedOverRepositoryAcrossCouncils = (scope: Scope): HandedOverRepository => {
  const intake = collectionAcrossCouncils(intakeModel, scope);
  return {
    forgetHandedOver: async (responseIds, handedOver) => {
      await intake.updateMany({ _id: { $in: responseIds } }, { $set: { handedOver }, $unset: contents });
    },
    listHandedOverCampaignIds: async () => {
      const stages = [{ $match: { handedOver: { $exists: true } } }, { $group: { _id: '$handedOver.campaignId' } }];
      return (await intake.aggregate<{ _id: string }>(stages)).map(({ _id }) => _id);
    },
    forgetCampaign: async (campaignId) => {
      await intake.deleteMany({ 'handedOver.campaignId': campaignId });
    },
  };
};

/** The relay's source of responses to hand over. */
export const intakeSource = (connection: Connection, written: WrittenSubmissions): OutboxSource => ({
  ...(collectionSource<IntakeDocument>({
    collection: () => intakeCollection(connection),
    written,
    toEnvelope: (document) => toSubmittedEnvelope(toSubmission(document)),
  }) as OutboxSource),
  markSent: async (ids) => {
    // Campaigns may have stored a response before this update: then the remaining record must not get new fields.
    const update = { $set: { sentAt: new Date() }, $unset: { dueAt: '', lease: '' } } as const;
    await intakeCollection(connection).updateMany({ _id: { $in: [...ids] }, handedOver: { $exists: false } }, update);
  },
});

export const intakeEntity = defineEntity({
  models: [intakeModel],
  repositories: (scope) => ({ handedOver: createHandedOverRepositoryAcrossCouncils(scope) }),
  exported: {
    // State of the hand-over.
    without: { intake: ['dueAt', 'sentAt', 'contentProof', 'handedOver'] },
  },
});
