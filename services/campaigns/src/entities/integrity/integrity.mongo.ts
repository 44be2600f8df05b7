import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
  storedBytes,
} from '@folkmoot/service-kit';
import type { StoredIntegrity } from './integrity.domain';
import type {
  IntegrityRepository,
  IntegrityRepositoryAcrossCouncils,
  TraceChunk,
  TraceRepository,
} from './integrity.repository';

/** One per campaign; its id is the campaign's id. */
interface IntegrityDocument extends Omit<StoredIntegrity, 'campaignId' | 'key'>, CouncilDocument {
  revision: number;
  /** Only while there is one: an index names the campaigns that have it. */
  key?: Buffer;
}

export const integrityModel = defineModel<IntegrityDocument>('integrity', {
  fields: {
    councilId: String,
    revision: Number,
    state: String,
    done: Number,
    total: Number,
    dueAt: Date,
    isRequested: Boolean,
    analysedAt: Date,
    key: Buffer,
    keyDestroyedAt: Date,
    shape: { type: Object, default: null },
    tracedTo: Number,
    erasures: Number,
  },
  indexes: [
    { keys: { dueAt: 1 }, serves: 'findNextDueAcrossCouncils, listDueAcrossCouncils' },
    { keys: { _id: 1, key: 1 }, onlyWith: 'key', serves: 'listWithKeyAcrossCouncils' },
  ],
});

interface TraceDocument extends CouncilDocument {
  campaignId: string;
  from: number;
  to: number;
  bytes: Buffer;
}

export const traceModel = defineModel<TraceDocument>('response_traces', {
  fields: { councilId: String, revision: Number, campaignId: String, from: Number, to: Number, bytes: Buffer },
  indexes: [{ keys: { campaignId: 1, to: 1 }, serves: 'the traces of a campaign, by number' }],
});

const toIntegrity = ({ _id, councilId: _, key, ...fields }: IntegrityDocument): StoredIntegrity => ({
  campaignId: _id,
  ...fields,
  key: key ? storedBytes(key) : null,
});

export const createIntegrityRepository = (scope: Scope): IntegrityRepository => {
  const integrity = councilCollection(integrityModel, scope);
  return {
    find: async (campaignId) => {
      const document = await integrity.findOne({ _id: campaignId });
      return document && toIntegrity(document);
    },
    put: async ({ campaignId, revision: _, key, ...fields }) => {
      const update = {
        $set: { ...fields, ...(key ? { key: Buffer.from(key) } : {}) },
        ...(key ? {} : { $unset: { key: '' as const } }),
        $inc: { revision: 1 },
      };
      const document = await integrity.updateOne({ _id: campaignId }, update, { upsert: true });
      return toIntegrity(document as IntegrityDocument);
    },
    noteResponses: async (campaignId, dueAt) => {
      const known = await integrity.findOne({ _id: campaignId });
      if (known && (known.dueAt !== null || known.keyDestroyedAt !== null)) return;
      const first = {
        state: 'queued',
        done: 0,
        total: 0,
        isRequested: false,
        analysedAt: null,
        keyDestroyedAt: null,
        shape: null,
        tracedTo: 0,
        erasures: 0,
      };
      const update = known
        ? { $set: { dueAt, state: 'queued' }, $inc: { revision: 1 } }
        : { $set: { ...first, dueAt }, $inc: { revision: 1 } };
      await integrity.updateOne({ _id: campaignId }, update, { upsert: true });
    },
    eraseOfCampaign: async (campaignId) => {
      await integrity.delete(campaignId);
    },
  };
};

const createIntegritySweep = (scope: Scope): IntegrityRepositoryAcrossCouncils => {
  const integrity = collectionAcrossCouncils(integrityModel, scope);
  const toRef = ({ _id, councilId }: IntegrityDocument) => ({ campaignId: _id, councilId });
  return {
    findNextDueAcrossCouncils: async () =>
      (await integrity.find({ dueAt: { $ne: null } }, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    listDueAcrossCouncils: async (now, limit) =>
      (await integrity.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(toRef),
    listWithKeyAcrossCouncils: async (after, limit) =>
      (await integrity.find({ _id: { $gt: after }, key: { $exists: true } }, { sort: { _id: 1 }, limit })).map(toRef),
  };
};

const toChunk = ({ campaignId, from, to, bytes }: TraceDocument): TraceChunk => ({
  campaignId,
  from,
  to,
  bytes: storedBytes(bytes),
});

const idOf = (campaignId: string, from: number): string => `${campaignId}:${from}`;

export const createTraceRepository = (scope: Scope): TraceRepository => {
  const traces = councilCollection(traceModel, scope);
  return {
    list: async (campaignId, above, limit) =>
      (await traces.find({ campaignId, to: { $gt: above } }, { sort: { to: 1 }, limit })).map(toChunk),
    last: async (campaignId) =>
      (await traces.find({ campaignId }, { sort: { to: -1 }, limit: 1 })).map(toChunk)[0] ?? null,
    listOf: async (campaignId, numbers) => {
      const chunks = new Map<number, TraceChunk>();
      let known: TraceChunk | undefined;
      for (const number of [...numbers].sort((a, b) => a - b)) {
        if (known && number <= known.to) continue;
        known = (await traces.find({ campaignId, to: { $gte: number } }, { sort: { to: 1 }, limit: 1 })).map(
          toChunk,
        )[0];
        if (known && known.from <= number) chunks.set(known.from, known);
      }
      return [...chunks.values()];
    },
    put: async ({ campaignId, from, to, bytes }) => {
      const update = { $set: { campaignId, from, to, bytes: Buffer.from(bytes) }, $inc: { revision: 1 } };
      await traces.updateOne({ _id: idOf(campaignId, from) }, update, { upsert: true });
    },
    delete: async (campaignId, from) => {
      await traces.delete(idOf(campaignId, from));
    },
    eraseSomeOfCampaign: async (campaignId, limit) => {
      const ids = (await traces.find({ campaignId }, { limit })).map(({ _id }) => _id);
      if (ids.length > 0) await traces.deleteMany({ _id: { $in: ids } });
      return ids.length === limit;
    },
  };
};

export const integrityEntity = defineEntity({
  models: [integrityModel, traceModel],
  repositories: (scope) => ({
    integrity: createIntegrityRepository(scope),
    integritySweep: createIntegritySweep(scope),
    traces: createTraceRepository(scope),
  }),
  exported: {
    // Hashes that mean nothing without the key, which never leaves.
    except: [traceModel],
    without: { integrity: ['key', 'shape', 'tracedTo', 'erasures', 'done', 'total', 'dueAt', 'isRequested'] },
  },
});
