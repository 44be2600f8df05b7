import { setImmediate as turn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Actor, systemActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignRef } from '../campaign/campaign.repository';
import type { CounterRepository } from '../report/counter.repository';
import type { ResponseRepository } from '../response/response.repository';
import { type Linkable, type LinkRecords, linksIn, readLinkable } from './read-links';
import {
  type CellContribution,
  cellCounter,
  chosenLinks,
  countedBy,
  gatherCells,
  isInCells,
  type StoredWeighting,
  withoutCells,
} from './weighting.domain';
import type { WeightingRecords } from './weighting.repository';

/** Responses that are put into cells in one transaction. */
const BATCH_SIZE = 1_000;
/** Responses that are processed before other requests have a turn. */
const SLICE = 100;
/** Old cells that are deleted in one transaction. */
const DELETED_AT_ONCE = 2_000;

export interface CellCountRecords extends WeightingRecords, LinkRecords {
  readonly counters: CounterRepository;
  readonly responses: ResponseRepository;
}

type CountContext = Pick<Context<CellCountRecords, Actor>, 'unitOfWork' | 'reader'>;

/** The weighting with the cells that its dimensions need now: a new generation when the links are others. */
export const withLinksOf = (weighting: StoredWeighting, linkable: Linkable): StoredWeighting => {
  if (!weighting.isOn) return weighting.cells === 'none' ? weighting : withoutCells(weighting);
  const links = chosenLinks(weighting.dimensionIds, linksIn(linkable));
  const isCurrent = weighting.cells !== 'none' && isDeepStrictEqual(links, weighting.links);
  return isCurrent ? weighting : countedBy(weighting, links);
};

/** The same, with what the records say now. */
export const withCurrentLinks = async (records: LinkRecords, weighting: StoredWeighting): Promise<StoredWeighting> =>
  withLinksOf(weighting, await readLinkable(records, weighting.campaignId));

/** Begins a new generation of cells when the links of the campaign have changed since they were counted. */
const followLinks = async ({ unitOfWork, reader }: CountContext, { campaignId, councilId }: CampaignRef) => {
  const actor = systemActor('campaigns', councilId);
  const records = reader(actor);
  const known = await records.weightings.find(campaignId);
  if (!known) return null;
  if ((await withCurrentLinks(records, known)) === known) return known;
  return unitOfWork(actor, async (unit) => {
    // No response may arrive between the old cells and the new ones.
    await unit.counters.getForChange(campaignId);
    const weighting = await unit.weightings.find(campaignId);
    const next = weighting && (await withCurrentLinks(unit, weighting));
    return next === null || next === weighting ? weighting : unit.weightings.put(next);
  });
};

/** Puts the next responses into cells. Null when there is nothing to count, or when it has to wait. */
export const countSome = async (
  unit: CellCountRecords,
  campaignId: string,
  limit = BATCH_SIZE,
): Promise<StoredWeighting | null> => {
  const weighting = await unit.weightings.find(campaignId);
  if (weighting?.cells !== 'counting') return null;
  // A count goes by the numbers of responses, which a migration gives to older ones.
  if (await unit.responses.hasUnnumbered(campaignId)) return null;
  const batch = await unit.responses.listAfter(campaignId, weighting.countedTo, limit);
  const countedTo = batch.at(-1)?.number ?? weighting.countedTo;
  const counted = cellCounter(weighting, await unit.versions.list(campaignId));
  const isLast = batch.length < limit;
  // A response that arrives beside the last step would be in no cell.
  if (isLast) await unit.counters.getForChange(campaignId);
  const next = { ...weighting, countedTo, cells: isLast ? ('counted' as const) : weighting.cells };
  const isIncluded = (response: (typeof batch)[number]) => isInCells({ cells: 'counting', countedTo }, response);
  const contributions: CellContribution[] = [];
  for (const [index, response] of batch.entries()) {
    if (isIncluded(response)) contributions.push(counted(response));
    if (index % SLICE === SLICE - 1) await turn();
  }
  await unit.weightCells.add(gatherCells(contributions));
  return unit.weightings.put(next);
};

const countAll = async (
  context: CountContext,
  ref: CampaignRef,
  signal: AbortSignal,
): Promise<StoredWeighting | null> => {
  const actor = systemActor('campaigns', ref.councilId);
  let weighting = await followLinks(context, ref);
  while (weighting?.cells === 'counting' && !signal.aborted) {
    const next = await context.unitOfWork(actor, (unit) => countSome(unit, ref.campaignId));
    if (next === null) break;
    weighting = next;
  }
  return weighting;
};

/** The counts of this process, by campaign. Two at a time would take the same responses. */
const running = new Map<string, Promise<StoredWeighting | null>>();

/**
 * Puts the responses of a campaign into cells until all are, or until the signal. Continues a count that was stopped, and
 * joins one that runs.
 */
export const countCells = (
  context: CountContext,
  ref: CampaignRef,
  signal: AbortSignal,
): Promise<StoredWeighting | null> => {
  const { campaignId } = ref;
  const count = running.get(campaignId) ?? countAll(context, ref, signal).finally(() => running.delete(campaignId));
  running.set(campaignId, count);
  return count;
};

/** Counts the cells of a campaign, and deletes those of earlier generations. */
export const completeCells = async (context: CountContext, ref: CampaignRef, signal: AbortSignal): Promise<void> => {
  const { campaignId } = ref;
  const weighting = await countCells(context, ref, signal);
  if (!weighting || weighting.cells === 'counting') return;
  const actor = systemActor('campaigns', ref.councilId);
  const deleteSome = () =>
    context.unitOfWork(actor, ({ weightCells }) =>
      weightCells.deleteOld(campaignId, weighting.generation, DELETED_AT_ONCE),
    );
  while (!signal.aborted && (await deleteSome()));
  if (!signal.aborted) await context.unitOfWork(actor, ({ weightings }) => weightings.settle(weighting));
};
