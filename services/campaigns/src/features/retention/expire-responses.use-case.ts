import { campaignCorrectedEvent, systemActor } from '@folkmoot/contracts';
import { zoneOf } from '../../records/council-zone';
import { daysAfter, momentsOf } from '../../records/local-days';
import type { CampaignsUnit, Deps } from '../../records/repositories';
import type { Response } from '../../records/response.domain';
import { contributionOf, gather, inverseOf, localDayOf } from '../../records/rollup.domain';
import type { CouncilRetention } from '../../records/sweep.repository';

/** Responses that go in one transaction. */
const AT_ONCE = 500;

interface Expired {
  readonly campaignId: string;
  readonly before: Date;
  /** Whether the activity log has been told already. */
  readonly isTold: boolean;
}

const takeBack = async (unit: CampaignsUnit, campaignId: string, gone: readonly Response[]): Promise<void> => {
  const { versions, counters, rollups } = unit;
  const questions = new Map((await versions.list(campaignId)).map((each) => [each.version, each.questions]));
  const { zone } = await counters.get(campaignId);
  const contributions = gone.map((one) => inverseOf(contributionOf(one, questions.get(one.version) ?? [], zone)));
  await rollups.add(gather(contributions));
  await counters.change(campaignId, { responses: -gone.filter(({ isExcluded }) => !isExcluded).length });
};

/** Deletes some of what is too old, with what it added to the rollups. True when there may be more. */
const expireSome = async (unit: CampaignsUnit, { campaignId, before, isTold }: Expired): Promise<boolean> => {
  const filter = { campaignId, before };
  const { items } = await unit.responses.list({ ...filter, limit: AT_ONCE });
  if (items.length === 0) return false;
  if (!isTold) {
    const { revision } = await unit.counters.get(campaignId);
    await unit.outbox.add(campaignCorrectedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision },
      payload: { campaignId, change: 'responses_expired', responses: await unit.responses.count(filter) },
    });
  }
  await takeBack(unit, campaignId, items);
  const ids = items.map(({ id }) => id);
  await unit.responses.deleteMany(ids);
  // What an analysis quotes of them goes too.
  await unit.insights.forgetResponses(campaignId, ids);
  return true;
};

const expireCampaign = async (
  { unitOfWork }: Deps,
  councilId: string,
  expired: Omit<Expired, 'isTold'>,
  signal: AbortSignal,
) => {
  let isTold = false;
  const next = () =>
    unitOfWork(systemActor('campaigns', councilId), (unit) => expireSome(unit, { ...expired, isTold }));
  while (!signal.aborted && (await next())) isTold = true;
};

const expireOfCouncil = async (
  deps: Deps,
  { councilId, retentionDays }: CouncilRetention,
  signal: AbortSignal,
): Promise<void> => {
  const repositories = deps.reader(systemActor('campaigns', councilId));
  const today = localDayOf(deps.clock.now(), await zoneOf(repositories));
  const lastDay = daysAfter(today, -retentionDays - 1);
  const days = await repositories.rollups.listDays({ to: lastDay, withExcluded: true });
  for (const campaignId of new Set(days.map((each) => each.campaignId))) {
    const { zone } = await repositories.counters.get(campaignId);
    const { before } = momentsOf({ to: lastDay }, zone);
    if (before) await expireCampaign(deps, councilId, { campaignId, before }, signal);
  }
};

/**
 * Deletes the responses that are older than their council keeps them (E-63), whole local days at a time, and takes them
 * out of the rollups. A council that names no number of days keeps everything.
 */
export const expireResponses = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  for (const retention of await deps.readerAcrossCouncils().sweeps.listRetentionAcrossCouncils()) {
    await expireOfCouncil(deps, retention, signal);
  }
};
