import { systemActor } from '@folkmoot/contracts';
import {
  defineMigration,
  type MigratedBatch,
  type MigrationContext,
  type Scope,
  type Units,
} from '@folkmoot/service-kit';
import type { CampaignRef } from '../entities/campaign';
import { createCouncilCopyRepository } from '../entities/council/council-copy.mongo';
import { nextForOlder, numbersAfter } from '../entities/report';
import { createCounterRepository, createCounterRepositoryAcrossCouncils } from '../entities/report/counter.mongo';
import { createRollupRepository } from '../entities/report/rollup.mongo';
import { createResponseRepository } from '../entities/response/response.mongo';
import { createSurveyVersionRepository } from '../entities/survey/survey.mongo';
import { createWaveMemberRepository, createWaveSumRepository } from '../entities/wave/wave-content.mongo';
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
  waveSums: createWaveSumRepository(scope),
  waveMembers: createWaveMemberRepository(scope),
});

type Repositories = ReturnType<typeof createRepositories>;

/** Responses to number in one transaction. */
const NUMBERED_AT_ONCE = 500;
/** Marks a counter whose responses have numbers and whose conditional questions are counted. */
const FORMAT = 2;

/** Where the next batch begins. Finished campaigns are known by their format. */
interface Position {
  readonly campaignId: string;
  /** Behind the last response of the batch before. Missing at the beginning of a campaign, and after its last response. */
  readonly cursor?: string;
}

interface Numbered {
  readonly changed: number;
  readonly cursor?: string;
}

/** Assigns numbers to some older responses, behind those of the batch before. */
const numberSome = async (
  { counters, responses }: Repositories,
  { campaignId, cursor }: Position,
): Promise<Numbered> => {
  const page = await responses.listUnnumbered(campaignId, { cursor, limit: NUMBERED_AT_ONCE });
  const older = page.items;
  if (older.length === 0) return { changed: 0 };
  const known = (await counters.get(campaignId)).numbers ?? numbersAfter(await responses.count({ campaignId }));
  const { assigned: newNumbers, numbers } = nextForOlder(known, older.length);
  await responses.saveNumbers(new Map(older.map(({ id }, index) => [id, newNumbers[index] ?? 0])));
  await counters.saveNumbers(campaignId, numbers);
  return { changed: older.length, ...(page.nextCursor !== null && { cursor: page.nextCursor }) };
};

/** Recounts who saw conditional questions, which older versions did not count, and marks the campaign as finished. */
const finishCampaign = async (unit: Repositories, campaignId: string): Promise<void> => {
  const versions = await unit.versions.list(campaignId);
  const hasConditions = versions.some(({ questions }) => questions.some(({ showIf }) => showIf));
  if (hasConditions) await recountCampaign(unit, campaignId);
  await unit.counters.markCurrent(campaignId);
};

/** Changes the next responses, or the counter of a campaign whose responses all have numbers. */
const migrateSome = async (
  { unitOfWork }: Units<Repositories>,
  { campaignId, councilId }: CampaignRef,
  before: Position | null,
): Promise<MigratedBatch<Position>> => {
  const inCouncil = systemActor('campaigns', councilId);
  const start: Position = { campaignId };
  const reached = before?.campaignId === campaignId ? before : start;
  const numberFrom = (from: Position) => unitOfWork(inCouncil, (unit) => numberSome(unit, from));
  const next = await numberFrom(reached);
  // A replica of an older version may have stored a response before the place that is reached.
  const numbered = next.changed === 0 && reached.cursor !== undefined ? await numberFrom(start) : next;
  const { changed, ...cursor } = numbered;
  if (changed > 0) return { position: { campaignId, ...cursor }, changed };
  await unitOfWork(inCouncil, (unit) => finishCampaign(unit, campaignId));
  return { position: start, changed: 1 };
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
  migrateBatch: async ({ units }, before) => {
    const unitsOfWork = units(createRepositories);
    const [ref] = await unitsOfWork.readerAcrossCouncils().counterSweep.listOutdatedAcrossCouncils(1);
    if (!ref) return null;
    return migrateSome(unitsOfWork, ref, before);
  },
});
