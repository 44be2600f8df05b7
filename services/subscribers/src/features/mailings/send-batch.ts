import { setTimeout as wait } from 'node:timers/promises';
import { type Council, type DeliveryReason, systemActor } from '@folkmoot/contracts';
import type { CampaignCopy } from '../../campaigns/campaign.repository';
import { type Outcome, reasonToSkip, type StoredDelivery } from '../../deliveries/delivery.domain';
import type { Rested } from '../../deliveries/delivery.repository';
import type { JournalLine } from '../../deliveries/sending-journal';
import type { StoredMailing } from '../../mailings/mailing.domain';
import type { StoredSubscriber } from '../../subscribers/subscriber.domain';
import { type ComposeMailing, composeMailing, surveyUrlOf } from './compose-mailing';
import type { MailingDeps } from './deps';
import { failureOf } from './refusal';

/** Looked up and written together; also what is in doubt when nothing is left of a sender but the database. */
export const MOST = 250;
/** A batch is written down after so long, however slow the mail server is. */
const LONGEST_MS = 2_000;
const SECOND_MS = 1_000;

export interface Ready {
  readonly mailing: StoredMailing;
  readonly council: Council;
  readonly campaign: CampaignCopy;
}

/** What came of some messages, before it is written down. */
export interface Batch {
  readonly rested: readonly Rested[];
  /** Which subscriber each of these messages was for. */
  readonly whose: ReadonlyMap<string, string>;
  readonly counts: Tally;
  /** Messages that came to rest, or wait for another time. */
  readonly moved: number;
  /** No mail server could be talked to. */
  readonly isAway: boolean;
  /** It was cut short, so fewer should be taken the next time. */
  readonly isLate: boolean;
  /** What ended it, other than a mail server. */
  readonly failure: unknown;
}

/** Counted while messages go out, so that nobody has to count a million of them for every batch. */
export type Tally = Record<'sent' | 'failed' | 'bounced' | 'suppressed' | 'withdrawn' | 'maybeTwice', number>;

const noTally = (suppressed = 0, withdrawn = 0): Tally => ({
  ...{ sent: 0, failed: 0, bounced: 0, maybeTwice: 0 },
  suppressed,
  withdrawn,
});

const nothing: Batch = {
  rested: [],
  whose: new Map(),
  counts: noTally(),
  moved: 0,
  isAway: false,
  isLate: false,
  failure: null,
};

interface Waiting {
  readonly delivery: StoredDelivery;
  readonly subscriber: StoredSubscriber;
}

/** Those who get their message, and why the others do not: asked just before it goes. */
const sortOut = async ({ units }: MailingDeps, { councilId }: StoredMailing, due: readonly StoredDelivery[]) => {
  const { subscribers, deliveries } = units.reader(systemActor('subscribers', councilId));
  const found = await subscribers.findByIds(due.map(({ subscriberId }) => subscriberId));
  const people = new Map(found.map((subscriber) => [subscriber.id, subscriber]));
  const answered = await deliveries.findAnsweredAmong(due.map(({ invitationId }) => invitationId));
  const waiting: Waiting[] = [];
  const skipped: { id: string; reason: DeliveryReason }[] = [];
  const withdrawn: string[] = [];
  for (const delivery of due) {
    const subscriber = people.get(delivery.subscriberId);
    const reason = subscriber ? reasonToSkip[subscriber.status] : 'erased';
    // No list may say why somebody got no message, so nothing is kept of those who have answered.
    if (answered.has(delivery.invitationId)) withdrawn.push(delivery.id);
    else if (!subscriber || reason) skipped.push({ id: delivery.id, reason: reason ?? 'erased' });
    else waiting.push({ delivery, subscriber });
  }
  return { waiting, skipped, withdrawn };
};

