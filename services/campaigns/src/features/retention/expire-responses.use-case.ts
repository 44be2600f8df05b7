import { daysAfter, localDay, momentsOf } from '@folkmoot/calendar/days';
import { type Actor, campaignCorrectedEvent, daysKept, type RetentionRule, systemActor } from '@folkmoot/contracts';
import type { Context, ErasureEntry, Unit } from '@folkmoot/service-kit';
import { retentionRuleOf, zoneOf } from '../../entities/council';
import { forgetInIntegrity } from '../../entities/integrity';
import { followDeletedAnswers } from '../../entities/publication';
import { contributionOf, gather, inverseOf } from '../../entities/report';
import type { Response } from '../../entities/response';
import { followWaves } from '../../entities/wave';
import { followCells } from '../../entities/weighting';
import { expireSeries } from './expire-series';
import type { RetentionRecords } from './retention.types';

/** The kind of the entries in the log of erasures: responses of a campaign from before a time, which is the detail. */
export const EXPIRED = 'expired-responses';

/** Responses to delete in one transaction. */
const BATCH_SIZE = 500;

type RetentionContext = Context<RetentionRecords, Actor>;

interface Expired {
  readonly campaignId: string;
  readonly before: Date;
  /** Whether the activity log entry exists already. */
  readonly isAnnounced: boolean;
}

const takeBack = async (unit: RetentionRecords, campaignId: string, gone: readonly Response[]): Promise<void> => {
  const { counters, rollups } = unit;
  const versions = await unit.versions.list(campaignId);
  const questions = new Map(versions.map((each) => [each.version, each.questions]));
  const { zone } = await counters.get(campaignId);
  const contributions = gone.map((response) =>
    inverseOf(contributionOf(response, questions.get(response.version) ?? [], zone)),
  );
  await rollups.add(gather(contributions));
  const followed = { campaignId, changes: gone.map((before) => ({ before })), versions };
  await followCells(unit, followed);
  await followWaves(unit, followed);
  await counters.change(campaignId, { responses: -gone.filter(({ isExcluded }) => !isExcluded).length });
};

/** Deletes some expired responses and takes them out of the rollups. True when there may be more. */
const expireSome = async (
  unit: Unit<RetentionRecords>,
  { campaignId, before, isAnnounced }: Expired,
  now: Date,
): Promise<boolean> => {
  const filter = { campaignId, before };
  const { items } = await unit.responses.list({ ...filter, limit: BATCH_SIZE });
  if (items.length === 0) return false;
  if (!isAnnounced) {
    unit.erased.note(EXPIRED, campaignId, before.toISOString());
    const { revision } = await unit.counters.get(campaignId);
    await unit.outbox.add(campaignCorrectedEvent, {
      aggregate: { type: 'campaign', id: campaignId, revision },
      payload: { campaignId, change: 'responses_expired', responses: await unit.responses.count(filter) },
    });
  }
  await takeBack(unit, campaignId, items);
  const ids = items.map(({ id }) => id);
  await followDeletedAnswers(unit, campaignId, items, now);
  await unit.responses.deleteMany(ids);
  // Analyses that quote them are deleted, too.
  await unit.insights.forgetResponses(campaignId, ids);
  await unit.labelSamples.forgetResponses(campaignId, ids);
  await unit.redactions.forgetResponses(campaignId, ids);
  await forgetInIntegrity(unit, campaignId, items, now);
  return true;
};

const expireCampaign = async (
  { unitOfWork, clock }: RetentionContext,
  councilId: string,
  expired: Omit<Expired, 'isAnnounced'>,
  signal: AbortSignal,
) => {
  let isAnnounced = false;
  const next = () =>
    unitOfWork(systemActor('campaigns', councilId), (unit) =>
      expireSome(unit, { ...expired, isAnnounced }, clock.now()),
    );
  while (!signal.aborted && (await next())) isAnnounced = true;
};

