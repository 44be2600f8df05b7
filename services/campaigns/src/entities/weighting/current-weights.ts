import type { Actor } from '@folkmoot/contracts';
import { type Context, pause } from '@folkmoot/service-kit';
import { type CellCountRecords, countCells, withLinksOf } from './count-cells';
import { readLinkable } from './read-links';
import { type CampaignWeights, createWeights, refusedWeights, type WeighPatterns } from './weights';

/** Reads wait at most this long for cells that are being counted. A job counts the others. */
const WAIT_MS = 1_500;

export type CurrentWeightRecords = CellCountRecords;

/** The weights of a campaign as they are now. */
export type CurrentWeights = (
  context: Context<CurrentWeightRecords, Actor>,
  campaignId: string,
) => Promise<CampaignWeights>;

const readState = async ({ counters, weightings }: CurrentWeightRecords, campaignId: string) => {
  const [counter, weighting] = await Promise.all([counters.get(campaignId), weightings.find(campaignId)]);
  return { counter, weighting };
};

/** Whether cells are counted by the links of now. */
const isCounted = (...[weighting, linkable]: Parameters<typeof withLinksOf>): boolean =>
  weighting.cells === 'counted' && withLinksOf(weighting, linkable) === weighting;

export const createCurrentWeights = (weigh: WeighPatterns): CurrentWeights => {
  const weightsOf = createWeights(weigh);
  return async (context, campaignId) => {
    const records = context.reader(context.actor);
    const state = await readState(records, campaignId);
    // Reports ask whether weighting is on or not, and versions are large.
    if (!state.weighting?.isOn) return refusedWeights(state.counter.responses, 'off');
    const linkable = await readLinkable(records, campaignId);
    const { dimensions } = linkable;
    if (isCounted(state.weighting, linkable)) return weightsOf(records, { ...state, dimensions });
    // Cells of small campaigns are counted at once.
    const ref = { campaignId, councilId: state.counter.councilId };
    const ended = new AbortController();
    const count = countCells(context, ref, AbortSignal.timeout(WAIT_MS)).finally(() => ended.abort());
    await Promise.race([count, pause(WAIT_MS, ended.signal)]);
    return weightsOf(records, { ...(await readState(records, campaignId)), dimensions });
  };
};

/** Imported answers have no weights: they are not part of the campaign's sample. */
export const weightsOfSeries: CurrentWeights = async ({ actor, reader }, campaignId) => {
  const { responses } = await reader(actor).counters.get(campaignId);
  return refusedWeights(responses, 'imported_series');
};
