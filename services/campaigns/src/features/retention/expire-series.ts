import { daysAfter, localDay, momentsOf } from '@folkmoot/calendar/days';
import { type Actor, answerSeriesChangedEvent, daysKept, systemActor } from '@folkmoot/contracts';
import type { Context, ErasureEntry, Unit } from '@folkmoot/service-kit';
import type { StoredSeries } from '../../entities/answer-series';
import { contributionOf, gather, inverseOf } from '../../entities/report';
import type { RetentionRecords } from './retention.types';

/** The kind of the entries in the log of erasures: imported responses from before a time, which is the detail. */
export const EXPIRED_SERIES = 'expired-series';

/** Responses to delete in one transaction. */
const BATCH_SIZE = 500;

/** The periods of the council and of its campaigns. */
interface Kept {
  readonly rule: { readonly retentionDays: number | null };
  readonly own: readonly { readonly campaignId: string; readonly retentionDays: number }[];
}

/** Responses of the series from before this time are expired. Null without a period. */
const expiredBefore = ({ campaignId, zone }: StoredSeries, { rule, own }: Kept, now: Date): Date | null => {
  const ofCampaign = own.find((each) => each.campaignId === campaignId)?.retentionDays;
  const days = ofCampaign === undefined ? rule.retentionDays : (daysKept(rule, ofCampaign) ?? ofCampaign);
  if (days === null) return null;
  return momentsOf({ to: daysAfter(localDay(now, zone), -days - 1) }, zone).before ?? null;
};

/** Deletes some expired responses of a series, and the series with its last one. True when there may be more. */
const expireSome = async (unit: Unit<RetentionRecords>, series: StoredSeries, before: Date): Promise<boolean> => {
  const { answerSeries, versions, outbox } = unit;
  const { items } = await answerSeries.responses.list({ campaignId: series.id, before, limit: BATCH_SIZE });
  if (items.length === 0) return false;
  const questions = new Map((await versions.list(series.campaignId)).map((each) => [each.version, each.questions]));
  const gone = items.map((each) => inverseOf(contributionOf(each, questions.get(each.version) ?? [], series.zone)));
  await answerSeries.rollups.add(gather(gone));
  await answerSeries.responses.deleteMany(items.map(({ id }) => id));
  await answerSeries.changeResponses(series.id, -items.length);
  unit.erased.note(EXPIRED_SERIES, series.id, before.toISOString());
  const left = await answerSeries.responses.count({ campaignId: series.id });
  if (left > 0) return true;
  await answerSeries.delete(series.id);
  await outbox.add(answerSeriesChangedEvent, {
    aggregate: { type: 'answer-series', id: series.id, revision: 4 },
    payload: { campaignId: series.campaignId, change: 'expired', name: series.name, responses: series.responses },
  });
  return false;
};

/** Deletes the expired responses of all series of a council. */
export const expireSeries = async (
  { reader, unitOfWork, clock }: Context<RetentionRecords, Actor>,
  councilId: string,
  kept: Kept,
  signal: AbortSignal,
): Promise<void> => {
  const actor = systemActor('campaigns', councilId);
  for (const series of await reader(actor).answerSeries.listOfCouncil()) {
    const before = expiredBefore(series, kept, clock.now());
    const next = () => before && unitOfWork(actor, (unit) => expireSome(unit, series, before));
    while (!signal.aborted && (await next()));
  }
};

/** Deletes expired responses of a series again after a restore. */
export const expireSeriesAgain = async (
  { reader, unitOfWork }: Pick<Context<RetentionRecords, Actor>, 'reader' | 'unitOfWork'>,
  { councilId, id, detail }: ErasureEntry,
): Promise<void> => {
  const actor = systemActor('campaigns', councilId);
  const series = await reader(actor).answerSeries.find(id);
  const next = () => series !== null && unitOfWork(actor, (unit) => expireSome(unit, series, new Date(detail ?? 0)));
  while (await next());
};
