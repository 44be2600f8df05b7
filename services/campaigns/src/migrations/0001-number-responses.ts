import { systemActor } from '@folkmoot/contracts';
import { defineMigration, type MigrationContext, type Scope, type Units } from '@folkmoot/service-kit';
import type { CampaignRef } from '../entities/campaign';
import { createCouncilCopyRepository } from '../entities/council/council-copy.mongo';
import { nextForOlder, numbersAfter } from '../entities/report';
import { createCounterRepository, createCounterRepositoryAcrossCouncils } from '../entities/report/counter.mongo';
import { createRollupRepository } from '../entities/report/rollup.mongo';
import { createResponseRepository } from '../entities/response/response.mongo';
import { createSurveyVersionRepository } from '../entities/survey/survey.mongo';
import { createWeightCellRepository, createWeightingRepository } from '../entities/weighting/weighting.mongo';
import { recountCampaign } from '../features/responses';

const createRepositories = (scope: Scope) => ({
  councils: createCouncilCopyRepository(scope),
  versions: createSurveyVersionRepository(scope),
  responses: createResponseRepository(scope),
  rollups: createRollupRepository(scope),
  counters: createCounterRepository(scope),
  counterSweep: createCounterRepositoryAcrossCouncils(scope),
  weightings: createWeightingRepository(scope),
  weightCells: createWeightCellRepository(scope),
});

type Repositories = ReturnType<typeof createRepositories>;

/** Responses to number in one transaction. */
const NUMBERED_AT_ONCE = 500;
/** Marks a counter whose responses have numbers and whose conditional questions are counted. */
const FORMAT = 2;

/** Position: the campaign of the last batch, for operators. Finished campaigns are known by their format. */
interface Position {
  readonly campaignId: string;
}

/** Assigns numbers to some older responses. Returns how many. */
const numberSome = async ({ counters, responses }: Repositories, campaignId: string): Promise<number> => {
  const older = await responses.listUnnumbered(campaignId, NUMBERED_AT_ONCE);
  if (older.length === 0) return 0;
  const known = (await counters.get(campaignId)).numbers ?? numbersAfter(await responses.count({ campaignId }));
  const { assigned: newNumbers, numbers } = nextForOlder(known, older.length);
  await responses.saveNumbers(new Map(older.map(({ id }, index) => [id, newNumbers[index] ?? 0])));
  await counters.saveNumbers(campaignId, numbers);
  return older.length;
};

/** Recounts who saw conditional questions, which older versions did not count, and marks the campaign as finished. */
const finishCampaign = async (unit: Repositories, campaignId: string): Promise<void> => {
  const versions = await unit.versions.list(campaignId);
  const hasConditions = versions.some(({ questions }) => questions.some(({ showIf }) => showIf));
  if (hasConditions) await recountCampaign(unit, campaignId);
  await unit.counters.markCurrent(campaignId);
};

/** Returns the number of changed documents: responses, or the counter of a finished campaign. */
const migrateSome = async (
  { unitOfWork }: Units<Repositories>,
  { campaignId, councilId }: CampaignRef,
): Promise<number> => {
  const inCouncil = systemActor('campaigns', councilId);
  const numbered = await unitOfWork(inCouncil, (unit) => numberSome(unit, campaignId));
  if (numbered > 0) return numbered;
  await unitOfWork(inCouncil, (unit) => finishCampaign(unit, campaignId));
  return 1;
};

/** Counters of the older format, and the responses of their campaigns that have no number. */
const countOutdated = async ({ connection }: MigrationContext): Promise<number> => {
  const counters = connection.collection<{ _id: string; councilId: string }>('campaign_counters');
  const responses = connection.collection('responses');
  let count = 0;
  for await (const { _id: campaignId, councilId } of counters.find({ format: { $ne: FORMAT } })) {
    count += 1 + (await responses.countDocuments({ councilId, campaignId, number: { $exists: false } }));
  }
  return count;
};

export const numberResponses = defineMigration<Position>({
  number: 1,
  name: 'number-responses',
  summary: 'Gives older responses their numbers, and counts again who saw conditional questions.',
  countOutdated,
  migrateBatch: async ({ units }) => {
    const unitsOfWork = units(createRepositories);
    const [ref] = await unitsOfWork.readerAcrossCouncils().counterSweep.listOutdatedAcrossCouncils(1);
    if (!ref) return null;
    return { position: { campaignId: ref.campaignId }, changed: await migrateSome(unitsOfWork, ref) };
  },
});
