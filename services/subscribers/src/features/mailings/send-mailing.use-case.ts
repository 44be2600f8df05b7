import { DomainError, problemsOfBlock } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import {
  type CampaignMailing,
  cancel,
  isNewsletter,
  pause,
  publishMailingChanged,
  resume,
  type StoredMailing,
  type StoredNewsletter,
  schedule,
  undo,
} from '../../entities/mailing';
import { countAudience, countReaders } from './audience';
import type { Reach } from './count-recipients';
import { messages } from './mailing.messages';
import type { GetMailing, MailingRecords } from './mailing.types';
import { nextReminderAt } from './next-reminder';
import { noteOutcome } from './note-outcome';

/** Accepts a time slightly in the past, because a server clock may be ahead of the user's clock. */
const TOLERANCE_MS = 60_000;

const SECOND_MS = 1_000;

interface Start {
  readonly at: Date;
  /** Null when the mailing has a time of its own, or begins at once. */
  readonly undoUntil: Date | null;
}

const startOf = (now: Date, { sendAt, isImmediate }: Sent, undoSeconds: number): Start => {
  if (!sendAt) {
    if (isImmediate || undoSeconds <= 0) return { at: now, undoUntil: null };
    const at = new Date(now.getTime() + undoSeconds * SECOND_MS);
    return { at, undoUntil: at };
  }
  if (sendAt.getTime() < now.getTime() - TOLERANCE_MS) throw new DomainError('mailing_time_passed');
  return { at: sendAt, undoUntil: null };
};

/** Campaign states in which a survey can be answered now or later. */
const mayInvite: ReadonlySet<string> = new Set(['active', 'scheduled', 'paused']);

interface Sent {
  readonly mailingId: string;
  readonly revision: number;
  /** Default: now. */
  readonly sendAt?: Date | undefined;
  /** Begins at once, without time to undo it. */
  readonly isImmediate?: boolean | undefined;
}

/** Throws mailing_campaign_closed or reminder_too_soon. */
const requireInvitable = async (records: MailingRecords, mailing: CampaignMailing, at: Date): Promise<void> => {
  const campaign = await records.campaigns.find(mailing.campaignId);
  if (!campaign || campaign.isDeleted || !mayInvite.has(campaign.status)) {
    throw new DomainError('mailing_campaign_closed');
  }
  if (await nextReminderAt(records, mailing, at)) throw new DomainError('reminder_too_soon');
};

/** Throws newsletter_incomplete with what is missing in each block. */
const requireComplete = ({ blocks }: StoredNewsletter): void => {
  const fields = blocks.flatMap((block, index) =>
    problemsOfBlock(block).map((problem) => ({
      path: `blocks.${index}.${problem}`,
      message: messages.newsletterNeeds[problem],
    })),
  );
  if (blocks.length === 0 || fields.length > 0) throw new DomainError('newsletter_incomplete', { fields });
};

/** Number of people that the mailing would go to now. */
const countReach = (
  records: MailingRecords,
  councilId: string | null,
  mailing: StoredMailing,
  now: Date,
): Promise<Reach> =>
  isNewsletter(mailing)
    ? countReaders(records, councilId, mailing.audience, now)
    : countAudience(records, councilId, mailing, now);

/**
 * Sends a mailing at a time, or after `undoSeconds`, until which it can be undone. Throws not_found, stale_revision, transition_not_allowed, audience_empty,
 * mailing_time_passed, mailing_campaign_closed, reminder_too_soon or newsletter_incomplete.
 */
export const sendMailing = async <M extends StoredMailing>(
  { actor, reader, unitOfWork, clock }: Context<MailingRecords>,
  { get, ...sent }: Sent & { readonly get: GetMailing<M> },
  undoSeconds: number,
): Promise<M> => {
  const { mailingId, revision, sendAt } = sent;
  const { at, undoUntil } = startOf(clock.now(), sent, undoSeconds);
  const records = reader(actor);
  const mailing: StoredMailing = await get(records.mailings, mailingId);
  if (isNewsletter(mailing)) requireComplete(mailing);
  else await requireInvitable(records, mailing, at);
  const { count, isExact } = await countReach(records, actor.councilId, mailing, clock.now());
  if (count === 0 && isExact) throw new DomainError('audience_empty');
  return unitOfWork(actor, async (unit) => {
    const fresh = schedule(await get(unit.mailings, mailingId), at, undoUntil);
    const saved = await unit.mailings.save({ ...fresh, revision });
    await publishMailingChanged(unit.outbox, saved, sendAt ? 'scheduled' : 'sending');
    return saved;
  });
};

type Steer = <M extends StoredMailing>(mailing: M, now: Date) => M;
const verbs: Readonly<Record<'pause' | 'resume' | 'cancel' | 'undo', Steer>> = { pause, resume, cancel, undo };
const changes = { pause: 'paused', resume: 'resumed', cancel: 'cancelled', undo: 'undone' } as const;

interface Steering<M extends StoredMailing> {
  readonly mailingId: string;
  readonly verb: keyof typeof verbs;
  readonly get: GetMailing<M>;
}

/**
 * Pauses, resumes or cancels a mailing, or undoes its sending before it begins. Throws not_found,
 * transition_not_allowed or mailing_under_way.
 */
export const steerMailing = <M extends StoredMailing>(
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  { mailingId, verb, get }: Steering<M>,
): Promise<M> =>
  unitOfWork(actor, async (unit) => {
    const saved = await unit.mailings.save(verbs[verb](await get(unit.mailings, mailingId), clock.now()));
    await publishMailingChanged(unit.outbox, saved, changes[verb]);
    if (verb === 'cancel') await noteOutcome(unit, saved);
    return saved;
  });
