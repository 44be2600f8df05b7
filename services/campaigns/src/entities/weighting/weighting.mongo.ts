import {
  type CouncilDocument,
  collectionAcrossCouncils,
  councilCollection,
  defineEntity,
  defineModel,
  type Scope,
} from '@folkmoot/service-kit';
import { incrementFields } from '../report/rollup.mongo';
import { type CellContribution, cellId, type StoredWeighting, type WeightCell } from './weighting.domain';
import type {
  WeightCellRepository,
  WeightingRepository,
  WeightingRepositoryAcrossCouncils,
} from './weighting.repository';

/** One per campaign; its id is the campaign's id. */
interface WeightingDocument extends Omit<StoredWeighting, 'campaignId'>, CouncilDocument {
  councilId: string;
  revision: number;
}

export const weightingModel = defineModel<WeightingDocument>('weightings', {
  fields: {
    councilId: String,
    revision: Number,
    choiceRevision: Number,
    isOn: Boolean,
    dimensionIds: [String],
    trim: { type: Object, default: null },
    targets: Object,
    merges: Object,
    links: [Object],
    generation: Number,
    cells: String,
    countedTo: Number,
    isDue: Boolean,
  },
  indexes: [{ keys: { isDue: 1 }, serves: 'listDueAcrossCouncils, hasDueAcrossCouncils' }],
});

interface CellDocument extends WeightCell, CouncilDocument {}

export const weightCellModel = defineModel<CellDocument>('weight_cells', {
  fields: {
    councilId: String,
    revision: Number,
    campaignId: String,
    generation: Number,
    series: Number,
    round: Number,
    pattern: String,
    responses: Number,
    questions: Object,
  },
  indexes: [{ keys: { campaignId: 1, generation: 1 }, serves: 'the cells of a campaign; deleting old ones' }],
});

const toWeighting = ({ _id, ...fields }: WeightingDocument): StoredWeighting => ({ campaignId: _id, ...fields });

export const createWeightingRepository = (scope: Scope): WeightingRepository => {
  const weightings = councilCollection(weightingModel, scope);
  return {
    find: async (campaignId) => {
      const document = await weightings.findOne({ _id: campaignId });
      return document && toWeighting(document);
    },
    put: async ({ campaignId, councilId: _, revision: _revision, ...fields }) => {
      const { targets, merges, ...others } = fields;
      const document = await weightings.updateOne(
        { _id: campaignId },
        {
          $set: { ...others, ...(targets ? { targets } : {}), ...(merges ? { merges } : {}) },
          $unset: { ...(targets ? {} : { targets: '' }), ...(merges ? {} : { merges: '' }) },
          $inc: { revision: 1 },
        },
        { upsert: true },
      );
      return toWeighting(document as WeightingDocument);
    },
    touch: async (campaignId) => {
      await weightings.updateOne({ _id: campaignId }, { $inc: { revision: 1 } });
    },
    settle: async ({ campaignId, revision }) => {
      await weightings.updateOne({ _id: campaignId, revision }, { $set: { isDue: false } });
    },
    eraseOfCampaign: async (campaignId) => {
      await weightings.delete(campaignId);
    },
  };
};

const toCell = ({
  campaignId,
  generation,
  series,
  round,
  pattern,
  responses,
  questions = {},
}: WeightCell): WeightCell => ({
  campaignId,
  generation,
  series,
  round,
  pattern,
  responses,
  questions,
});

/** More would hold other requests up while they are encoded. */
const ADDED_AT_ONCE = 200;

const SIZE_FIELDS = ['round', 'pattern', 'responses'] as const;
const CELL_FIELDS = ['campaignId', 'generation', 'series', 'round', 'pattern', 'responses', 'questions'] as const;

async function* cellsIn(batches: AsyncIterable<Iterable<WeightCell>>): AsyncIterable<Iterable<WeightCell>> {
  function* mapped(batch: Iterable<WeightCell>) {
    for (const cell of batch) yield toCell(cell);
  }
  for await (const batch of batches) yield mapped(batch);
}

export const createWeightCellRepository = (scope: Scope): WeightCellRepository => {
  const cells = councilCollection(weightCellModel, scope);
  const eraseSome = async (filter: { campaignId: string; generation?: { $ne: number } }, limit: number) => {
    const ids = (await cells.find(filter, { limit })).map(({ _id }) => _id);
    if (ids.length > 0) await cells.deleteMany({ _id: { $in: ids } });
    return ids.length === limit;
  };
  const addSome = async (contributions: readonly CellContribution[]): Promise<void> => {
    const ids = contributions.map(({ key }) => cellId(key));
    const stored = await cells.aggregate<{ _id: string }>([
      { $match: { _id: { $in: ids } } },
      { $project: { _id: 1 } },
    ]);
    const known = new Set(stored.map(({ _id }) => _id));
    const isKnown = ({ key }: CellContribution) => known.has(cellId(key));
    await cells.updateEach(
      contributions.filter(isKnown).map(({ key, increments }) => ({
        filter: { _id: cellId(key) },
        update: { $inc: incrementFields(increments) },
      })),
    );
    const unknown = contributions.filter((contribution) => !isKnown(contribution));
    const made = unknown.map(({ key, increments: { responses, questions } }) => ({
      _id: cellId(key),
      ...key,
      responses,
      questions,
    }));
    if (made.length > 0) await cells.insertMany(made, { lean: true });
  };
  return {
    add: async (contributions) => {
      // One by one with upserts would be a request for each of hundreds of cells.
      for (let from = 0; from < contributions.length; from += ADDED_AT_ONCE)
        await addSome(contributions.slice(from, from + ADDED_AT_ONCE));
    },
    sizes: (campaignId, generation) => cells.batches({ campaignId, generation }, { fields: SIZE_FIELDS }),
    batches: (campaignId, generation) => cellsIn(cells.batches({ campaignId, generation }, { fields: CELL_FIELDS })),
    deleteOld: (campaignId, generation, limit) => eraseSome({ campaignId, generation: { $ne: generation } }, limit),
    eraseSomeOfCampaign: (campaignId, limit) => eraseSome({ campaignId }, limit),
  };
};

const createWeightingSweep = (scope: Scope): WeightingRepositoryAcrossCouncils => {
  const weightings = collectionAcrossCouncils(weightingModel, scope);
  return {
    listDueAcrossCouncils: async (limit) =>
      (await weightings.find({ isDue: true }, { limit })).map(({ _id, councilId }) => ({ campaignId: _id, councilId })),
    hasDueAcrossCouncils: async () => (await weightings.count({ isDue: true }, { atMost: 1 })) > 0,
  };
};

export const weightingEntity = defineEntity({
  models: [weightingModel, weightCellModel],
  repositories: (scope) => ({
    weightings: createWeightingRepository(scope),
    weightCells: createWeightCellRepository(scope),
    weightingSweep: createWeightingSweep(scope),
  }),
  exported: {
    // Sums of the exported responses.
    except: [weightCellModel],
    // The progress of a count.
    without: { weightings: ['links', 'generation', 'cells', 'countedTo', 'isDue'] },
  },
});
