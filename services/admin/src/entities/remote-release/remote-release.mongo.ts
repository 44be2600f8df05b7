import { createHash } from 'node:crypto';
import { collectionAcrossCouncils, defineEntity, defineModel, isDuplicateKey, type Scope } from '@folkmoot/service-kit';
import { countsOf, type RollBack, type SeenLoads } from './remote-release.domain';
import type { ReleaseLoadRepository, RollBackRepository } from './remote-release.repository';

interface LoadDocument {
  /** `<remote>:<version>:<minute>:<person>` */
  _id: string;
  remote: string;
  version: string;
  minuteAt: Date;
  person: string;
  loads: number;
  failed: number;
}

type RollBackDocument = Omit<RollBack, 'id'> & { _id: string };

const MINUTE_MS = 60_000;
const DAY_SECONDS = 86_400;
const PERSON_LENGTH = 22;

export const releaseLoadModel = defineModel<LoadDocument>('releaseLoads', {
  fields: {
    remote: { type: String, required: true },
    version: { type: String, required: true },
    minuteAt: { type: Date, required: true },
    person: { type: String, required: true },
    loads: { type: Number, required: true },
    failed: { type: Number, required: true },
  },
  indexes: [
    { keys: { remote: 1, version: 1, minuteAt: 1 }, serves: 'seen' },
    { keys: { minuteAt: 1 }, serves: 'removal after a day', expireAfterSeconds: DAY_SECONDS },
  ],
});

export const rollBackModel = defineModel<RollBackDocument>('releaseRollBacks', {
  fields: {
    remote: { type: String, required: true },
    version: { type: String, required: true },
    at: { type: Date, required: true },
    cause: { type: String, required: true },
    isDone: { type: Boolean, required: true },
  },
  indexes: [{ keys: { remote: 1, isDone: 1, at: -1 }, serves: 'last' }],
});

/** Another one for each release: nobody's loads of several releases can be put together. */
const personOf = (remote: string, version: string, userId: string): string =>
  createHash('sha256').update(`${remote} ${version} ${userId}`).digest('base64url').slice(0, PERSON_LENGTH);

/** A minute counts whole: what came before `since` in the same minute counts too. */
const minuteOf = (moment: Date): Date => new Date(Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS);

const seenPipeline = (match: object, mostPerPerson: number): object[] => [
  { $match: match },
  { $group: { _id: '$person', loads: { $sum: '$loads' }, failed: { $sum: '$failed' } } },
  {
    $group: {
      _id: null,
      loads: { $sum: { $min: ['$loads', mostPerPerson] } },
      errors: { $sum: { $min: ['$failed', mostPerPerson] } },
      failingPeople: { $sum: { $cond: [{ $gt: ['$failed', 0] }, 1, 0] } },
    },
  },
];

/** Releases belong to the installation, not to a council. */
const createReleaseLoadRepositoryAcrossCouncils = (scope: Scope): ReleaseLoadRepository => {
  const documents = collectionAcrossCouncils(releaseLoadModel, scope);
  return {
    count: async ({ remote, version, outcome }, userId, now) => {
      const { loads, errors } = countsOf(outcome);
      const minuteAt = minuteOf(now);
      const person = personOf(remote, version, userId);
      const filter = { _id: `${remote}:${version}:${minuteAt.toISOString()}:${person}` };
      const update = { $inc: { loads, failed: errors }, $setOnInsert: { remote, version, minuteAt, person } };
      const add = () => documents.updateOne(filter, update, { upsert: true });
      await add().catch((error: unknown) => {
        // Another page of the person has made the document at the same moment.
        if (!isDuplicateKey(error)) throw error;
        return add();
      });
    },
    seen: async ({ remote, version, since }, mostPerPerson) => {
      const match = { remote, version, minuteAt: { $gte: minuteOf(since) } };
      const [counted] = await documents.aggregate<SeenLoads>(seenPipeline(match, mostPerPerson));
      return {
        loads: counted?.loads ?? 0,
        errors: counted?.errors ?? 0,
        failingPeople: counted?.failingPeople ?? 0,
      };
    },
  };
};

const toRollBack = ({ _id, ...fields }: RollBackDocument): RollBack => ({ id: _id, ...fields });

/** A roll back concerns the installation, not a council. */
const createRollBackRepositoryAcrossCouncils = (scope: Scope): RollBackRepository => {
  const rollBacks = collectionAcrossCouncils(rollBackModel, scope);
  return {
    begin: async ({ id, ...fields }) => {
      try {
        await rollBacks.insert({ _id: id, ...fields, isDone: false });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    find: async (id) => {
      const stored = await rollBacks.findOne({ _id: id });
      return stored && toRollBack(stored);
    },
    finish: async (id) => (await rollBacks.updateMany({ _id: id, isDone: false }, { $set: { isDone: true } })) > 0,
    last: async (remote) => {
      const [last] = await rollBacks.find({ remote, isDone: true }, { sort: { at: -1 }, limit: 1 });
      return last ? toRollBack(last) : null;
    },
  };
};

export const remoteReleaseEntity = defineEntity({
  models: [releaseLoadModel, rollBackModel],
  repositories: (scope) => ({
    releaseLoads: createReleaseLoadRepositoryAcrossCouncils(scope),
    rollBacks: createRollBackRepositoryAcrossCouncils(scope),
  }),
});
