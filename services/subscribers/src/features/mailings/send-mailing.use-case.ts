import { DomainError, type UserActor } from '@folkmoot/contracts';
import { cancel, pause, resume, type StoredMailing, schedule } from '../../mailings/mailing.domain';
import { countAudience } from './audience';
import type { MailingDeps } from './deps';
import { tellMailing } from './mailing.events';
import { nextReminderAt } from './next-reminder';

type Deps = Pick<MailingDeps, 'units' | 'clock'>;

/** A clock that is a little fast must not refuse what was meant for now. */
const TOLERANCE_MS = 60_000;

const timeOf = (now: Date, sendAt: Date | undefined): Date => {
  if (!sendAt) return now;
  if (sendAt.getTime() < now.getTime() - TOLERANCE_MS) throw new DomainError('mailing_time_passed');
  return sendAt;
};

/** In these a survey can be answered, or will be. */
const mayInvite: ReadonlySet<string> = new Set(['active', 'scheduled', 'paused']);

interface Sent {
  readonly mailingId: string;
  readonly revision: number;
  /** Left out: now. */
  readonly sendAt?: Date | undefined;
}

/**
 * Has a mailing sent, now or at a time. Throws not_found, stale_revision, transition_not_allowed, audience_empty,
 * mailing_time_passed, mailing_campaign_closed or reminder_too_soon.
 */
export const sendMailing = async (
  { units, clock }: Deps,
  actor: UserActor,
  { mailingId, revision, sendAt }: Sent,
): Promise<StoredMailing> => {
  const at = timeOf(clock.now(), sendAt);
  const records = units.reader(actor);
  const mailing = await records.mailings.get(mailingId);
  const campaign = await records.campaigns.find(mailing.campaignId);
  if (!campaign || campaign.isDeleted || !mayInvite.has(campaign.status)) {
    throw new DomainError('mailing_campaign_closed');
  }
  if (await nextReminderAt(records, mailing, at)) throw new DomainError('reminder_too_soon');
  const { count } = await countAudience(records, actor.councilId, mailing);
  if (count === 0) throw new DomainError('audience_empty');
  return units.unitOfWork(actor, async (unit) => {
    const fresh = schedule(await unit.mailings.get(mailingId), at);
    const saved = await unit.mailings.save({ ...fresh, revision });
    await tellMailing(unit.outbox, saved, sendAt ? 'scheduled' : 'sending');
    return saved;
  });
};

const verbs = { pause, resume, cancel } as const;
const told = { pause: 'paused', resume: 'resumed', cancel: 'cancelled' } as const;

/** Holds a mailing, goes on with it, or stops it for good. Throws not_found or transition_not_allowed. */
export const steerMailing = (
  { units, clock }: Deps,
  actor: UserActor,
  { mailingId, verb }: { mailingId: string; verb: keyof typeof verbs },
): Promise<StoredMailing> =>
  units.unitOfWork(actor, async (unit) => {
    const saved = await unit.mailings.save(verbs[verb](await unit.mailings.get(mailingId), clock.now()));
    await tellMailing(unit.outbox, saved, told[verb]);
    return saved;
  });
