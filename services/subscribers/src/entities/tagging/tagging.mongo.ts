import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  createRunStore,
  defineEntity,
  defineModel,
  findOldestProgressAcrossCouncils,
  listStalledRunsAcrossCouncils,
  type Scope,
} from '@folkmoot/service-kit';
import { newTagging, type StoredTagging } from './tagging.domain';
import type { TaggingRepository, TaggingRepositoryAcrossCouncils } from './tagging.repository';

interface TaggingDocument extends CouncilDocument, Omit<StoredTagging, 'id'> {
  councilId: string;
  revision: number;
}

const DAY_SECONDS = 86_400;
const KEEP_FINISHED_SECONDS = 30 * DAY_SECONDS;
const count = { type: Number, required: true };

export const taggingModel = defineModel<TaggingDocument>('taggings', {
  fields: {
    councilId: { type: String, required: true },
    revision: { type: Number, required: true },
    state: { type: String, required: true },
    change: { type: Object, required: true },
    audience: { type: Object, default: null },
    actor: { type: Object, required: true },
    cursor: { type: String, default: null },
    total: { type: Number, default: null },
    processed: count,
    changed: count,
    problem: { type: String, default: null },
    runId: { type: String, default: null },
    createdAt: { type: Date, required: true },
    touchedAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
  },
  indexes: [
    { keys: { councilId: 1, createdAt: -1, _id: -1 }, serves: 'list: newest first' },
    { keys: { state: 1, touchedAt: 1 }, serves: 'listStalledAcrossCouncils, findOldestProgressAcrossCouncils' },
    { keys: { finishedAt: 1 }, serves: 'removal of old ones', expireAfterSeconds: KEEP_FINISHED_SECONDS },
  ],
});

const toTagging = ({ _id, ...fields }: TaggingDocument): StoredTagging => ({ id: _id, ...fields });

export const createTaggingRepository = (scope: Scope): TaggingRepository => {
  const taggings = createRunStore(councilCollection(taggingModel, scope), { toRun: toTagging });
  return { ...taggings, add: (input, now) => taggings.add(newTagging(input, now)) };
};

export const createTaggingRepositoryAcrossCouncils = (scope: Scope): TaggingRepositoryAcrossCouncils => {
  const taggings = collectionAcrossCouncils(taggingModel, scope);
  return {
    listStalledAcrossCouncils: async (touchedBefore) => {
      const stalled = await listStalledRunsAcrossCouncils(taggings, touchedBefore);
      return stalled.map(({ _id, councilId }) => ({ taggingId: _id, councilId }));
    },
    findOldestProgressAcrossCouncils: () => findOldestProgressAcrossCouncils(taggings),
  };
};

export const taggingEntity = defineEntity({
  models: [taggingModel],
  repositories: (scope) => ({
    taggings: createTaggingRepository(scope),
    taggingSweep: createTaggingRepositoryAcrossCouncils(scope),
  }),
  exported: {
    // The progress of a run. The subscribers have the result.
    except: [taggingModel],
  },
});
