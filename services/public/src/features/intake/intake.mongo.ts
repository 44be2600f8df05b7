import { DomainError } from '@folkmoot/contracts';
import {
  collectionAcrossCouncils,
  collectionSource,
  defineModel,
  inTransaction,
  isDuplicateKey,
  type OutboxSource,
  type Scope,
  type Signal,
} from '@folkmoot/service-kit';
import type { Collection, Connection } from 'mongoose';
import { prepareSpending, spend } from '../../invitations/spent.mongo';
import type { SpentInvitation } from '../../invitations/spent.repository';
import { inBatches } from './in-batches';
import type { IntakeCleanup, IntakeRepository, Taken } from './intake.repository';
import type { Submission } from './submission.domain';
import { toSubmittedEnvelope } from './submission.mapper';

/** A submission that is its own outbox entry: due at once, so that one insert is all there is to do. */
interface IntakeDocument extends Omit<Submission, 'id'> {
  _id: string;
  dueAt?: Date;
  lease?: string;
  sentAt?: Date;
  /** Instead of everything else: whose response this was, which campaigns has by now. */
  handedOver?: { readonly councilId: string; readonly campaignId: string };
}

export const intakeModel = defineModel<IntakeDocument>('intake', {
  fields: {
    councilId: String,
    campaignId: String,
    version: Number,
    round: Number,
    submittedAt: Date,
    completionTimeSeconds: Number,
    answers: [Object],
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

/** The driver's own collection: the hot path does without mongoose's casting, the domain has checked the shape. */
const intakeCollection = (connection: Connection) =>
  connection.collection<IntakeDocument>(intakeModel.collection) as Collection<IntakeDocument>;

const toDocument = ({ id, ...fields }: Submission): IntakeDocument => ({ _id: id, ...fields, dueAt: new Date() });
const toSubmission = ({ _id, dueAt, lease, sentAt, handedOver, ...fields }: IntakeDocument): Submission => ({
  id: _id,
  ...fields,
});

interface BulkFailure {
  readonly insertedCount: number;
  readonly writeErrors: readonly { readonly index: number; readonly code?: number }[];
  /** What went wrong where it was not a document: the connection, say. */
  readonly errorResponse?: unknown;
}

const isBulkFailure = (error: unknown): error is BulkFailure =>
  error instanceof Error && 'writeErrors' in error && Array.isArray(error.writeErrors);

/** Every document is accounted for: written now, or there before. Anything less is not an answer to build on. */
const isSettled = ({ insertedCount, writeErrors }: BulkFailure, documents: number): boolean =>
  writeErrors.length > 0 && writeErrors.every(isDuplicateKey) && insertedCount + writeErrors.length === documents;

const causeOf = (error: unknown): unknown =>
  isBulkFailure(error) && error.errorResponse instanceof Error ? error.errorResponse : error;

/** How documents compare to what was taken under their ids before. Responses of before there were proofs count as the same. */
const compareToKnown = async (connection: Connection, documents: readonly IntakeDocument[]): Promise<Taken[]> => {
  const filter = { _id: { $in: documents.map(({ _id }) => _id) } };
  const found = await intakeCollection(connection)
    .find(filter, { projection: { contentProof: 1 } })
    .toArray();
  const proofs = new Map(found.map(({ _id, contentProof }) => [_id, contentProof]));
  return documents.map(({ _id, contentProof }) => {
    const known = proofs.get(_id);
    return known === undefined || known === contentProof ? 'repeated' : 'other_content';
  });
};

/** What became of each document. Throws unless each is durably there. Only repeats cost a second round trip. */
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

/** Some 20 batches wait at most: a second of work, so that who is told to come back is told at once. */
const BATCHES = { most: 100, lanes: 2, mostWaiting: 2_000 };

const compareOne = async (connection: Connection, submission: Submission): Promise<Taken> => {
  const [compared = 'repeated'] = await compareToKnown(connection, [toDocument(submission)]);
  return compared;
};

/** A submission and its invitation in one transaction. Places are made beforehand, since none can come into being in it. */
const insertInvited = async (
  connection: Connection,
  submission: Submission,
  invitation: SpentInvitation,
): Promise<Taken> => {
  const { campaignId, councilId } = submission;
  await prepareSpending(connection, { campaignId, councilId });
  const spending = await inTransaction(connection, async (session) => {
    const found = await spend(connection, session, { ...invitation, campaignId });
    if (found === 'new') await intakeCollection(connection).insertOne(toDocument(submission), { session });
    return found;
  });
  if (spending === 'spent') throw new DomainError('already_answered');
  if (spending === 'no-place') throw new DomainError('unavailable', { retryAfter: 1 });
  return spending === 'new' ? 'new' : compareOne(connection, submission);
};

/**
 * The intake in this service's database: one insert, shared by the responses that come in at the same moment. `signal`
 * wakes the relay after it.
 */
export const createIntakeRepository = (connection: Connection, signal: Signal): IntakeRepository => {
  const insert = inBatches((documents: readonly IntakeDocument[]) => insertNew(connection, documents), BATCHES);
  return {
    add: async (submission) => {
      const taken = await insert(toDocument(submission));
      if (taken === 'new') signal.raise();
      return taken;
    },
    addInvited: async (submission, invitation) => {
      try {
        const taken = await insertInvited(connection, submission, invitation);
        if (taken === 'new') signal.raise();
        return taken;
      } catch (error) {
        // The same submit came without its invitation before.
        if (isDuplicateKey(error)) return compareOne(connection, submission);
        throw error;
      }
    },
  };
};

/** Whether a response waits here to be handed over. */
export const isInIntake =
  (connection: Connection) =>
  async (responseId: string): Promise<boolean> =>
    (await intakeCollection(connection).findOne({ _id: responseId, handedOver: { $exists: false } })) !== null;

/** Everything that a response says. */
const contents: Readonly<Record<Exclude<keyof IntakeDocument, '_id' | 'contentProof' | 'handedOver'>, ''>> = {
  councilId: '',
  campaignId: '',
  version: '',
  round: '',
  submittedAt: '',
  completionTimeSeconds: '',
  answers: '',
  deviceType: '',
  browserFamily: '',
  totalQuestions: '',
  questionsAnswered: '',
  marks: '',
  dueAt: '',
  lease: '',
  sentAt: '',
};

export const createIntakeCleanup = (scope: Scope): IntakeCleanup => {
  const intake = collectionAcrossCouncils(intakeModel, scope);
  return {
    forgetHandedOver: async ({ responseId, ...handedOver }) => {
      await intake.updateOne({ _id: responseId }, { $set: { handedOver }, $unset: contents });
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

/** Where the relay finds responses to hand over. */
export const intakeSource = (connection: Connection): OutboxSource => ({
  ...(collectionSource<IntakeDocument>({
    collection: () => intakeCollection(connection),
    toEnvelope: (document) => toSubmittedEnvelope(toSubmission(document)),
  }) as OutboxSource),
  markSent: async (ids) => {
    // Campaigns may have stored a response before this is written: then nothing is added to what is left of it.
    const update = { $set: { sentAt: new Date() }, $unset: { dueAt: '', lease: '' } } as const;
    await intakeCollection(connection).updateMany({ _id: { $in: [...ids] }, handedOver: { $exists: false } }, update);
  },
});
