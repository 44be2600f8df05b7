import { systemActor } from '@folkmoot/contracts';
import { nextForOlder, numbersAfter } from '../../records/counter.domain';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import type { CampaignPlace } from '../../records/sweep.repository';
import { recountCampaign } from './recount.use-case';

/** Responses that get their numbers in one transaction. */
const AT_ONCE = 500;

/** Gives numbers to some responses that were kept before there were numbers. True when there may be more. */
const numberSome = async ({ counters, responses }: CampaignsUnit, campaignId: string): Promise<boolean> => {
  const older = await responses.listUnnumbered(campaignId, AT_ONCE);
  if (older.length === 0) return false;
  const known = (await counters.get(campaignId)).numbers ?? numbersAfter(await responses.count({ campaignId }));
  const { given, numbers } = nextForOlder(known, older.length);
  await responses.saveNumbers(new Map(older.map(({ id }, index) => [id, given[index] ?? 0])));
  await counters.saveNumbers(campaignId, numbers);
  return true;
};

/** Counts anew what older releases did not count: who was not asked a question. */
const recountConditions = async (unit: CampaignsUnit, campaignId: string): Promise<void> => {
  const versions = await unit.versions.list(campaignId);
  const hasConditions = versions.some(({ questions }) => questions.some(({ showIf }) => showIf));
  if (hasConditions) await recountCampaign(unit, campaignId);
  await unit.counters.markCurrent(campaignId);
};

const bringCampaignUpToDate = async (
  { unitOfWork }: Deps,
  { campaignId, councilId }: CampaignPlace,
  signal: AbortSignal,
): Promise<void> => {
  const inCouncil = systemActor('campaigns', councilId);
  while (!signal.aborted && (await unitOfWork(inCouncil, (unit) => numberSome(unit, campaignId))));
  if (!signal.aborted) await unitOfWork(inCouncil, (unit) => recountConditions(unit, campaignId));
};

/** Brings what an older release has kept up to what this one writes. Interrupted, it goes on where it was. */
export const bringUpToDate = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  for (const place of await deps.readerAcrossCouncils().sweeps.listOutdatedAcrossCouncils()) {
    await bringCampaignUpToDate(deps, place, signal);
  }
};
