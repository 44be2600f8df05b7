import { randomUUID } from 'node:crypto';
import { systemActor } from '@folkmoot/contracts';
import { type Place, placeOf } from '@folkmoot/schedule';
import type { Unit } from '@folkmoot/service-kit';
import type { CampaignCopy } from '../../campaigns/campaign.repository';
import type { CouncilCopy } from '../../councils/council.repository';
import { toCounts } from '../../deliveries/delivery.domain';
import { begin, cancel, finish, type StoredMailing } from '../../mailings/mailing.domain';
import type { MailingRef } from '../../mailings/mailing.repository';
import type { MailingDeps, MailingRecords } from './deps';
import { expandMailing } from './expand-mailing';
import { tellMailing, tellProgress } from './mailing.events';
import { messages } from './mailing.messages';
import { type Ready, sendBatch, type Tally } from './send-batch';

/** Pauses while no mail server can be talked to. */
const AWAY_MS = [2_000, 5_000, 15_000, 30_000, 60_000];

/** What a sender remembers between two turns. */
interface Memory {
  /** Names this sender in the mailings that it works on; a new one after every failure. */
  sender: string;
  /** Who waits for a mail server. */
  readonly away: Map<string, { until: number; times: number }>;
}

const actorOf = ({ councilId }: MailingRef) => systemActor('subscribers', councilId);

const isOpen = ({ state }: StoredMailing): boolean => state === 'scheduled' || state === 'sending';

/** Tells of one that has come to its end. */
const tellEnd = async ({ outbox }: Unit<MailingRecords>, saved: StoredMailing): Promise<void> => {
  if (isOpen(saved)) return;
  await tellMailing(outbox, saved, saved.state === 'done' ? 'done' : 'cancelled');
  await tellProgress(outbox, saved);
};

/** Changes a mailing as it is by then; nothing when it has been stopped since, or is as it should be. */
const change = (
  { units }: MailingDeps,
  ref: MailingRef,
  work: (mailing: StoredMailing, unit: Unit<MailingRecords>) => StoredMailing | Promise<StoredMailing>,
): Promise<void> =>
  units.unitOfWork(actorOf(ref), async (unit) => {
    const mailing = await unit.mailings.find(ref.mailingId);
    if (!mailing || !isOpen(mailing)) return;
    const changed = await work(mailing, unit);
    if (changed !== mailing) await tellEnd(unit, await unit.mailings.save(changed));
  });

const hold = (deps: MailingDeps, ref: MailingRef, problem: string | null): Promise<void> =>
  change(deps, ref, (mailing) => (mailing.problem === problem ? mailing : { ...mailing, problem }));

const stop = (deps: MailingDeps, ref: MailingRef, problem: string): Promise<void> =>
  change(deps, ref, async (mailing, { deliveries }) => {
    const counts = toCounts(await deliveries.countStates(mailing.id), mailing.counts);
    // A mailing that goes out may be stopped, too.
    return { ...cancel({ ...mailing, counts }, deps.clock.now(), problem) };
  });

type Verdict = { readonly go: Ready } | { readonly wait: string } | { readonly end: string };

const ofRound = (mailing: StoredMailing, { open, nextOpensAt }: Place): Exclude<Verdict, { go: Ready }> | number => {
  if (mailing.round !== null && open !== null && open.number !== mailing.round) return { end: messages.roundEnded };
  if (open !== null) return open.number;
  if (mailing.round !== null) return { end: messages.roundEnded };
  return nextOpensAt ? { wait: messages.notOpenYet } : { end: messages.campaignEnded };
};

const over: ReadonlySet<string> = new Set(['completed', 'archived']);

/** Whether messages may go out now: invitations to what cannot be answered do harm. */
const judge = (
  mailing: StoredMailing,
  council: CouncilCopy | null,
  campaign: CampaignCopy | null,
  now: Date,
): Verdict => {
  if (!council || council.isDeleted || !campaign || campaign.isDeleted || over.has(campaign.status)) {
    return { end: messages.campaignEnded };
  }
  if (council.council.subscriptionStatus === 'inactive') return { wait: messages.councilSuspended };
  if (campaign.status === 'paused') return { wait: messages.campaignPaused };
  const round = ofRound(mailing, placeOf(campaign, council.council.timezone, now));
  if (typeof round !== 'number') return round;
  if (campaign.status !== 'active') return { wait: messages.notOpenYet };
  return { go: { mailing: { ...mailing, round }, council: council.council, campaign } };
};

/**
 * Begins what was scheduled. What another sender has left is put back and marked, since nobody knows how far it got; then
 * everything is counted anew.
 */
