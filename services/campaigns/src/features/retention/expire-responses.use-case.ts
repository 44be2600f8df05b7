import { campaignCorrectedEvent, daysKept, type RetentionRule, systemActor } from '@folkmoot/contracts';
import { retentionRuleOf } from '../../records/council-privacy';
import { zoneOf } from '../../records/council-zone';
import { daysAfter, momentsOf } from '../../records/local-days';
import type { CampaignsUnit, Deps, Repositories } from '../../records/repositories';
import type { Response } from '../../records/response.domain';
import { contributionOf, gather, inverseOf, localDayOf } from '../../records/rollup.domain';

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

/** Campaigns that have something older than this day. */
const campaignsUntil = async ({ rollups }: Repositories, lastDay: string, campaignId?: string): Promise<Set<string>> =>
  new Set((await rollups.listDays({ to: lastDay, withExcluded: true, campaignId })).map((each) => each.campaignId));

interface Due {
  readonly campaignId: string;
  /** The last local day of which nothing is kept. */
  readonly lastDay: string;
}

/** How long responses are kept: by the council, and by the campaigns that name a number of their own. */
export interface Kept {
  readonly rule: RetentionRule;
  readonly own: readonly { readonly campaignId: string; readonly retentionDays: number }[];
}

export const keptIn = async (repositories: Repositories): Promise<Kept> => ({
  rule: await retentionRuleOf(repositories),
  own: await repositories.campaigns.listRetentions(),
});

/** What is too old, campaign by campaign: by their own numbers, and by the council's where they name none. */
export const dueIn = async (repositories: Repositories, now: Date, { rule, own }: Kept): Promise<Due[]> => {
  const today = localDayOf(now, await zoneOf(repositories));
  const due: Due[] = [];
  const look = async (days: number, isMeant: (campaignId: string) => boolean, of?: string) => {
    const lastDay = daysAfter(today, -days - 1);
    const found = [...(await campaignsUntil(repositories, lastDay, of))].filter(isMeant);
    due.push(...found.map((campaignId) => ({ campaignId, lastDay })));
  };
  for (const { campaignId, retentionDays } of own) {
    await look(daysKept(rule, retentionDays) ?? retentionDays, () => true, campaignId);
  }
  const named = new Set(own.map(({ campaignId }) => campaignId));
  if (rule.retentionDays !== null) await look(rule.retentionDays, (campaignId) => !named.has(campaignId));
  return due;
};

/** Everything before this moment is too old. */
export const momentOf = async ({ counters }: Repositories, { campaignId, lastDay }: Due): Promise<Date | undefined> =>
  momentsOf({ to: lastDay }, (await counters.get(campaignId)).zone).before;

const expireOfCouncil = async (deps: Deps, councilId: string, signal: AbortSignal): Promise<void> => {
  const repositories = deps.reader(systemActor('campaigns', councilId));
  for (const { campaignId, lastDay } of await dueIn(repositories, deps.clock.now(), await keptIn(repositories))) {
    const before = await momentOf(repositories, { campaignId, lastDay });
    if (before) await expireCampaign(deps, councilId, { campaignId, before }, signal);
  }
};

/**
 * Deletes the responses that are older than their campaign keeps them (E-63), whole local days at a time, and takes them
 * out of the rollups. A campaign keeps them as long as it names, else as long as its council does; one for which nobody
 * names a number of days keeps everything.
 */
export const expireResponses = async (deps: Deps, signal: AbortSignal): Promise<void> => {
  for (const councilId of await deps.readerAcrossCouncils().sweeps.listForgetfulAcrossCouncils()) {
    await expireOfCouncil(deps, councilId, signal);
  }
};
