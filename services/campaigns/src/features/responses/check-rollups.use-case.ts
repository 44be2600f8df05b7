import { isDeepStrictEqual } from 'node:util';
import { type ResponseOf, type recountReportsOperation, systemActor } from '@folkmoot/contracts';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import { rollupId, tidy } from '../../records/rollup.domain';
import type { CampaignPlace } from '../../records/sweep.repository';
import { countAgain, recountAt } from './recount.use-case';

type Findings = ResponseOf<typeof recountReportsOperation>;

/** How many rollups of a campaign are not what its responses say. A transaction, so that both are of one moment. */
const differences = async ({ counters, rollups, versions, responses }: CampaignsUnit, campaignId: string) => {
  const { zone, responses: known } = await counters.get(campaignId);
  const { contributions, counted, read } = await countAgain({ versions, responses }, campaignId, zone);
  const kept = (await rollups.list(campaignId)).map(tidy).filter((rollup) => rollup.responses !== 0);
  const wanted = new Map(contributions.map(({ key, increments }) => [rollupId(key), tidy({ ...key, ...increments })]));
  const wrong = kept.filter((rollup) => !isDeepStrictEqual(wanted.get(rollupId(rollup)), rollup)).length;
  const missing = wanted.size - kept.filter((rollup) => wanted.has(rollupId(rollup))).length;
  return { read, kept: kept.length, wrong: wrong + missing + (known === counted ? 0 : 1) };
};

const lookAt = (deps: Deps, { campaignId, councilId }: CampaignPlace) =>
  deps.unitOfWork(systemActor('campaigns', councilId), (unit) => differences(unit, campaignId));

/** Counts every campaign anew and compares; with `repair` what differs is made anew. */
export const checkRollups = async (deps: Deps, repair: boolean): Promise<Findings> => {
  const places = await deps.readerAcrossCouncils().sweeps.listCountedAcrossCouncils();
  const sums = { responses: 0, rollups: 0 };
  const different: Findings['different'] = [];
  for (const place of places) {
    const { read, kept, wrong } = await lookAt(deps, place);
    sums.responses += read;
    sums.rollups += kept;
    if (wrong === 0) continue;
    different.push({ ...place, rollups: wrong });
    if (repair) await recountAt(deps, place);
  }
  return { campaigns: places.length, ...sums, different };
};
