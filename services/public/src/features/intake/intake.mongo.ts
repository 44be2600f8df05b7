import {
  collectionAcrossCouncils,
  collectionSource,
  defineModel,
  isDuplicateKey,
  type OutboxSource,
  type Scope,
  type Signal,
} from '@folkmoot/service-kit';
import type { Collection, Connection } from 'mongoose';
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

/** The intake in this service's database; `signal` wakes the relay after an insert. */
export const createIntakeRepository = (connection: Connection, signal: Signal): IntakeRepository => ({
  add: async (submission) => {
    try {
      await intakeCollection(connection).insertOne(toDocument(submission));
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
    signal.raise();
    return true;
  },
});

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
