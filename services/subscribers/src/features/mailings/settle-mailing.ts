import { deliveryRefusedEvent, systemActor } from '@folkmoot/contracts';
import type { Outbox, Unit } from '@folkmoot/service-kit';
import { type Rested, type SendingJournal, toCounts } from '../../entities/delivery';
import {
  begin,
  finish,
  isDue,
  isForHearBack,
  isGoingOut,
  isNewsletter,
  type MailingRef,
  publishDeliveryProgress,
  publishMailingChanged,
  type StoredMailing,
  withReminderTime,
} from '../../entities/mailing';
import { zoneOf } from '../../entities/segment';
import type { MailingContext, MailingRecords, MailingTools } from './mailing.types';
import { publishArchive } from './newsletter-archive';
import { noteOutcome } from './note-outcome';
import type { Batch, Tally } from './send-batch';

export const actorOf = ({ councilId }: Pick<MailingRef, 'councilId'>) => systemActor('subscribers', councilId);

/** Publishes addresses that bounced, so that they get no more mail. */
const publishBounces = async (outbox: Outbox, rested: readonly Rested[], whose: ReadonlyMap<string, string>) => {
  for (const { id, outcome } of rested) {
    const subscriberId = whose.get(id);
    if (outcome.state !== 'bounced' || subscriberId === undefined) continue;
    await outbox.add(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id, revision: 1 },
      payload: { subscriberId, reason: 'bounced', refusedAt: outcome.at.toISOString() },
    });
  }
};

/**
 * Notes for segments who was mailed or invited, with one write per batch. People whose message was withdrawn because
 * they had answered are noted like all others, and nobody is noted for a reminder: a segment must not show who has
 * answered.
 */
const noteMailed = async (
  { subscribers }: Pick<MailingRecords, 'subscribers'>,
  mailing: StoredMailing,
  { subscriberIds, at }: { readonly subscriberIds: readonly string[]; readonly at: Date },
): Promise<void> => {
  const { kind, campaignId } = mailing;
  // Who asked to hear back need not be a subscriber.
  if (kind === 'reminder' || isForHearBack(mailing)) return;
  await subscribers.noteMailed(subscriberIds, { at, campaignId });
};

const recipientsOf = (rested: readonly Rested[], whose: ReadonlyMap<string, string>): string[] =>
  rested.flatMap(({ id, outcome }) => (outcome.state === 'sent' ? (whose.get(id) ?? []) : []));

/** Publishes the end of a mailing. */
export const publishMailingEnd = async (
  { outbox }: Pick<Unit<object>, 'outbox'>,
  saved: StoredMailing,
): Promise<void> => {
  if (isGoingOut(saved)) return;
  await publishMailingChanged(outbox, saved, saved.state === 'done' ? 'done' : 'cancelled');
  await publishDeliveryProgress(outbox, saved);
};

/**
 * Handles messages that another sender had claimed: stores the outcomes of its journal, leaves unsent messages in the
 * queue, and marks messages in doubt, which are sent again. Returns the number of newly marked messages.
 */
const recover = async (
  { deliveries, subscribers, outbox }: Unit<MailingRecords>,
  mailing: StoredMailing,
  { journal, now }: { readonly journal: SendingJournal; readonly now: Date },
): Promise<number> => {
  const { id, sender, taken } = mailing;
  if (taken.length === 0 || sender === null) return 0;
  const known = journal.read(sender, id);
  const waiting = (await deliveries.findByIds(taken)).filter(({ state }) => state === 'queued');
  const rested = waiting.flatMap((delivery): Rested[] => {
    const outcome = known?.outcomes.get(delivery.id);
    return outcome ? [{ id: delivery.id, outcome }] : [];
  });
  const inDoubt = waiting.filter((each) => !known || known.inDoubt.has(each.id)).map((each) => each.id);
  await deliveries.rest(rested);
  const whose = new Map(waiting.map((each) => [each.id, each.subscriberId]));
  await publishBounces(outbox, rested, whose);
  await noteMailed({ subscribers }, mailing, { subscriberIds: recipientsOf(rested, whose), at: now });
  await deliveries.mark(inDoubt, now);
  const again = rested.filter(({ outcome }) => outcome.state === 'queued' && outcome.maybeTwice);
  const doubtful = new Set([...inDoubt, ...again.map((each) => each.id)]);
  return waiting.filter((each) => doubtful.has(each.id) && !each.maybeTwice).length;
};

