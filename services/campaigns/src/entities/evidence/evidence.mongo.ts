import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { StoredEvidence } from './evidence.domain';
import type {
  EvidenceKeyRepositoryAcrossCouncils,
  EvidenceRepository,
  EvidenceRepositoryAcrossCouncils,
  StoredEvidenceKey,
} from './evidence.repository';

interface EvidenceDocument extends Omit<StoredEvidence, 'id'>, CouncilDocument {
  revision: number;
}
type KeyDocument = Omit<StoredEvidenceKey, 'id'> & { _id: string };

const SHOWN = 10;

export const evidenceModel = defineModel<EvidenceDocument>('evidence_packs', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    state: String,
    done: Number,
    total: Number,
    hash: String,
    bytes: Number,
    failures: Number,
    error: String,
    createdAt: Date,
    dueAt: Date,
    finishedAt: Date,
    keepUntil: Date,
  },
  indexes: [
    {
      keys: { campaignId: 1, createdAt: -1 },
      serves: 'the packs of a campaign, newest first; the one that is being made',
    },
    { keys: { dueAt: 1 }, serves: 'findNextDueAcrossCouncils, listDueAcrossCouncils' },
    { keys: { keepUntil: 1 }, serves: 'listOverdueAcrossCouncils' },
    { keys: { hash: 1 }, serves: 'hasFile' },
  ],
});

/** The keys of the installation: one signs the packs of all councils. */
export const evidenceKeyModel = defineModel<KeyDocument>('evidence_keys', {
  fields: {
    purpose: { type: String, required: true },
    publicKey: { type: String, default: '' },
    sealed: { type: String, required: true },
    from: { type: Date, required: true },
    until: { type: Date, default: null },
  },
  indexes: [{ keys: { purpose: 1, until: 1 }, serves: 'the present key, and one of them at a time', unique: true }],
});

const toEvidence = ({ _id, councilId: _, ...fields }: EvidenceDocument): StoredEvidence => ({ id: _id, ...fields });

const toKey = ({ _id, ...fields }: KeyDocument): StoredEvidenceKey => ({ id: _id, ...fields });

const createEvidenceRepository = (scope: Scope): EvidenceRepository => {
  const packs = councilCollection(evidenceModel, scope);
  return {
    add: async ({ id, ...fields }) => toEvidence(await packs.insert({ _id: id, ...fields })),
    get: async (campaignId, id) => {
      const document = await packs.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('not_found');
      return toEvidence(document);
    },
    findUnderWay: async (campaignId) => {
      const document = await packs.findOne({ campaignId, state: { $in: ['queued', 'running'] } });
      return document && toEvidence(document);
    },
    save: async ({ id, revision, ...fields }) => toEvidence(await packs.compareAndSet(id, revision, fields)),
    list: async (campaignId) =>
      (await packs.find({ campaignId }, { sort: { createdAt: -1, _id: -1 }, limit: SHOWN })).map(toEvidence),
    delete: async (id) => void (await packs.delete(id)),
    eraseOfCampaign: async (campaignId) => {
      await packs.deleteMany({ campaignId });
    },
    hasFile: async (hash) => (await packs.count({ hash }, { atMost: 1 })) > 0,
  };
};

const createEvidenceSweep = (scope: Scope): EvidenceRepositoryAcrossCouncils => {
  const packs = collectionAcrossCouncils(evidenceModel, scope);
  const toRef = ({ _id, campaignId, councilId }: EvidenceDocument) => ({ evidenceId: _id, campaignId, councilId });
  return {
    findNextDueAcrossCouncils: async () =>
      (await packs.find({ dueAt: { $ne: null } }, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    listDueAcrossCouncils: async (now, limit) =>
      (await packs.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(toRef),
    listOverdueAcrossCouncils: async (now, limit) =>
      (await packs.find({ keepUntil: { $lte: now } }, { sort: { keepUntil: 1 }, limit })).map(toRef),
  };
};

const createEvidenceKeys = (scope: Scope): EvidenceKeyRepositoryAcrossCouncils => {
  const keys = collectionAcrossCouncils(evidenceKeyModel, scope);
  return {
    find: async (purpose) => {
      const document = await keys.findOne({ purpose, until: null });
      return document && toKey(document);
    },
    replace: async ({ id, ...fields }) => {
      await keys.updateMany({ purpose: fields.purpose, until: null }, { $set: { until: fields.from } });
      await keys.insert({ _id: id, ...fields });
    },
    listSigning: async () => (await keys.find({ purpose: 'signing' }, { sort: { from: -1 } })).map(toKey),
  };
};

export const evidenceEntity = defineEntity({
  models: [evidenceModel, evidenceKeyModel],
  repositories: (scope) => ({
    evidence: createEvidenceRepository(scope),
    evidenceSweep: createEvidenceSweep(scope),
    evidenceKeys: createEvidenceKeys(scope),
  }),
  // A pack can be made again. The keys belong to the installation.
  exported: { except: [evidenceModel, evidenceKeyModel] },
});