/** Campaigns with responses up to this day. */
const campaignsUntil = async (
  { rollups }: RetentionRecords,
  lastDay: string,
  campaignId?: string,
): Promise<Set<string>> =>
  new Set((await rollups.listDays({ to: lastDay, withExcluded: true, campaignId })).map((each) => each.campaignId));

interface Due {
  readonly campaignId: string;
  /** The last local day to delete. */
  readonly lastDay: string;
}

/** Retention periods: of the council, and of campaigns with their own period. */
export interface Kept {
  readonly rule: RetentionRule;
  readonly own: readonly { readonly campaignId: string; readonly retentionDays: number }[];
}

export const keptIn = async (repositories: RetentionRecords): Promise<Kept> => ({
  rule: await retentionRuleOf(repositories),
  own: await repositories.campaigns.listRetentions(),
});

/** Expired days by campaign: by the campaign's own period, else by the council's. */
export const dueIn = async (repositories: RetentionRecords, now: Date, { rule, own }: Kept): Promise<Due[]> => {
  const today = localDay(now, await zoneOf(repositories));
  const due: Due[] = [];
  const addDue = async (days: number, isMeant: (campaignId: string) => boolean, of?: string) => {
    const lastDay = daysAfter(today, -days - 1);
    const campaignIds = [...(await campaignsUntil(repositories, lastDay, of))].filter(isMeant);
    due.push(...campaignIds.map((campaignId) => ({ campaignId, lastDay })));
  };
  for (const { campaignId, retentionDays } of own) {
    await addDue(daysKept(rule, retentionDays) ?? retentionDays, () => true, campaignId);
  }
  const named = new Set(own.map(({ campaignId }) => campaignId));
  if (rule.retentionDays !== null) await addDue(rule.retentionDays, (campaignId) => !named.has(campaignId));
  return due;
};

/** Responses before this time are expired. */
export const momentOf = async (
  { counters }: RetentionRecords,
  { campaignId, lastDay }: Due,
): Promise<Date | undefined> => momentsOf({ to: lastDay }, (await counters.get(campaignId)).zone).before;

const expireOfCouncil = async (context: RetentionContext, councilId: string, signal: AbortSignal): Promise<void> => {
  const repositories = context.reader(systemActor('campaigns', councilId));
  const kept = await keptIn(repositories);
  await expireSeries(context, councilId, kept, signal);
  for (const { campaignId, lastDay } of await dueIn(repositories, context.clock.now(), kept)) {
    const before = await momentOf(repositories, { campaignId, lastDay });
    if (before) await expireCampaign(context, councilId, { campaignId, before }, signal);
  }
};

/** Deletes expired responses again after a restore: the restored period may be longer than the one that was set later. */
export const expireAgain = (context: RetentionContext, { councilId, id, detail }: ErasureEntry): Promise<void> =>
  expireCampaign(
    context,
    councilId ?? '',
    { campaignId: id, before: new Date(detail ?? 0) },
    new AbortController().signal,
  );

/** Councils with a retention period of their own or of a campaign. Skips deleted councils: they may be restored. */
const councilsWithRetentionAcrossCouncils = async ({ acrossCouncils }: RetentionContext): Promise<string[]> => {
  const { councilSweep, campaignSweep } = acrossCouncils.reader();
  const deleted = new Set(await councilSweep.listDeletedAcrossCouncils());
  const councilIds = new Set([
    ...(await councilSweep.listWithRetentionAcrossCouncils()),
    ...(await campaignSweep.listCouncilsWithRetentionAcrossCouncils()),
  ]);
  return [...councilIds].filter((councilId) => !deleted.has(councilId)).sort();
};

/**
 * Deletes expired responses, whole local days at a time, and takes them out of the rollups. The period is that of the
 * campaign, else that of the council. Without a period, nothing is deleted.
 */
export const expireResponses = async (context: RetentionContext, signal: AbortSignal): Promise<void> => {
  for (const councilId of await councilsWithRetentionAcrossCouncils(context)) {
    await expireOfCouncil(context, councilId, signal);
  }
};