const mailFor = (deps: MailingDeps, { mailing, council }: Ready, compose: ComposeMailing, one: Waiting) => {
  const { delivery, subscriber } = one;
  const { campaignId, round } = mailing;
  const ref = { councilId: council.id, subscriberId: subscriber.id };
  const token = deps.invitations.issue({ campaignId, round: round ?? 1, subscriberId: subscriber.id });
  return compose({
    to: subscriber.email,
    id: delivery.id,
    surveyUrl: surveyUrlOf(deps.publicOrigin, council, campaignId, token),
    preferencesUrl: deps.links.preferences(ref),
    headers: {
      'List-Unsubscribe': `<${deps.links.unsubscribe(ref)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      // By these a provider's report of a bounce or a complaint names the message.
      'X-Folkmoot-Delivery': delivery.id,
      'X-PM-Metadata-delivery': delivery.id,
    },
  });
};

/** Keeps to so many messages a second, over all lanes. */
const createPace = (perSecond: number) => {
  let next = 0;
  return async (): Promise<void> => {
    if (perSecond <= 0) return;
    const now = performance.now();
    const at = Math.max(next, now);
    next = at + SECOND_MS / perSecond;
    if (at > now) await wait(at - now);
  };
};

interface Run {
  readonly ready: Ready;
  readonly compose: ComposeMailing;
  readonly queue: Waiting[];
  readonly keepPace: () => Promise<void>;
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

const attempt = async (deps: MailingDeps, run: Run, one: Waiting): Promise<Outcome> => {
  try {
    await deps.mailer.send(mailFor(deps, run.ready, run.compose, one));
    return { state: 'sent', at: deps.clock.now() };
  } catch (error) {
    const now = deps.clock.now();
    const failure = failureOf(error, one.delivery.attempts, now);
    if (failure !== 'away') return failure;
    run.isAway = true;
    return { state: 'queued', at: now, counts: false, maybeTwice: false };
  }
};

/** The next one, when it is time for it; none when there is to be no more. */
const nextOf = async (run: Run): Promise<Waiting | undefined> => {
  const isOver = (): boolean => run.signal.aborted || run.isAway || run.failure !== null;
  if (isOver() || run.queue.length === 0) return undefined;
  await run.keepPace();
  // By the clock of the wall: a machine that was asleep must not go on as if nothing had been.
  if (Date.now() > run.endsAt) run.isLate = true;
  return isOver() || run.isLate ? undefined : run.queue.shift();
};

/**
 * Sends one message after the other. What came of one is noted together with the beginning of the next: a process that is
 * killed leaves one message of each lane in doubt, never more.
 */
const runLane = async (deps: MailingDeps, run: Run): Promise<void> => {
  let came: JournalLine[] = [];
  try {
    for (let next = await nextOf(run); next; next = await nextOf(run)) {
      const { id } = next.delivery;
      deps.journal.note([...came, { goes: id }]);
      const outcome = await attempt(deps, run, next);
      note(run, next, outcome);
      came = [{ id, came: outcome }];
    }
    if (came.length > 0) deps.journal.note(came);
  } catch (error) {
    run.failure ??= error;
  }
};

/** Takes the next messages of a mailing: those that may still go are the sender's, of the others it is said why not. */
const take = async (deps: MailingDeps, { mailing }: Ready, sender: string, most: number) => {
  const { units, journal, clock, pace } = deps;
  const actor = systemActor('subscribers', mailing.councilId);
  const now = clock.now();
  const due = await units.reader(actor).deliveries.listDue(mailing.id, now, most);
  if (due.length === 0) return { waiting: [], skipped: [], withdrawn: [] };
  // Where nothing can be noted, the database is told of every single one.
  const some = journal.begin(sender, mailing.id) ? due : due.slice(0, pace.atOnce);
  const sorted = await sortOut(deps, mailing, some);
  await units.unitOfWork(actor, async ({ mailings, deliveries }) => {
    const fresh = await mailings.find(mailing.id);
    if (fresh?.sender !== sender) throw new Error('another sender works on this mailing');
    await deliveries.skip(sorted.skipped, now);
    await deliveries.withdraw(sorted.withdrawn);
    const hidesRecipients = fresh.hidesRecipients || sorted.withdrawn.length > 0;
    await mailings.save({ ...fresh, hidesRecipients, taken: sorted.waiting.map(({ delivery }) => delivery.id) });
  });
  return sorted;
};

interface Sending {
  readonly sender: string;
  /** Messages to take at the same time. */
  readonly size: number;
  readonly signal: AbortSignal;
}

/** Sends the next messages of a mailing, to those who may still be written to. What came of them is to be written down. */
export const sendBatch = async (deps: MailingDeps, ready: Ready, { sender, size, signal }: Sending): Promise<Batch> => {
  const { mailing, council, campaign } = ready;
  const { perSecond, atOnce } = deps.pace;
  const most = perSecond > 0 ? Math.min(size, Math.max(1, Math.ceil(perSecond))) : size;
  const { waiting, skipped, withdrawn } = await take(deps, ready, sender, Math.max(most, atOnce));
  if (waiting.length + skipped.length + withdrawn.length === 0) return nothing;
  const compose = composeMailing(deps, { council, campaign, wording: mailing, round: mailing.round ?? 1 });
  const run: Run = {
    ...{ ready, compose, signal, rested: [], isAway: false, isLate: false, failure: null },
    queue: [...waiting],
    keepPace: createPace(perSecond),
    endsAt: Date.now() + LONGEST_MS,
    counts: noTally(skipped.length, withdrawn.length),
    moved: skipped.length + withdrawn.length,
  };
  await Promise.all(Array.from({ length: Math.max(1, atOnce) }, () => runLane(deps, run)));
  const { rested, counts, moved, isAway, isLate, failure } = run;
  const whose = new Map(waiting.map(({ delivery }) => [delivery.id, delivery.subscriberId]));
  return {
    rested,
    whose,
    counts,
    moved,
    isAway,
    isLate,
    failure,
  };
};
