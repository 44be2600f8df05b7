import { isDeepStrictEqual } from 'node:util';
import { type Actor, type ResponseOf, type recountReportsOperation, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignRef } from '../../entities/campaign';
import { rollupId, tidy } from '../../entities/report';
import { wrongWaves } from '../../entities/wave';
import { wrongCells } from '../../entities/weighting';
import { countAgain, recountAt } from './recount.use-case';
import type { CountingRecords, ResponseRecords } from './response.types';

type CheckContext = Context<ResponseRecords, Actor>;
type Findings = ResponseOf<typeof recountReportsOperation>;

/** Number of rollups, of cells of its weighting and of sums of its waves that differ from a recount. Runs in a transaction, so that both reads see the same time. */
const differences = async (unit: CountingRecords, campaignId: string) => {
  const { counters, rollups, versions, responses } = unit;
  const { zone, responses: known } = await counters.get(campaignId);
  const { contributions, waves, counted, read } = await countAgain({ versions, responses }, campaignId, zone);
  const kept = (await rollups.list(campaignId)).map(tidy).filter((rollup) => rollup.responses !== 0);
  const wanted = new Map(contributions.map(({ key, increments }) => [rollupId(key), tidy({ ...key, ...increments })]));
  const wrong = kept.filter((rollup) => !isDeepStrictEqual(wanted.get(rollupId(rollup)), rollup)).length;
  const missing = wanted.size - kept.filter((rollup) => wanted.has(rollupId(rollup))).length;
  const others = (await wrongCells(unit, campaignId)) + (await wrongWaves(unit, campaignId, waves));
  return { read, kept: kept.length, wrong: wrong + missing + others + (known === counted ? 0 : 1) };
};

const checkCampaign = ({ unitOfWork }: CheckContext, { campaignId, councilId }: CampaignRef) =>
  unitOfWork(systemActor('campaigns', councilId), (unit) => differences(unit, campaignId));

/** Recounts every campaign and compares; with `repair`, replaces rollups that differ. */
export const checkRollups = async (context: CheckContext, repair: boolean): Promise<Findings> => {
  const counted = await context.acrossCouncils.reader().counterSweep.listCountedAcrossCouncils();
  const sums = { responses: 0, rollups: 0 };
  const different: Findings['different'] = [];
  for (const ref of counted) {
    const { read, kept, wrong } = await checkCampaign(context, ref);
    sums.responses += read;
    sums.rollups += kept;
    if (wrong === 0) continue;
    different.push({ ...ref, rollups: wrong });
    if (repair) await recountAt(context, ref);
  }
  return { campaigns: counted.length, ...sums, different };
};
