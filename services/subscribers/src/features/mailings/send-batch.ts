import { setTimeout as wait } from 'node:timers/promises';
import { type Council, type DeliveryReason, systemActor } from '@folkmoot/contracts';
import { unsubscribeHeaders } from '@folkmoot/service-kit';
import type { CampaignCopy } from '../../entities/campaign';
import {
  asksForSlower,
  failureOf,
  type JournalLine,
  type Outcome,
  type Rested,
  type StoredDelivery,
} from '../../entities/delivery';
import { type CampaignMailing, isNewsletter, type StoredMailing, type StoredNewsletter } from '../../entities/mailing';
import { type Addressee, createLinksOf, findAddressees, type LinksOf } from './addressees';
import type { ComposeMailing } from './compose-letter';
import { composeMailing } from './compose-mailing';
import { composeNewsletter } from './compose-newsletter';
import type { MailingContext, MailingTools } from './mailing.types';
import { createValuesOf } from './person-fields';
import { surveyUrlOf } from './public-addresses';
import type { SlowDomains } from './slow-domains';

/** Maximum batch size. Also the maximum number of messages in doubt when the journal of a sender is lost. */
export const MAX_BATCH_SIZE = 250;
/** The outcomes of a batch are stored after this time, however slow the mail server is. */
const MAX_BATCH_DURATION_MS = 2_000;
const SECOND_MS = 1_000;

interface ReadyMailing {
  readonly mailing: CampaignMailing;
  readonly council: Council;
  readonly campaign: CampaignCopy;
}

interface ReadyNewsletter {
  readonly mailing: StoredNewsletter;
  readonly council: Council;
  readonly campaign: null;
}

/** A mailing that may be sent now, with the data of its messages. */
export type Ready = ReadyMailing | ReadyNewsletter;

/** Outcomes of a batch that are not stored yet. */
export interface Batch {
  readonly rested: readonly Rested[];
  /** Subscriber of each message. */
  readonly whose: ReadonlyMap<string, string>;
  /** Subscribers whose message was withdrawn. */
  readonly withdrawn: readonly string[];
  readonly counts: Tally;
  /** Number of messages with an outcome, including retries. */
  readonly moved: number;
  /** No mail server was available. */
  readonly isAway: boolean;
  /** The batch ended at its time limit, so the next one should be smaller. */
  readonly isLate: boolean;
  /** Error that ended the batch, other than a missing mail server. */
  readonly failure: unknown;
}

/** Running counts, so that a batch does not count a million messages in the database. */
export type Tally = Record<'sent' | 'failed' | 'bounced' | 'suppressed' | 'withdrawn' | 'maybeTwice', number>;

const noTally: Tally = { sent: 0, failed: 0, bounced: 0, suppressed: 0, withdrawn: 0, maybeTwice: 0 };

const emptyBatch: Batch = {
  rested: [],
  whose: new Map(),
  withdrawn: [],
  counts: noTally,
  moved: 0,
  isAway: false,
  isLate: false,
  failure: null,
};

interface Waiting {
  readonly delivery: StoredDelivery;
  readonly addressee: Addressee;
}

/** Splits messages into those to send and those to skip, with the reason. Runs just before the sending. */
const sortOut = async ({ reader, clock }: MailingContext, mailing: StoredMailing, due: readonly StoredDelivery[]) => {
  const records = reader(systemActor('subscribers', mailing.councilId));
  const now = clock.now();
  const ids = due.map(({ subscriberId }) => subscriberId);
  const people = await findAddressees(records, mailing, { ids, now });
  const { deliveries } = records;
  const answered = await deliveries.findAnsweredAmong(due.map(({ invitationId }) => invitationId));
  const waiting: Waiting[] = [];
  const skipped: { id: string; reason: DeliveryReason }[] = [];
  const withdrawn: StoredDelivery[] = [];
  for (const delivery of due) {
    const addressee = people.get(delivery.subscriberId);
    const reason = addressee ? addressee.reasonToSkip : 'erased';
    // Stores nothing about people who have answered, because no list may show why a message is missing.
    if (answered.has(delivery.invitationId)) withdrawn.push(delivery);
    else if (!addressee || reason) skipped.push({ id: delivery.id, reason: reason ?? 'erased' });
    else waiting.push({ delivery, addressee });
  }
  return { waiting, skipped, withdrawn };
};

