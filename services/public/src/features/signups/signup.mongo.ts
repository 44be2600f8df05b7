import {
  collectionAcrossCouncils,
  collectionSource,
  defineEntity,
  defineModel,
  isDuplicateKey,
  type OutboxSource,
  type Scope,
  type Signal,
} from '@folkmoot/service-kit';
import type { Collection, Connection } from 'mongoose';
import type { Signup } from './signup.domain';
import { toRequestedEnvelope } from './signup.mapper';
import type { HandedOverSignupRepository, SignupRepository } from './signup.repository';

/** A sign-up that is its own outbox entry. After hand-over only its id and the day are left. */
interface SignupDocument {
  _id: string;
  content: Omit<Signup, 'id'> | null;
  dueAt?: Date;
  lease?: string;
  handedOverOn?: Date;
}

export const signupModel = defineModel<SignupDocument>('signups', {
  fields: { content: Object, dueAt: Date, lease: String, handedOverOn: Date },
  indexes: [
    { keys: { dueAt: 1 }, serves: 'claim: what is due, oldest first' },
    { keys: { handedOverOn: 1 }, serves: 'deleteHandedOverBefore' },
  ],
});

const signupCollection = (connection: Connection) =>
  connection.collection<SignupDocument>(signupModel.collection) as Collection<SignupDocument>;

const earlier = (moment: Date): Date => new Date(Math.min(moment.getTime(), Date.now()));

/** Due since its request time. After a survey that is the start of the day, so that the record has no time. */
const toDocument = ({ id, ...content }: Signup): SignupDocument => ({
  _id: id,
  content,
  dueAt: earlier(content.requestedAt),
});

/** The sign-ups in this service's database. `signal` wakes the relay. */
export const createSignupRepositoryAcrossCouncils = (connection: Connection, signal: Signal): SignupRepository => ({
  add: async (signup) => {
    try {
      await signupCollection(connection).insertOne(toDocument(signup));
      signal.raise();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },
});

/** Sign-ups of all councils are handed over and cleaned up together. The content of each names its council. */
export const createHandedOverSignupRepositoryAcrossCouncils = (scope: Scope): HandedOverSignupRepository => ({
  deleteHandedOverBefore: (day) =>
    collectionAcrossCouncils(signupModel, scope).deleteMany({ handedOverOn: { $lt: day } }),
});

const DAY_MS = 86_400_000;
const toDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);

/** `claim` returns only entries with content: an entry without content is not due. */
const toSignup = ({ _id, content }: SignupDocument): Signup => ({ id: _id, ...(content as Omit<Signup, 'id'>) });

/** The relay's source of sign-ups to hand over. */
export const signupSource = (connection: Connection): OutboxSource =>
  collectionSource<SignupDocument>({
    collection: () => signupCollection(connection),
    toEnvelope: (document) => toRequestedEnvelope(toSignup(document)),
    sent: (now) => ({ content: null, handedOverOn: toDay(now) }),
  }) as OutboxSource;

export const signupEntity = defineEntity({
  models: [signupModel],
  repositories: (scope) => ({ handedOverSignups: createHandedOverSignupRepositoryAcrossCouncils(scope) }),
  exported: {
    elsewhere: [{ model: signupModel, path: 'content.councilId' }],
    // State of the hand-over.
    without: { signups: ['dueAt', 'handedOverOn'] },
  },
});
