import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { SignupRepository, SignupsRepositoryAcrossCouncils, StoredSignup } from './signup.repository';

interface SignupDocument extends CouncilDocument {
  pageId: string;
  subscriberId: string;
  tagIds: string[];
  /** Stored as pairs: field names of residents must not become property names. */
  data: { field: string; value: string }[];
  at: Date;
  needsConfirmation: boolean;
  codeId?: string;
}

export const signupModel = defineModel<SignupDocument>('signups', {
  fields: {
    councilId: { type: String, required: true },
    revision: Number,
    pageId: { type: String, required: true },
    subscriberId: { type: String, required: true },
    tagIds: [String],
    data: [{ _id: false, field: String, value: String }],
    at: { type: Date, required: true },
    needsConfirmation: { type: Boolean, required: true },
    codeId: String,
  },
  indexes: [
    {
      keys: { councilId: 1, pageId: 1, at: -1, _id: -1 },
      serves: 'listOfPage, batchesOfPage, countOfPage, eraseOfPage',
    },
    { keys: { councilId: 1, subscriberId: 1 }, serves: 'listOfSubscriber, eraseOfSubscriber' },
  ],
});

const STORED_FIELDS = [
  '_id',
  'councilId',
  'revision',
  'pageId',
  'subscriberId',
  'tagIds',
  'data',
  'at',
  'needsConfirmation',
  'codeId',
] as const;

const toSignup = ({ _id, revision: _, data, ...fields }: SignupDocument): StoredSignup => ({
  id: _id,
  ...fields,
  data: Object.fromEntries(data.map(({ field, value }) => [field, value])),
});

export const createSignupRepository = (scope: Scope): SignupRepository => {
  const signups = councilCollection(signupModel, scope);
  return {
    add: async ({ id, data, codeId, ...fields }) => {
      const pairs = Object.entries(data).map(([field, value]) => ({ field, value }));
      const made = { ...fields, ...(codeId ? { codeId } : {}), data: pairs, revision: 1 };
      await signups.updateOne({ _id: id }, { $setOnInsert: made }, { upsert: true });
    },
    listOfPage: async (pageId, page) => {
      const sort = { by: 'at', direction: -1 } as const;
      const { items, nextCursor } = await signups.list({ filter: { pageId }, sort, ...page });
      return { items: items.map(toSignup), nextCursor };
    },
    batchesOfPage: async function* (pageId) {
      const batches = signups.batches({ pageId }, { sort: { at: -1, _id: -1 }, fields: STORED_FIELDS });
      for await (const batch of batches) yield [...batch].map(toSignup);
    },
    countOfPage: (pageId) => signups.count({ pageId }),
    listOfSubscriber: async (subscriberId) =>
      (await signups.find({ subscriberId }, { sort: { at: -1 } })).map(toSignup),
    eraseOfSubscriber: async (subscriberId) => {
      await signups.deleteMany({ subscriberId });
    },
    eraseOfPage: async (pageId) => {
      await signups.deleteMany({ pageId });
    },
  };
};

export const createSignupsRepositoryAcrossCouncils = (scope: Scope): SignupsRepositoryAcrossCouncils => {
  const signups = collectionAcrossCouncils(signupModel, scope);
  return {
    listAcrossCouncils: async (after, limit) =>
      (await signups.find({ _id: { $gt: after } }, { sort: { _id: 1 }, limit })).map(toSignup),
  };
};

export const signupEntity = defineEntity({
  models: [signupModel],
  repositories: (scope) => ({ signups: createSignupRepository(scope) }),
});
