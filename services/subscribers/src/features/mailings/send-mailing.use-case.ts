import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { cancel, pause, resume, type StoredMailing, schedule, undo } from '../../entities/mailing';
import { countAudience } from './audience';
import { publishMailingChanged } from './mailing.events';
import type { MailingRecords } from './mailing.types';
import { nextReminderAt } from './next-reminder';

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

/**
 * Sends a mailing at a time, or after `undoSeconds`, until which it can be undone. Throws not_found, stale_revision, transition_not_allowed, audience_empty,
 * mailing_time_passed, mailing_campaign_closed or reminder_too_soon.
 */
export const sendMailing = async (
  { actor, reader, unitOfWork, clock }: Context<MailingRecords>,
  sent: Sent,
  undoSeconds: number,
): Promise<StoredMailing> => {
  const { mailingId, revision, sendAt } = sent;
  const { at, undoUntil } = startOf(clock.now(), sent, undoSeconds);
  const records = reader(actor);
  const mailing = await records.mailings.get(mailingId);
  const campaign = await records.campaigns.find(mailing.campaignId);
  if (!campaign || campaign.isDeleted || !mayInvite.has(campaign.status)) {
    throw new DomainError('mailing_campaign_closed');
  }
  if (await nextReminderAt(records, mailing, at)) throw new DomainError('reminder_too_soon');
  const { count } = await countAudience(records, actor.councilId, mailing);
  if (count === 0) throw new DomainError('audience_empty');
  return unitOfWork(actor, async (unit) => {
    const fresh = schedule(await unit.mailings.get(mailingId), at, undoUntil);
    const saved = await unit.mailings.save({ ...fresh, revision });
    await publishMailingChanged(unit.outbox, saved, sendAt ? 'scheduled' : 'sending');
    return saved;
  });
};

const verbs = { pause, resume, cancel, undo } as const;
const changes = { pause: 'paused', resume: 'resumed', cancel: 'cancelled', undo: 'undone' } as const;

/**
 * Pauses, resumes or cancels a mailing, or undoes its sending before it begins. Throws not_found,
 * transition_not_allowed or mailing_under_way.
 */
export const steerMailing = (
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  { mailingId, verb }: { mailingId: string; verb: keyof typeof verbs },
): Promise<StoredMailing> =>
  unitOfWork(actor, async (unit) => {
    const saved = await unit.mailings.save(verbs[verb](await unit.mailings.get(mailingId), clock.now()));
    await publishMailingChanged(unit.outbox, saved, changes[verb]);
    return saved;
  });
