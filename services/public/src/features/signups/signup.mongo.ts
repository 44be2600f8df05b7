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
import type { Signup } from './signup.domain';
import { toRequestedEnvelope } from './signup.mapper';
import type { SignupCleanup, SignupIntake } from './signup.repository';

/** A sign-up that is its own outbox entry. Once it is handed over nothing of it is left but its id and the day. */
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

/** Due since it was asked for: after a survey that is the beginning of the day, so that nothing here tells the time. */
const toDocument = ({ id, ...content }: Signup): SignupDocument => ({
  _id: id,
  content,
  dueAt: earlier(content.requestedAt),
});

/** The sign-ups in this service's database; `signal` wakes the relay. */
export const createSignupIntake = (connection: Connection, signal: Signal): SignupIntake => ({
  add: async (signup) => {
    try {
      await signupCollection(connection).insertOne(toDocument(signup));
      signal.raise();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  },
});

export const createSignupCleanup = (scope: Scope): SignupCleanup => ({
  deleteHandedOverBefore: (day) =>
    collectionAcrossCouncils(signupModel, scope).deleteMany({ handedOverOn: { $lt: day } }),
});

const DAY_MS = 86_400_000;
const toDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);

/** What `claim` gives always has its content: what has none is not due. */
const toSignup = ({ _id, content }: SignupDocument): Signup => ({ id: _id, ...(content as Omit<Signup, 'id'>) });

/** Where the relay finds sign-ups to hand over. */
export const signupSource = (connection: Connection): OutboxSource =>
  collectionSource<SignupDocument>({
    collection: () => signupCollection(connection),
    toEnvelope: (document) => toRequestedEnvelope(toSignup(document)),
    sent: (now) => ({ content: null, handedOverOn: toDay(now) }),
  }) as OutboxSource;
