import { placeOf } from '@folkmoot/calendar/rounds';
import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { requireVerb, resend, type StoredMailing } from '../../entities/mailing';
import { invitationsOf } from './audience';
import { publishMailingChanged } from './mailing.events';
import type { MailingRecords } from './mailing.types';

/** People queued in one transaction. */
const PAGE = 1_000;

/** The links of a mailing are for one round. Throws mailing_campaign_closed when that round is not open. */
const requireOpenRound = async (
  { councils, campaigns }: MailingRecords,
  { councilId, campaignId, round }: StoredMailing,
  now: Date,
): Promise<void> => {
  const council = (await councils.find(councilId))?.council;
  const campaign = await campaigns.find(campaignId);
  const isActive = campaign !== null && !campaign.isDeleted && campaign.status === 'active';
  const open = council && isActive ? placeOf(campaign, council.timezone, now).open : null;
  if (!open || open.number !== round) throw new DomainError('mailing_campaign_closed');
};

interface Page {
  readonly mailing: StoredMailing;
  readonly count: number;
  /** Null after the last one. */
  readonly after: string | null;
}

/**
 * Puts the next failed messages into the queue. People with another invitation for the round are left out: they have one,
 * and whether they answered it must not show in what happens to this message.
 */
const resendPage = (
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  mailingId: string,
  after: string,
): Promise<Page> =>
  unitOfWork(actor, async (unit) => {
    const mailing = await unit.mailings.get(mailingId);
    const failed = await unit.deliveries.listRepeatable(mailingId, after, PAGE);
    const others = (await invitationsOf(unit, mailing)).filter(({ id }) => id !== mailingId);
    const invited = await unit.deliveries.findInvitedAmong(
      others.map(({ id }) => id),
      failed.map(({ subscriberId }) => subscriberId),
    );
    const again = failed.filter(({ subscriberId }) => !invited.has(subscriberId));
    const last = failed.length === PAGE ? (failed.at(-1)?.subscriberId ?? null) : null;
    const moved = resend(mailing, again.length);
    if (again.length === 0) return { mailing, count: 0, after: last };
    await unit.deliveries.requeue(
      again.map(({ id }) => id),
      clock.now(),
    );
    return { mailing: await unit.mailings.save(moved), count: again.length, after: last };
  });

/**
 * Sends an invitation again to people whose message failed. A stop in between leaves some messages failed, which can be
 * sent again. Throws not_found, transition_not_allowed, mailing_campaign_closed or nothing_to_resend.
 */
export const resendMailing = async (context: Context<MailingRecords>, mailingId: string): Promise<StoredMailing> => {
  const { actor, reader, unitOfWork, clock } = context;
  const records = reader(actor);
  const before = await records.mailings.get(mailingId);
  requireVerb(before, 'resend');
  await requireOpenRound(records, before, clock.now());
  let page = await resendPage(context, mailingId, '');
  let count = page.count;
  while (page.after !== null) {
    page = await resendPage(context, mailingId, page.after);
    count += page.count;
  }
  if (count === 0) throw new DomainError('nothing_to_resend');
  const resent = page.mailing;
  await unitOfWork(actor, ({ outbox }) => publishMailingChanged(outbox, resent, 'resent'));
  return resent;
};
