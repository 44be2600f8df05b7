import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
  storedBytes,
} from '@folkmoot/service-kit';
import type { StoredWave } from './wave.domain';
import type { WaveRepository, WaveRepositoryAcrossCouncils } from './wave.repository';
import {
  createWaveMemberRepository,
  createWaveSumRepository,
  waveMemberModel,
  waveSumModel,
} from './wave-content.mongo';

interface WaveDocument extends Omit<StoredWave, 'id' | 'signature'>, CouncilDocument {
  revision: number;
  signature: Buffer | null;
}

export const waveModel = defineModel<WaveDocument>('waves', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    kind: String,
    reasons: [Object],
    from: Date,
    until: Date,
    sample: [String],
    signature: { type: Buffer, default: null },
    follows: String,
    sizes: [Object],
    decision: String,
    reason: String,
    decidedAt: Date,
    decidedBy: String,
    except: [String],
    exclusionId: String,
    toUndo: [String],
    dueAt: Date,
    progress: { type: Object, default: null },
  },
  indexes: [
    { keys: { campaignId: 1 }, serves: 'the waves of a campaign' },
    { keys: { dueAt: 1 }, serves: 'findNextDueAcrossCouncils, listDueAcrossCouncils' },
  ],
});

const toWave = ({ _id, councilId: _, signature, ...fields }: WaveDocument): StoredWave => ({
  id: _id,
  ...fields,
  signature: signature ? storedBytes(signature) : null,
});

export const createWaveRepository = (scope: Scope): WaveRepository => {
  const waves = councilCollection(waveModel, scope);
  return {
    list: async (campaignId) => (await waves.find({ campaignId }, { sort: { _id: 1 } })).map(toWave),
    get: async (campaignId, id) => {
      const document = await waves.findOne({ _id: id, campaignId });
      if (!document) throw new DomainError('wave_not_found');
      return toWave(document);
    },
    put: async ({ id, signature, ...fields }) => {
      const update = { $set: { ...fields, signature: signature && Buffer.from(signature) } };
      await waves.updateOne({ _id: id }, update, { upsert: true });
    },
    delete: async (ids) => {
      await waves.deleteMany({ _id: { $in: ids } });
    },
    forgetResponses: async (campaignId, responseIds) => {
      await waves.updateMany(
        { campaignId, $or: [{ sample: { $in: responseIds } }, { except: { $in: responseIds } }] },
        { $pull: { sample: { $in: responseIds }, except: { $in: responseIds } } },
      );
    },
    forgetComparison: async (campaignId) => {
      await waves.updateMany({ campaignId }, { $set: { sample: [], signature: null } });
    },
    eraseOfCampaign: async (campaignId) => {
      await waves.deleteMany({ campaignId });
    },
  };
};

const createWaveSweep = (scope: Scope): WaveRepositoryAcrossCouncils => {
  const waves = collectionAcrossCouncils(waveModel, scope);
  return {
    findNextDueAcrossCouncils: async () =>
      (await waves.find({ dueAt: { $ne: null } }, { sort: { dueAt: 1 }, limit: 1 }))[0]?.dueAt ?? null,
    listDueAcrossCouncils: async (now, limit) =>
      (await waves.find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit })).map(
        ({ _id, campaignId, councilId }) => ({ waveId: _id, campaignId, councilId }),
      ),
  };
};

export const waveEntity = defineEntity({
  models: [waveModel, waveSumModel, waveMemberModel],
  repositories: (scope) => ({
    waves: createWaveRepository(scope),
    waveSums: createWaveSumRepository(scope),
    waveMembers: createWaveMemberRepository(scope),
    waveSweep: createWaveSweep(scope),
  }),
  exported: {
    // Both follow from the exported responses.
    except: [waveSumModel, waveMemberModel],
    // Hashes of texts, and the progress of a decision.
    without: { waves: ['signature', 'toUndo', 'dueAt', 'progress', 'exclusionId'] },
  },
});
