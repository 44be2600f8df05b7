import { collectionAcrossCouncils, defineEntity, defineModel, type Scope } from '@folkmoot/service-kit';
import type { HearBackCountRepository } from './hear-back-counts.repository';

interface HearBackCountDocument {
  /** Id of the campaign. */
  _id: string;
  /** The council's id. It has another name because the collection spans councils. */
  ownerId: string;
  heardBack: number;
  isOver: boolean;
}

export const hearBackCountModel = defineModel<HearBackCountDocument>('hear_back_counts', {
  fields: {
    ownerId: { type: String, required: true },
    heardBack: { type: Number, required: true },
    isOver: { type: Boolean, required: true },
  },
});

/** The counts in this service's database. `ownerId` is the council, which the event names. */
export const createHearBackCountRepositoryAcrossCouncils = (scope: Scope): HearBackCountRepository => {
  const counts = collectionAcrossCouncils(hearBackCountModel, scope);
  return {
    listAll: async () =>
      (await counts.find({})).map(({ _id, heardBack, isOver }) => ({ campaignId: _id, heardBack, isOver })),
    keep: async ({ campaignId, councilId: ownerId, heardBack, isOver }) => {
      const update = { $set: { ownerId }, $max: { heardBack, isOver } };
      await counts.updateOne({ _id: campaignId }, update, { upsert: true });
    },
    eraseOfCampaign: async (campaignId) => {
      await counts.delete(campaignId);
    },
  };
};

/** Not exported with a council: subscribers exports the counts. */
export const hearBackCountEntity = defineEntity({
  models: [hearBackCountModel],
  repositories: (scope) => ({ hearBackCounts: createHearBackCountRepositoryAcrossCouncils(scope) }),
});
