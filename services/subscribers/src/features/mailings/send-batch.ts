import { setTimeout as wait } from 'node:timers/promises';
import { type Council, type DeliveryReason, deliveryRefusedEvent, systemActor } from '@folkmoot/contracts';
import type { CampaignCopy } from '../../campaigns/campaign.repository';
import { type Outcome, reasonToSkip, type StoredDelivery } from '../../deliveries/delivery.domain';
import type { Step } from '../../deliveries/delivery.repository';
import type { StoredMailing } from '../../mailings/mailing.domain';
import type { StoredSubscriber } from '../../subscribers/subscriber.domain';
import { type ComposeMailing, composeMailing, surveyUrlOf } from './compose-mailing';
import type { MailingDeps } from './deps';
import { failureOf } from './refusal';

/** Looked up together; few enough that a pause is noticed soon. */
const MOST = 250;
const SECOND_MS = 1_000;

export interface Ready {
  readonly mailing: StoredMailing;
  readonly council: Council;
  readonly campaign: CampaignCopy;
}

interface Sent {
  /** What came to rest. */
  readonly counts: Tally;
  /** Messages that came to rest, or wait for another time. */
  readonly moved: number;
  /** No mail server could be talked to. */
  readonly isAway: boolean;
}

/** Counted while messages go out, so that nobody has to count a million of them for every batch. */
export type Tally = Record<'sent' | 'failed' | 'bounced' | 'suppressed' | 'maybeTwice', number>;

const noTally = (suppressed = 0): Tally => ({ sent: 0, failed: 0, bounced: 0, suppressed, maybeTwice: 0 });

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
  for (const delivery of due) {
    const subscriber = people.get(delivery.subscriberId);
    const reason = subscriber ? reasonToSkip[subscriber.status] : 'erased';
    if (answered.has(delivery.invitationId)) skipped.push({ id: delivery.id, reason: 'answered' });
    else if (!subscriber || reason) skipped.push({ id: delivery.id, reason: reason ?? 'erased' });
    else waiting.push({ delivery, subscriber });
  }
  return { waiting, skipped };
};

const mailFor = (deps: MailingDeps, { mailing, council }: Ready, compose: ComposeMailing, one: Waiting) => {
  const { delivery, subscriber } = one;
  const { campaignId, round } = mailing;
  const ref = { councilId: council.id, subscriberId: subscriber.id };
  const token = deps.invitations.issue({ campaignId, round: round ?? 1, subscriberId: subscriber.id });
  return compose({
    to: subscriber.email,
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

/** Tells that an address takes no mail, so that nobody writes to it again. */
const tellBounce = (
  { units }: MailingDeps,
  { councilId }: StoredMailing,
  { id, subscriberId }: StoredDelivery,
  at: Date,
) =>
  units.unitOfWork(systemActor('subscribers', councilId), ({ outbox }) =>
    outbox.add(deliveryRefusedEvent, {
      aggregate: { type: 'delivery', id, revision: 1 },
      payload: { subscriberId, reason: 'bounced', refusedAt: at.toISOString() },
    }),
  );

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
  readonly queue: Waiting[];
  readonly keepPace: () => Promise<void>;
  readonly signal: AbortSignal;
  readonly counts: Tally;
  moved: number;
  isAway: boolean;
}

const note = (run: Run, { delivery }: Waiting, outcome: Outcome): void => {
  if (!run.isAway) run.moved += 1;
  if (outcome.state !== 'queued') run.counts[outcome.state] += 1;
  else if (outcome.maybeTwice && !delivery.maybeTwice) run.counts.maybeTwice += 1;
};

const attempt = async (
  deps: MailingDeps,
  ready: Ready,
  compose: ComposeMailing,
  run: Run,
  one: Waiting,
): Promise<Outcome> => {
  const { delivery } = one;
  try {
    await deps.mailer.send(mailFor(deps, ready, compose, one));
    return { state: 'sent', at: deps.clock.now() };
  } catch (error) {
    const now = deps.clock.now();
    const failure = failureOf(error, delivery.attempts, now);
    if (failure === 'away') {
      run.isAway = true;
      return { state: 'queued', at: now, counts: false, maybeTwice: false };
    }
    if (failure.state === 'bounced') await tellBounce(deps, ready.mailing, delivery, now);
    return failure;
  }
};

/** The next one, when it is time for it; none when there is to be no more. */
const nextOf = async (run: Run): Promise<Waiting | undefined> => {
  if (run.signal.aborted || run.isAway) return undefined;
  const next = run.queue.shift();
  if (next) await run.keepPace();
  return next;
};

/**
 * Sends one message after the other. What came of one is written together with the beginning of the next: a process that
 * is killed leaves one message of each lane in doubt, never more.
 */
const runLane = async (deps: MailingDeps, ready: Ready, compose: ComposeMailing, run: Run): Promise<void> => {
  const { deliveries } = deps.units.reader(systemActor('subscribers', ready.mailing.councilId));
  let done: Step['done'] = null;
  for (let next = await nextOf(run); done || next; next = await nextOf(run)) {
    const isAsItWas = await deliveries.step({ done, next: next?.delivery.id ?? null });
    if (!isAsItWas) throw new Error('another sender works on this mailing');
    if (!next) return;
    const outcome = await attempt(deps, ready, compose, run, next);
    done = { id: next.delivery.id, outcome };
    note(run, next, outcome);
  }
};

/** Sends the next messages of a mailing, to those who may still be written to. */
export const sendBatch = async (deps: MailingDeps, ready: Ready, signal: AbortSignal): Promise<Sent> => {
  const { mailing, council, campaign } = ready;
  const { perSecond, atOnce } = deps.pace;
  const now = deps.clock.now();
  const { deliveries } = deps.units.reader(systemActor('subscribers', mailing.councilId));
  const most = perSecond > 0 ? Math.min(MOST, Math.max(1, Math.ceil(perSecond))) : MOST;
  const due = await deliveries.listDue(mailing.id, now, most);
  if (due.length === 0) return { counts: noTally(), moved: 0, isAway: false };
  const { waiting, skipped } = await sortOut(deps, mailing, due);
  await deliveries.skip(skipped, now);
  const compose = composeMailing(deps, { council, campaign, wording: mailing, round: mailing.round ?? 1 });
  const counts = noTally(skipped.length);
  const keepPace = createPace(perSecond);
  const run: Run = { queue: [...waiting], keepPace, signal, counts, moved: skipped.length, isAway: false };
  const lanes = Array.from({ length: Math.max(1, atOnce) }, () => runLane(deps, ready, compose, run));
  // All of them have come to rest before anybody looks at what one has left behind.
  const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  return { counts, moved: run.moved, isAway: run.isAway };
};