/** The person's own link to the survey. A newsletter has none. */
const personalUrl = ({ ready: { mailing, council }, tools }: Run, subscriberId: string): string => {
  if (isNewsletter(mailing)) return '';
  const { campaignId, round } = mailing;
  const token = tools.invitations.issue({ campaignId, round: round ?? 1, subscriberId });
  return surveyUrlOf(tools.publicOrigin, council, campaignId, token);
};

const mailFor = (run: Run, { delivery, addressee }: Waiting) => {
  const { compose, linksOf, valuesOf, tools } = run;
  const links = linksOf(addressee);
  // A report of a bounce or a complaint returns this reference.
  const deliveryRef = tools.deliveryRefs.issue(delivery);
  return compose({
    to: addressee.email,
    id: deliveryRef,
    surveyUrl: personalUrl(run, addressee.id),
    preferencesUrl: links.preferences,
    unsubscribeUrl: links.unsubscribe,
    readField: valuesOf(addressee.attributes),
    headers: {
      ...unsubscribeHeaders(links.oneClick),
      ...tools.deliveryHeaders(deliveryRef),
    },
  });
};

/** Limits the messages per second over all lanes. */
const createRateLimit = (perSecond: number) => {
  let nextStartMs = 0;
  return async (): Promise<void> => {
    if (perSecond <= 0) return;
    const nowMs = performance.now();
    const startMs = Math.max(nextStartMs, nowMs);
    nextStartMs = startMs + SECOND_MS / perSecond;
    if (startMs > nowMs) await wait(startMs - nowMs);
  };
};

interface Run {
  readonly clock: MailingContext['clock'];
  readonly tools: MailingTools;
  readonly ready: Ready;
  readonly compose: ComposeMailing;
  readonly linksOf: LinksOf;
  readonly valuesOf: ReturnType<typeof createValuesOf>;
  readonly queue: Waiting[];
  readonly slowDomains: SlowDomains;
  readonly waitForRateLimit: () => Promise<void>;
  readonly signal: AbortSignal;
  readonly endsAt: number;
  readonly rested: Rested[];
  readonly counts: Tally;
  moved: number;
  isAway: boolean;
  isLate: boolean;
  failure: unknown;
}

const note = (run: Run, { delivery }: Waiting, outcome: Outcome): void => {
  run.rested.push({ id: delivery.id, outcome });
  if (!run.isAway) run.moved += 1;
  if (outcome.state !== 'queued') run.counts[outcome.state] += 1;
  else if (outcome.maybeTwice && !delivery.maybeTwice) run.counts.maybeTwice += 1;
};

const domainOf = ({ addressee: { email } }: Waiting): string => email.slice(email.lastIndexOf('@') + 1);

/** When the message is tried again. A server that asks for slower sending gets no message before that. */
const slower = ({ clock, slowDomains }: Run, waiting: Waiting, outcome: Outcome): Outcome => {
  const until = slowDomains.slowDown(domainOf(waiting), clock.now());
  return outcome.state === 'queued' && outcome.at < until ? { ...outcome, at: until } : outcome;
};

const attempt = async (run: Run, waiting: Waiting): Promise<Outcome> => {
  try {
    await run.tools.mailer.send(mailFor(run, waiting));
    return { state: 'sent', at: run.clock.now() };
  } catch (error) {
    const now = run.clock.now();
    const failure = failureOf(error, waiting.delivery.attempts, now);
    if (failure !== 'away') return asksForSlower(error) ? slower(run, waiting, failure) : failure;
    run.isAway = true;
    return { state: 'queued', at: now, counts: false, maybeTwice: false };
  }
};

/** The next message whose server did not ask to wait. Postpones the others without an attempt. */
const takeNext = (run: Run): Waiting | undefined => {
  for (let next = run.queue.shift(); next; next = run.queue.shift()) {
    const until = run.slowDomains.heldUntil(domainOf(next), run.clock.now());
    if (until === null) return next;
    note(run, next, { state: 'queued', at: until, counts: false, maybeTwice: false });
  }
  return undefined;
};

/** The next message, when the rate limit allows it; undefined when the batch ends. */
const nextOf = async (run: Run): Promise<Waiting | undefined> => {
  const isOver = (): boolean => run.signal.aborted || run.isAway || run.failure !== null;
  if (isOver() || run.queue.length === 0) return undefined;
  await run.waitForRateLimit();
  // Wall clock on purpose: after the machine was suspended, the batch must count as late.
  if (Date.now() > run.endsAt) run.isLate = true;
  return isOver() || run.isLate ? undefined : takeNext(run);
};

/**
 * Sends one message after the other. The outcome of one is noted together with the start of the next, so a killed
 * process leaves at most one message per lane in doubt.
 */