const start = async (
  records: Pick<MailingRecords, 'councils'>,
  mailing: StoredMailing,
  { round, now }: { readonly round: number; readonly now: Date },
): Promise<StoredMailing> => {
  const zone = await zoneOf(records, mailing.councilId);
  return withReminderTime(begin(mailing, mailing.round ?? round, now), { zone, now });
};

/**
 * Starts a scheduled mailing or takes over the claim of another sender. Then counts everything again. Returns false when
 * the mailing was undone, stopped or postponed in the meantime.
 */
export const takeUp = async (
  { unitOfWork, clock }: MailingContext,
  ref: MailingRef,
  { round, sender }: { readonly round: number; readonly sender: string },
  { journal, publicOrigin }: Pick<MailingTools, 'journal' | 'publicOrigin'>,
): Promise<boolean> => {
  const { isClaimed, left } = await unitOfWork(actorOf(ref), async (unit) => {
    const mailing = await unit.mailings.find(ref.mailingId);
    if (!mailing || !isDue(mailing, clock.now())) return { isClaimed: false, left: null };
    if (mailing.sender === sender) return { isClaimed: true, left: null };
    const begun = mailing.state === 'scheduled' ? await start(unit, mailing, { round, now: clock.now() }) : mailing;
    const doubted = await recover(unit, mailing, { journal, now: clock.now() });
    const counts = toCounts(await unit.deliveries.countStates(mailing.id), mailing.counts);
    const maybeTwice = counts.maybeTwice + doubted;
    const saved = await unit.mailings.save({ ...begun, sender, taken: [], counts: { ...counts, maybeTwice } });
    if (mailing.state === 'scheduled' && isNewsletter(saved) && saved.archivedAt)
      await publishArchive(unit, saved, publicOrigin);
    return { isClaimed: true, left: mailing.sender };
  });
  if (left !== null) journal.forget(left);
  return isClaimed;
};

const added = (mailing: StoredMailing, tally: Tally): StoredMailing => {
  const { counts } = mailing;
  const rested = tally.sent + tally.failed + tally.bounced + tally.suppressed + tally.withdrawn;
  return {
    ...mailing,
    counts: {
      ...counts,
      queued: Math.max(0, counts.queued - rested),
      sent: counts.sent + tally.sent,
      failed: counts.failed + tally.failed,
      bounced: counts.bounced + tally.bounced,
      suppressed: counts.suppressed + tally.suppressed,
      maybeTwice: counts.maybeTwice + tally.maybeTwice,
    },
  };
};

/** Nothing has changed, and some messages wait for a retry. */
const isStill = ({ rested, counts }: Batch, mailing: StoredMailing): boolean => {
  const isNothing = mailing.taken.length + rested.length === 0 && Object.values(counts).every((count) => count === 0);
  return isNothing && (!isGoingOut(mailing) || (mailing.problem === null && mailing.counts.queued > 0));
};

/** When nobody seems to be left, counts again, and completes the mailing only when that is true. */
const finished = async ({ deliveries }: MailingRecords, counted: StoredMailing, now: Date): Promise<StoredMailing> => {
  if (!isGoingOut(counted) || !counted.isExpanded || counted.counts.queued > 0) return counted;
  const exact = { ...counted, counts: toCounts(await deliveries.countStates(counted.id), counted.counts) };
  return exact.counts.queued === 0 ? finish(exact, now) : exact;
};

/** Stores the outcomes of a batch with bounces and counts in one transaction, also when the mailing was paused. */
export const settle = (
  { unitOfWork, clock }: MailingContext,
  ref: MailingRef,
  batch: Batch,
  { sender }: { sender: string },
): Promise<void> =>
  unitOfWork(actorOf(ref), async (unit) => {
    const mailing = await unit.mailings.find(ref.mailingId);
    if (!mailing || isStill(batch, mailing)) return;
    if (mailing.sender !== sender) throw new Error('another sender works on this mailing');
    await unit.deliveries.rest(batch.rested);
    await publishBounces(unit.outbox, batch.rested, batch.whose);
    const mailed = [...recipientsOf(batch.rested, batch.whose), ...batch.withdrawn];
    await noteMailed(unit, mailing, { subscriberIds: mailed, at: clock.now() });
    const released = { ...mailing, taken: [], problem: isGoingOut(mailing) ? null : mailing.problem };
    const counted = added(released, batch.counts);
    const saved = await unit.mailings.save(await finished(unit, counted, clock.now()));
    if (isGoingOut(mailing)) await publishMailingEnd(unit, saved);
    await noteOutcome(unit, saved);
  });
