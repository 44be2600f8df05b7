import { randomUUID } from 'node:crypto';
import { placeOf, type SchedulePosition } from '@folkmoot/calendar/rounds';
import type { Unit } from '@folkmoot/service-kit';
import type { CampaignCopy } from '../../entities/campaign';
import type { CouncilCopy } from '../../entities/council';
import { toCounts } from '../../entities/delivery';
import {
  type CampaignMailing,
  cancel,
  isGoingOut,
  isNewsletter,
  type MailingRef,
  type StoredMailing,
  type StoredNewsletter,
} from '../../entities/mailing';
import { expandMailing } from './expand-mailing';
import { learnAnswers } from './learn-answers';
import { messages } from './mailing.messages';
import type { MailingContext, MailingRecords, MailingTools } from './mailing.types';
import { nextReminderAt } from './next-reminder';
import { noteOutcome } from './note-outcome';
import { type Batch, MAX_BATCH_SIZE, type Ready, sendBatch } from './send-batch';
import { actorOf, publishMailingEnd, settle, takeUp } from './settle-mailing';
import { createSlowDomains, type SlowDomains } from './slow-domains';

/** Pauses while no mail server is available. */
const RETRY_PAUSES_MS = [2_000, 5_000, 15_000, 30_000, 60_000];

/** Batch size of a sender that has not measured the speed of the mail server yet. */
const FIRST_BATCH_SIZE = 50;

/** State of a sender between two turns. */
interface Memory {
  /** Id of this sender in the mailings that it claims. A new id after every failure. */
  sender: string;
  /** Batch size. Smaller when the mail server is slow. */
  size: number;
  /** Domains whose servers asked for slower sending. */
  readonly slowDomains: SlowDomains;
  /** Mailings that wait for a mail server. */
  readonly away: Map<string, { until: number; times: number }>;
}

interface Runner {
  readonly context: MailingContext;
  readonly tools: MailingTools;
  readonly memory: Memory;
}

/** Applies a change to the current mailing. Does nothing when it was stopped or is up to date. */
const change = (
  { unitOfWork }: MailingContext,
  ref: MailingRef,
  work: (mailing: StoredMailing, unit: Unit<MailingRecords>) => StoredMailing | Promise<StoredMailing>,
): Promise<void> =>
  unitOfWork(actorOf(ref), async (unit) => {
    const mailing = await unit.mailings.find(ref.mailingId);
    if (!mailing || !isGoingOut(mailing)) return;
    const changed = await work(mailing, unit);
    if (changed === mailing) return;
    const saved = await unit.mailings.save(changed);
    await publishMailingEnd(unit, saved);
    await noteOutcome(unit, saved);
  });

/** Stores why the mailing waits. */
const setProblem = (context: MailingContext, ref: MailingRef, problem: string | null): Promise<void> =>
  change(context, ref, (mailing) => (mailing.problem === problem ? mailing : { ...mailing, problem }));

const stop = (context: MailingContext, ref: MailingRef, problem: string): Promise<void> =>
  change(context, ref, async (mailing, { deliveries }) => {
    const counts = toCounts(await deliveries.countStates(mailing.id), mailing.counts);
    // A mailing in progress can be stopped, too.
    return cancel({ ...mailing, counts }, context.clock.now(), problem);
  });

type Verdict = { readonly go: Ready } | { readonly wait: string } | { readonly end: string };

const ofRound = (
  mailing: CampaignMailing,
  { open, nextOpensAt }: SchedulePosition,
): Exclude<Verdict, { go: Ready }> | number => {
  if (mailing.round !== null && open !== null && open.number !== mailing.round) return { end: messages.roundEnded };
  if (open !== null) return open.number;
  if (mailing.round !== null) return { end: messages.roundEnded };
  return nextOpensAt ? { wait: messages.notOpenYet } : { end: messages.campaignEnded };
};

const over: ReadonlySet<string> = new Set(['completed', 'archived']);

const judgeNewsletter = (mailing: StoredNewsletter, council: CouncilCopy | null): Verdict => {
  if (!council || council.isDeleted) return { end: messages.councilGone };
  if (council.council.subscriptionStatus === 'inactive') return { wait: messages.councilSuspended };
  return { go: { mailing, council: council.council, campaign: null } };
};

/** Whether messages may be sent now. An invitation to a closed survey does harm. */
const judgeMailing = (
  mailing: CampaignMailing,
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
  const pauseMs = RETRY_PAUSES_MS[Math.min(times, RETRY_PAUSES_MS.length) - 1] ?? 0;
  memory.away.set(mailingId, { until: now + pauseMs, times });
};

