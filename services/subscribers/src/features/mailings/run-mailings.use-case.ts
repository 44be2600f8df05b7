import { randomUUID } from 'node:crypto';
import { type Place, placeOf } from '@folkmoot/schedule';
import type { Unit } from '@folkmoot/service-kit';
import type { CampaignCopy } from '../../campaigns/campaign.repository';
import type { CouncilCopy } from '../../councils/council.repository';
import { toCounts } from '../../deliveries/delivery.domain';
import { cancel, isGoingOut, type StoredMailing } from '../../mailings/mailing.domain';
import type { MailingRef } from '../../mailings/mailing.repository';
import type { MailingDeps, MailingRecords } from './deps';
import { expandMailing } from './expand-mailing';
import { learnAnswers } from './learn-answers';
import { messages } from './mailing.messages';
import { nextReminderAt } from './next-reminder';
import { type Batch, MOST, type Ready, sendBatch } from './send-batch';
import { actorOf, settle, takeUp, tellEnd } from './settle-mailing';

/** Pauses while no mail server can be talked to. */
const AWAY_MS = [2_000, 5_000, 15_000, 30_000, 60_000];

/** Taken at the same time by a sender that does not know yet how fast the mail server is. */
const FIRST = 50;

/** What a sender remembers between two turns. */
interface Memory {
  /** Names this sender in the mailings that it works on; a new one after every failure. */
  sender: string;
  /** Messages that it takes at the same time: fewer where the mail server is slow. */
  size: number;
  /** Who waits for a mail server. */
  readonly away: Map<string, { until: number; times: number }>;
}

/** Changes a mailing as it is by then; nothing when it has been stopped since, or is as it should be. */
const change = (
  { units }: MailingDeps,
  ref: MailingRef,
  work: (mailing: StoredMailing, unit: Unit<MailingRecords>) => StoredMailing | Promise<StoredMailing>,
): Promise<void> =>
  units.unitOfWork(actorOf(ref), async (unit) => {
    const mailing = await unit.mailings.find(ref.mailingId);
    if (!mailing || !isGoingOut(mailing)) return;
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

const noteAway = (memory: Memory, { mailingId }: MailingRef, now: number): void => {
  const times = (memory.away.get(mailingId)?.times ?? 0) + 1;
  const pause = AWAY_MS[Math.min(times, AWAY_MS.length) - 1] ?? 0;
  memory.away.set(mailingId, { until: now + pause, times });
};

/** As many as go out within the time of a batch. */
const sizeAfter = ({ isLate, moved }: Batch, size: number): number =>
  isLate ? Math.max(1, moved) : Math.min(MOST, size * 2);

/** Whether the mailing may go on, with what its turn needs; null when it waits or was stopped, and it is noted why. */
const judgeTurn = async (deps: MailingDeps, ref: MailingRef, mailing: StoredMailing): Promise<Ready | null> => {
  const records = deps.units.reader(actorOf(ref));
  const now = deps.clock.now();
  if (mailing.state === 'scheduled' && (await nextReminderAt(records, mailing, now))) {
    await hold(deps, ref, messages.reminderTooSoon);
    return null;
  }
  const council = await records.councils.find(ref.councilId);
  const verdict = judge(mailing, council, await records.campaigns.find(mailing.campaignId), now);
  if ('go' in verdict) return verdict.go;
  if ('end' in verdict) await stop(deps, ref, verdict.end);
  else await hold(deps, ref, verdict.wait);
  return null;
};

/** Waits a little for another server. */
const standBack = async (deps: MailingDeps, ref: MailingRef, memory: Memory, problem: string): Promise<void> => {
  noteAway(memory, ref, Date.now());
  await hold(deps, ref, problem);
};

/** Some more of one mailing. True when there is more to do at once. */
const turn = async (deps: MailingDeps, ref: MailingRef, memory: Memory, signal: AbortSignal): Promise<boolean> => {
  if ((memory.away.get(ref.mailingId)?.until ?? 0) > Date.now()) return false;
  const mailing = await deps.units.reader(actorOf(ref)).mailings.find(ref.mailingId);
  const ready = mailing && (await judgeTurn(deps, ref, mailing));
  if (!ready) return false;
  await takeUp(deps, ref, ready.mailing.round ?? 1, memory.sender);
  if (!(await learnAnswers(deps, ready.mailing))) {
    await standBack(deps, ref, memory, messages.answersAway);
    return false;
  }
  const wasExpanded = mailing.isExpanded;
  if (!wasExpanded) await expandMailing(deps, { id: ref.mailingId, councilId: ref.councilId });
  const batch = await sendBatch(deps, ready, { ...memory, signal });
  await settle(deps, ref, batch, memory);
  if (batch.failure !== null) throw batch.failure;
  memory.size = sizeAfter(batch, memory.size);
  if (batch.isAway) {
    await standBack(deps, ref, memory, messages.serverAway);
    return false;
  }
  memory.away.delete(ref.mailingId);
  return batch.moved > 0 || !wasExpanded;
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
  const memory: Memory = { sender: randomUUID(), size: FIRST, away: new Map() };
  return async (signal: AbortSignal): Promise<void> => {
    try {
      await runOnce(deps, memory, signal);
      deps.journal.forget(memory.sender);
    } catch (error) {
      memory.sender = randomUUID();
      throw error;
    }
  };
};
