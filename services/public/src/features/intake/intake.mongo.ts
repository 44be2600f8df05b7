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
import type { IntakeCleanup, IntakeRepository } from './intake.repository';
import type { Submission } from './submission.domain';
import { toSubmittedEnvelope } from './submission.mapper';

/** A submission that is its own outbox entry: due at once, so that one insert is all there is to do. */
interface IntakeDocument extends Omit<Submission, 'id'> {
  _id: string;
  dueAt?: Date;
  lease?: string;
  sentAt?: Date;
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
const toSubmission = ({ _id, dueAt, lease, sentAt, ...fields }: IntakeDocument): Submission => ({ id: _id, ...fields });

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

/** Which of the documents are new. Throws unless each is durably there. */
const insertNew = async (connection: Connection, documents: readonly IntakeDocument[]): Promise<boolean[]> => {
  try {
    await intakeCollection(connection).insertMany([...documents], { ordered: false });
    return documents.map(() => true);
  } catch (error) {
    if (!isBulkFailure(error) || !isSettled(error, documents.length)) throw causeOf(error);
    const known = new Set(error.writeErrors.map(({ index }) => index));
    return documents.map((_, index) => !known.has(index));
  }
};

/** Some 20 batches wait at most: a second of work, so that who is told to come back is told at once. */
const BATCHES = { most: 100, lanes: 2, mostWaiting: 2_000 };

/** A submission and its invitation in one transaction. Places are made beforehand, since none can come into being in it. */
const insertInvited = async (
  connection: Connection,
  submission: Submission,
  invitation: SpentInvitation,
): Promise<boolean> => {
  const { campaignId, councilId } = submission;
  await prepareSpending(connection, { campaignId, councilId });
  const spending = await inTransaction(connection, async (session) => {
    const found = await spend(connection, session, { ...invitation, campaignId });
    if (found === 'new') await intakeCollection(connection).insertOne(toDocument(submission), { session });
    return found;
  });
  if (spending === 'spent') throw new DomainError('already_answered');
  if (spending === 'no-place') throw new DomainError('unavailable', { retryAfter: 1 });
  return spending === 'new';
};

/**
 * The intake in this service's database: one insert, shared by the responses that come in at the same moment. `signal`
 * wakes the relay after it.
 */
export const createIntakeRepository = (connection: Connection, signal: Signal): IntakeRepository => {
  const insert = inBatches((documents: readonly IntakeDocument[]) => insertNew(connection, documents), BATCHES);
  return {
    add: async (submission) => {
      const isNew = await insert(toDocument(submission));
      if (isNew) signal.raise();
      return isNew;
    },
    addInvited: async (submission, invitation) => {
      try {
        const isNew = await insertInvited(connection, submission, invitation);
        if (isNew) signal.raise();
        return isNew;
      } catch (error) {
        // The same submit came without its invitation before, and waits here.
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
  };
};

/** Whether a response waits here to be handed over. */
export const isInIntake =
  (connection: Connection) =>
  async (responseId: string): Promise<boolean> =>
    (await intakeCollection(connection).findOne({ _id: responseId })) !== null;

export const createIntakeCleanup = (scope: Scope): IntakeCleanup => ({
  removeHandedOver: async (responseId) => {
    await collectionAcrossCouncils(intakeModel, scope).delete(responseId);
  },
});

/** Where the relay finds responses to hand over. */
export const intakeSource = (connection: Connection): OutboxSource =>
  collectionSource<IntakeDocument>({
    collection: () => intakeCollection(connection),
    toEnvelope: (document) => toSubmittedEnvelope(toSubmission(document)),
  }) as OutboxSource;
