import { deliveryRefusedEvent, systemActor } from '@folkmoot/contracts';
import type { Outbox, Unit } from '@folkmoot/service-kit';
import { toCounts } from '../../deliveries/delivery.domain';
import type { Rested } from '../../deliveries/delivery.repository';
import { begin, finish, isGoingOut, type StoredMailing } from '../../mailings/mailing.domain';
import type { MailingRef } from '../../mailings/mailing.repository';
import type { MailingDeps, MailingRecords } from './deps';
import { tellMailing, tellProgress } from './mailing.events';
import type { Batch, Tally } from './send-batch';

export const actorOf = ({ councilId }: Pick<MailingRef, 'councilId'>) => systemActor('subscribers', councilId);

/** Tells that addresses take no mail, so that nobody writes to them again. */
const tellBounces = async (outbox: Outbox, rested: readonly Rested[], whose: ReadonlyMap<string, string>) => {
  for (const { id, outcome } of rested) {
    const subscriberId = whose.get(id);
    if (outcome.state !== 'bounced' || subscriberId === undefined) continue;
    await outbox.add(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id, revision: 1 },
      payload: { subscriberId, reason: 'bounced', refusedAt: outcome.at.toISOString() },
    });
  }
};

/** Tells of one that has come to its end. */
export const tellEnd = async ({ outbox }: Pick<Unit<object>, 'outbox'>, saved: StoredMailing): Promise<void> => {
  if (isGoingOut(saved)) return;
  await tellMailing(outbox, saved, saved.state === 'done' ? 'done' : 'cancelled');
  await tellProgress(outbox, saved);
};

/**
 * Of what another sender has left on its way: what it noted is believed, what it had not begun waits on, and of the rest
 * nobody knows, so it goes again and is marked. How many that were that had not been marked before.
 */
const recover = async (
  { journal, clock }: MailingDeps,
  { deliveries, outbox }: Unit<MailingRecords>,
  { id, sender, taken }: StoredMailing,
): Promise<number> => {
  if (taken.length === 0 || sender === null) return 0;
  const known = journal.read(sender, id);
  const waiting = (await deliveries.findByIds(taken)).filter(({ state }) => state === 'queued');
  const rested = waiting.flatMap((delivery): Rested[] => {
    const outcome = known?.outcomes.get(delivery.id);
    return outcome ? [{ id: delivery.id, outcome }] : [];
  });
  const inDoubt = waiting.filter((each) => !known || known.inDoubt.has(each.id)).map((each) => each.id);
  await deliveries.rest(rested);
  await tellBounces(outbox, rested, new Map(waiting.map((each) => [each.id, each.subscriberId])));
  await deliveries.mark(inDoubt, clock.now());
  const again = rested.filter(({ outcome }) => outcome.state === 'queued' && outcome.maybeTwice);
  const doubtful = new Set([...inDoubt, ...again.map((each) => each.id)]);
  return waiting.filter((each) => doubtful.has(each.id) && !each.maybeTwice).length;
};

/** Begins what was scheduled, and takes over what another sender has left; then everything is counted anew. */
export const takeUp = async (deps: MailingDeps, ref: MailingRef, round: number, sender: string): Promise<void> => {
  const left = await deps.units.unitOfWork(actorOf(ref), async (unit) => {
    const mailing = await unit.mailings.find(ref.mailingId);
    if (!mailing || !isGoingOut(mailing) || mailing.sender === sender) return null;
    const begun = mailing.state === 'scheduled' ? begin(mailing, mailing.round ?? round, deps.clock.now()) : mailing;
    const doubted = await recover(deps, unit, mailing);
    const counts = toCounts(await unit.deliveries.countStates(mailing.id), mailing.counts);
    const maybeTwice = counts.maybeTwice + doubted;
    await unit.mailings.save({ ...begun, sender, taken: [], counts: { ...counts, maybeTwice } });
    return mailing.sender;
  });
  if (left !== null) deps.journal.forget(left);
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

/** Nothing has happened, and some wait for another time. */
const isStill = ({ rested, counts }: Batch, mailing: StoredMailing): boolean => {
  const isNothing = mailing.taken.length + rested.length === 0 && Object.values(counts).every((count) => count === 0);
  return isNothing && (!isGoingOut(mailing) || (mailing.problem === null && mailing.counts.queued > 0));
};

/** When nobody seems to be left it is counted anew, and done only when that is so. */
const finished = async (
  { clock }: MailingDeps,
  { deliveries }: MailingRecords,
  counted: StoredMailing,
): Promise<StoredMailing> => {
  if (!isGoingOut(counted) || !counted.isExpanded || counted.counts.queued > 0) return counted;
  const exact = { ...counted, counts: toCounts(await deliveries.countStates(counted.id), counted.counts) };
  return exact.counts.queued === 0 ? finish(exact, clock.now()) : exact;
};

/** Writes down what came of a batch, with its bounces and counts: one transaction, also when the mailing was held meanwhile. */
export const settle = (
  deps: MailingDeps,
  ref: MailingRef,
  batch: Batch,
  { sender }: { sender: string },
): Promise<void> =>
  deps.units.unitOfWork(actorOf(ref), async (unit) => {
    const mailing = await unit.mailings.find(ref.mailingId);
    if (!mailing || isStill(batch, mailing)) return;
    if (mailing.sender !== sender) throw new Error('another sender works on this mailing');
    await unit.deliveries.rest(batch.rested);
    await tellBounces(unit.outbox, batch.rested, batch.whose);
    const told = { ...mailing, taken: [], problem: isGoingOut(mailing) ? null : mailing.problem };
    const counted = added(told, batch.counts);
    const saved = await unit.mailings.save(await finished(deps, unit, counted));
    if (isGoingOut(mailing)) await tellEnd(unit, saved);
  });