/** The number of messages that can be sent within the time limit of a batch. */
const nextBatchSize = ({ isLate, moved }: Batch, size: number): number =>
  isLate ? Math.max(1, moved) : Math.min(MAX_BATCH_SIZE, size * 2);

const judge = async ({ reader, clock }: MailingContext, ref: MailingRef, mailing: StoredMailing): Promise<Verdict> => {
  const records = reader(actorOf(ref));
  const now = clock.now();
  const council = await records.councils.find(ref.councilId);
  if (isNewsletter(mailing)) return judgeNewsletter(mailing, council);
  if (mailing.state === 'scheduled' && (await nextReminderAt(records, mailing, now))) {
    return { wait: messages.reminderTooSoon };
  }
  return judgeMailing(mailing, council, await records.campaigns.find(mailing.campaignId), now);
};

/**
 * Whether the mailing may continue, with the data for its turn. Null when it waits or was stopped; stores the reason.
 */
const judgeTurn = async (context: MailingContext, ref: MailingRef, mailing: StoredMailing): Promise<Ready | null> => {
  const verdict = await judge(context, ref, mailing);
  if ('go' in verdict) return verdict.go;
  if ('end' in verdict) await stop(context, ref, verdict.end);
  else await setProblem(context, ref, verdict.wait);
  return null;
};

/** Pauses the mailing until a mail server may be available again. */
const pauseUntilRetry = async ({ context, memory }: Runner, ref: MailingRef, problem: string): Promise<void> => {
  noteAway(memory, ref, Date.now());
  await setProblem(context, ref, problem);
};

/** Claims the mailing for this sender when it may continue. Null when it waits, was stopped or was undone. */
const claimTurn = async (
  { context, tools, memory }: Runner,
  ref: MailingRef,
  mailing: StoredMailing,
): Promise<Ready | null> => {
  const ready = await judgeTurn(context, ref, mailing);
  if (!ready) return null;
  const claim = { round: ready.mailing.round ?? 1, sender: memory.sender };
  return (await takeUp(context, ref, claim, tools)) ? ready : null;
};

/** Sends the next batch of one mailing. True when there is more to do at once. */
const runTurn = async (runner: Runner, ref: MailingRef, signal: AbortSignal): Promise<boolean> => {
  const { context, tools, memory } = runner;
  if ((memory.away.get(ref.mailingId)?.until ?? 0) > Date.now()) return false;
  const mailing = await context.reader(actorOf(ref)).mailings.find(ref.mailingId);
  const ready = mailing && (await claimTurn(runner, ref, mailing));
  if (!ready) return false;
  if (!(await learnAnswers(context, ready.mailing, tools))) {
    await pauseUntilRetry(runner, ref, messages.answersAway);
    return false;
  }
  const wasExpanded = mailing.isExpanded;
  if (!wasExpanded) {
    const { mailingId, councilId } = ref;
    await expandMailing(context, { id: mailingId, councilId }, tools.invitations);
  }
  const batch = await sendBatch(context, ready, { ...memory, signal }, tools);
  await settle(context, ref, batch, memory);
  if (batch.failure !== null) throw batch.failure;
  memory.size = nextBatchSize(batch, memory.size);
  if (batch.isAway) {
    await pauseUntilRetry(runner, ref, messages.serverAway);
    return false;
  }
  memory.away.delete(ref.mailingId);
  return batch.moved > 0 || !wasExpanded;
};

const runOnce = async (runner: Runner, signal: AbortSignal): Promise<void> => {
  const { acrossCouncils, clock } = runner.context;
  let hasMore = true;
  while (hasMore && !signal.aborted) {
    hasMore = false;
    const due = await acrossCouncils.reader().mailingSweep.listDueAcrossCouncils(clock.now());
    for (const ref of due) {
      if (signal.aborted) return;
      if (await runTurn(runner, ref, signal)) hasMore = true;
    }
  }
};

/**
 * Creates the runner of the job. It sends due messages in turns, one batch per mailing, until nothing more can be done
 * now. One run at a time over all replicas.
 */
export const createMailingRunner = (context: MailingContext, tools: MailingTools) => {
  const memory: Memory = {
    sender: randomUUID(),
    size: FIRST_BATCH_SIZE,
    slowDomains: createSlowDomains(),
    away: new Map(),
  };
  return async (signal: AbortSignal): Promise<void> => {
    try {
      await runOnce({ context, tools, memory }, signal);
      tools.journal.forget(memory.sender);
    } catch (error) {
      memory.sender = randomUUID();
      throw error;
    }
  };
};