const takeUp = (deps: MailingDeps, ref: MailingRef, round: number, { sender }: Memory): Promise<void> =>
  change(deps, ref, async (mailing, { deliveries }) => {
    const now = deps.clock.now();
    const begun = mailing.state === 'scheduled' ? begin(mailing, mailing.round ?? round, now) : mailing;
    if (begun.sender === sender) return begun;
    const doubted = await deliveries.putBackInterrupted(mailing.id, now);
    const counts = toCounts(await deliveries.countStates(mailing.id), mailing.counts);
    return { ...begun, sender, counts: { ...counts, maybeTwice: counts.maybeTwice + doubted } };
  });

const added = (mailing: StoredMailing, tally: Tally): StoredMailing => {
  const { counts } = mailing;
  const rested = tally.sent + tally.failed + tally.bounced + tally.suppressed;
  const { sent, failed, bounced, suppressed, maybeTwice } = counts;
  return {
    ...mailing,
    problem: null,
    counts: {
      ...counts,
      queued: Math.max(0, counts.queued - rested),
      sent: sent + tally.sent,
      failed: failed + tally.failed,
      bounced: bounced + tally.bounced,
      suppressed: suppressed + tally.suppressed,
      maybeTwice: maybeTwice + tally.maybeTwice,
    },
  };
};

/** Adds what came to rest; when nobody seems to be left it is counted anew, and done only when that is so. */
const settle = (deps: MailingDeps, ref: MailingRef, tally: Tally): Promise<void> =>
  change(deps, ref, async (mailing, { deliveries }) => {
    const isStill = mailing.problem === null && Object.values(tally).every((count) => count === 0);
    // Nothing has happened, and some wait for another time.
    if (isStill && mailing.counts.queued > 0) return mailing;
    const counted = added(mailing, tally);
    if (!counted.isExpanded || counted.counts.queued > 0) return counted;
    const exact = { ...counted, counts: toCounts(await deliveries.countStates(mailing.id), counted.counts) };
    return exact.counts.queued === 0 ? finish(exact, deps.clock.now()) : exact;
  });

const noteAway = (memory: Memory, { mailingId }: MailingRef, now: number): void => {
  const times = (memory.away.get(mailingId)?.times ?? 0) + 1;
  const pause = AWAY_MS[Math.min(times, AWAY_MS.length) - 1] ?? 0;
  memory.away.set(mailingId, { until: now + pause, times });
};

/** Some more of one mailing. True when there is more to do at once. */
const turn = async (deps: MailingDeps, ref: MailingRef, memory: Memory, signal: AbortSignal): Promise<boolean> => {
  if ((memory.away.get(ref.mailingId)?.until ?? 0) > Date.now()) return false;
  const records = deps.units.reader(actorOf(ref));
  const mailing = await records.mailings.find(ref.mailingId);
  if (!mailing) return false;
  const council = await records.councils.find(ref.councilId);
  const verdict = judge(mailing, council, await records.campaigns.find(mailing.campaignId), deps.clock.now());
  if ('end' in verdict) return stop(deps, ref, verdict.end).then(() => false);
  if ('wait' in verdict) return hold(deps, ref, verdict.wait).then(() => false);
  await takeUp(deps, ref, verdict.go.mailing.round ?? 1, memory);
  const wasExpanded = mailing.isExpanded;
  if (!wasExpanded) await expandMailing(deps, { id: ref.mailingId, councilId: ref.councilId });
  const { counts, moved, isAway } = await sendBatch(deps, verdict.go, signal);
  await settle(deps, ref, counts);
  if (isAway) {
    noteAway(memory, ref, Date.now());
    await hold(deps, ref, messages.serverAway);
    return false;
  }
  memory.away.delete(ref.mailingId);
  return moved > 0 || !wasExpanded;
};

const runOnce = async (deps: MailingDeps, memory: Memory, signal: AbortSignal): Promise<void> => {
  for (let isBusy = true; isBusy && !signal.aborted; ) {
    isBusy = false;
    const due = await deps.units.readerAcrossCouncils().mailingSweep.listDueAcrossCouncils(deps.clock.now());
    for (const ref of due) {
      if (signal.aborted) return;
      if (await turn(deps, ref, memory, signal)) isBusy = true;
    }
  }
};

/**
 * Makes what the job runs: it sends what is due, of each mailing a little in turn, until nothing more is to be done at
 * once. One run over all replicas at a time.
 */
export const createMailingRunner = (deps: MailingDeps) => {
  const memory: Memory = { sender: randomUUID(), away: new Map() };
  return async (signal: AbortSignal): Promise<void> => {
    try {
      await runOnce(deps, memory, signal);
    } catch (error) {
      memory.sender = randomUUID();
      throw error;
    }
  };
};
