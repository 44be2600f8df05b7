import { DomainError } from '@folkmoot/contracts';
import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import type { CampaignRef } from '../campaign/campaign.repository';
import { COUNTS_FORMAT, type Counter, type ResponseNumbers } from './counter.domain';
import type { CounterRepository, CounterRepositoryAcrossCouncils } from './counter.repository';

export interface CounterDocument extends CouncilDocument {
  zone: string;
  responses: number;
  isAnnounced: boolean;
  needsRecount: boolean;
  /** Missing in documents of versions without response numbers. */
  numbers?: ResponseNumbers | null;
  format?: number;
  /** Counts the holds. Its value means nothing. */
  holds?: number;
}

export const counterModel = defineModel<CounterDocument>('campaign_counters', {
  fields: {
    councilId: String,
    revision: Number,
    zone: String,
    responses: Number,
    isAnnounced: Boolean,
    needsRecount: Boolean,
    numbers: Object,
    format: Number,
    holds: Number,
  },
  missing: 'campaign_not_found',
  indexes: [
    { keys: { isAnnounced: 1 }, serves: 'the sweep for figures to announce' },
    { keys: { format: 1 }, serves: 'the sweep for campaigns that an older release has counted' },
    { keys: { needsRecount: 1 }, serves: 'the sweep for campaigns to recount' },
    { keys: { councilId: 1 }, serves: 'campaigns whose council has another time zone now' },
  ],
});

const toCounter = ({ _id, councilId, revision, zone, responses, numbers = null }: CounterDocument): Counter => ({
  campaignId: _id,
  councilId,
  revision,
  zone,
  responses,
  numbers,
});

export const createCounterRepository = (scope: Scope): CounterRepository => {
  const counters = councilCollection(counterModel, scope);
  return {
    get: async (campaignId) => toCounter(await counters.get(campaignId)),
    getForChange: async (campaignId) => {
      const counter = await counters.updateOne({ _id: campaignId }, { $inc: { revision: 1 } });
      if (!counter) throw new DomainError('campaign_not_found');
      return toCounter(counter);
    },
    hold: async (campaignId) => {
      const counter = await counters.updateOne({ _id: campaignId }, { $inc: { holds: 1 } });
      if (!counter) throw new DomainError('campaign_not_found');
      return toCounter(counter);
    },
    list: async (ids) => (await counters.find({ _id: { $in: ids } })).map(toCounter),
    insert: async (campaignId, zone) => {
      const format = COUNTS_FORMAT;
      await counters.insert({ _id: campaignId, zone, responses: 0, isAnnounced: false, needsRecount: false, format });
    },
    change: async (campaignId, { responses = 0, numbers }) => {
      const update = {
        $inc: { revision: 1, responses },
        $set: { isAnnounced: false, ...(numbers ? { numbers } : {}) },
      };
      if (!(await counters.updateOne({ _id: campaignId }, update))) throw new DomainError('campaign_not_found');
    },
    replace: async (campaignId, { responses, zone }) => {
      const counted = { responses, zone, needsRecount: false, isAnnounced: false };
      await counters.updateOne({ _id: campaignId }, { $inc: { revision: 1 }, $set: counted });
    },
    saveNumbers: async (campaignId, numbers) => {
      await counters.updateOne({ _id: campaignId }, { $set: { numbers } });
    },
    markCurrent: async (campaignId) => {
      await counters.updateOne({ _id: campaignId }, { $set: { format: COUNTS_FORMAT } });
    },
    askForRecount: async (zone) => {
      await counters.updateMany({ zone: { $ne: zone } }, { $set: { needsRecount: true } });
    },
    takeUnannounced: async (campaignId) => {
      const taken = await counters.updateOne({ _id: campaignId, isAnnounced: false }, { $set: { isAnnounced: true } });
      return taken && toCounter(taken);
    },
    eraseOfCampaign: async (campaignId) => {
      await counters.delete(campaignId);
    },
  };
};

const toRef = ({ _id, councilId }: CounterDocument): CampaignRef => ({ campaignId: _id, councilId });

export const createCounterRepositoryAcrossCouncils = (scope: Scope): CounterRepositoryAcrossCouncils => {
  const counters = collectionAcrossCouncils(counterModel, scope);
  return {
    listToRecountAcrossCouncils: async () => (await counters.find({ needsRecount: true })).map(toRef),
    listOutdatedAcrossCouncils: async (limit) =>
      (await counters.find({ format: { $ne: COUNTS_FORMAT } }, { sort: { _id: 1 }, limit })).map(toRef),
    listCountedAcrossCouncils: async () => (await counters.find({}, { sort: { _id: 1 } })).map(toRef),
    listUnannouncedAcrossCouncils: async (limit) => (await counters.find({ isAnnounced: false }, { limit })).map(toRef),
    hasToRecountAcrossCouncils: async () => (await counters.count({ needsRecount: true }, { atMost: 1 })) > 0,
    hasUnannouncedAcrossCouncils: async () => (await counters.count({ isAnnounced: false }, { atMost: 1 })) > 0,
  };
};

export const counterEntity = defineEntity({
  models: [counterModel],
  repositories: (scope) => ({
    counters: createCounterRepository(scope),
    counterSweep: createCounterRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // Sums of the exported rollups.
    except: [counterModel],
  },
});