const runLane = async (run: Run): Promise<void> => {
  const { journal } = run.tools;
  let came: JournalLine[] = [];
  try {
    for (let next = await nextOf(run); next; next = await nextOf(run)) {
      const { id } = next.delivery;
      journal.note([...came, { goes: id }]);
      const outcome = await attempt(run, next);
      note(run, next, outcome);
      came = [{ id, came: outcome }];
    }
    if (came.length > 0) journal.note(came);
  } catch (error) {
    run.failure ??= error;
  }
};

/** Claims the next messages of a mailing for the sender, and stores why the others are skipped. */
const claimNext = async (
  context: MailingContext,
  { mailing }: Ready,
  { sender, limit }: { readonly sender: string; readonly limit: number },
  { journal, pace }: MailingTools,
) => {
  const { unitOfWork, reader, clock } = context;
  const actor = systemActor('subscribers', mailing.councilId);
  const now = clock.now();
  const due = await reader(actor).deliveries.listDue(mailing.id, now, limit);
  if (due.length === 0) return { waiting: [], skipped: [], withdrawn: [] };
  // Without a journal, the database stores every single message: claim only as many as are sent in parallel.
  const claimed = journal.begin(sender, mailing.id) ? due : due.slice(0, pace.atOnce);
  const sorted = await sortOut(context, mailing, claimed);
  await unitOfWork(actor, async ({ mailings, deliveries }) => {
    const fresh = await mailings.find(mailing.id);
    if (fresh?.sender !== sender) throw new Error('another sender works on this mailing');
    await deliveries.skip(sorted.skipped, now);
    await deliveries.withdraw(sorted.withdrawn.map(({ id }) => id));
    await mailings.save({
      ...fresh,
      hidesRecipients: fresh.hidesRecipients || sorted.withdrawn.length > 0,
      taken: sorted.waiting.map(({ delivery }) => delivery.id),
    });
  });
  return sorted;
};

const composerOf = ({ mailing, council, campaign }: Ready, tools: MailingTools): ComposeMailing =>
  campaign
    ? composeMailing(tools, { council, campaign, wording: mailing, round: mailing.round ?? 1 })
    : composeNewsletter(tools, { council, wording: mailing, id: mailing.id });

interface Sending {
  readonly sender: string;
  /** Batch size. */
  readonly size: number;
  readonly signal: AbortSignal;
  readonly slowDomains: SlowDomains;
}

/** Sends the next batch of a mailing. The caller stores the outcomes. */
export const sendBatch = async (
  context: MailingContext,
  ready: Ready,
  { sender, size, signal, slowDomains }: Sending,
  tools: MailingTools,
): Promise<Batch> => {
  const { perSecond, atOnce } = tools.pace;
  const messagesPerSecond = perSecond > 0 ? Math.max(1, Math.ceil(perSecond)) : Number.POSITIVE_INFINITY;
  const limit = Math.max(atOnce, Math.min(size, messagesPerSecond));
  const { attributes } = context.reader(systemActor('subscribers', ready.mailing.councilId));
  // Before the claim: an error here leaves no message in doubt.
  const definitions = await attributes.listAll();
  const { waiting, skipped, withdrawn } = await claimNext(context, ready, { sender, limit }, tools);
  // Messages that are not sent have an outcome already.
  const settledCount = skipped.length + withdrawn.length;
  if (waiting.length + settledCount === 0) return emptyBatch;
  const run: Run = {
    clock: context.clock,
    tools,
    ready,
    compose: composerOf(ready, tools),
    linksOf: createLinksOf(ready.mailing, tools),
    valuesOf: createValuesOf(definitions, ready.council),
    queue: [...waiting],
    slowDomains,
    waitForRateLimit: createRateLimit(perSecond),
    signal,
    endsAt: Date.now() + MAX_BATCH_DURATION_MS,
    rested: [],
    counts: { ...noTally, suppressed: skipped.length, withdrawn: withdrawn.length },
    moved: settledCount,
    isAway: false,
    isLate: false,
    failure: null,
  };
  const lanes = Array.from({ length: Math.max(1, atOnce) }, () => runLane(run));
  await Promise.all(lanes);
  return {
    rested: run.rested,
    whose: new Map(waiting.map(({ delivery }) => [delivery.id, delivery.subscriberId])),
    withdrawn: withdrawn.map(({ subscriberId }) => subscriberId),
    counts: run.counts,
    moved: run.moved,
    isAway: run.isAway,
    isLate: run.isLate,
    failure: run.failure,
  };
};
