import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { cancel, pause, resume, type StoredMailing, schedule } from '../../entities/mailing';
import { countAudience } from './audience';
import { publishMailingChanged } from './mailing.events';
import type { MailingRecords } from './mailing.types';
import { nextReminderAt } from './next-reminder';

/** Accepts a time slightly in the past, because a server clock may be ahead of the user's clock. */
const TOLERANCE_MS = 60_000;

const timeOf = (now: Date, sendAt: Date | undefined): Date => {
  if (!sendAt) return now;
  if (sendAt.getTime() < now.getTime() - TOLERANCE_MS) throw new DomainError('mailing_time_passed');
  return sendAt;
};

/** Campaign states in which a survey can be answered now or later. */
const mayInvite: ReadonlySet<string> = new Set(['active', 'scheduled', 'paused']);

interface Sent {
  readonly mailingId: string;
  readonly revision: number;
  /** Default: now. */
  readonly sendAt?: Date | undefined;
}

/**
 * Sends a mailing now or at a time. Throws not_found, stale_revision, transition_not_allowed, audience_empty,
 * mailing_time_passed, mailing_campaign_closed or reminder_too_soon.
 */
export const sendMailing = async (
  { actor, reader, unitOfWork, clock }: Context<MailingRecords>,
  { mailingId, revision, sendAt }: Sent,
): Promise<StoredMailing> => {
  const at = timeOf(clock.now(), sendAt);
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
    const fresh = schedule(await unit.mailings.get(mailingId), at);
    const saved = await unit.mailings.save({ ...fresh, revision });
    await publishMailingChanged(unit.outbox, saved, sendAt ? 'scheduled' : 'sending');
    return saved;
  });
};

const verbs = { pause, resume, cancel } as const;
const changes = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' } as const;

/** Pauses, resumes or cancels a mailing. Throws not_found or transition_not_allowed. */
export const steerMailing = (
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  { mailingId, verb }: { mailingId: string; verb: keyof typeof verbs },
): Promise<StoredMailing> =>
  unitOfWork(actor, async (unit) => {
    const saved = await unit.mailings.save(verbs[verb](await unit.mailings.get(mailingId), clock.now()));
    await publishMailingChanged(unit.outbox, saved, changes[verb]);
    return saved;
  });
