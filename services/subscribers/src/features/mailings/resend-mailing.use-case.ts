import { placeOf } from '@folkmoot/calendar/rounds';
import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredDelivery } from '../../entities/delivery';
import {
  type CampaignMailing,
  isNewsletter,
  publishMailingChanged,
  requireVerb,
  resend,
  type StoredMailing,
} from '../../entities/mailing';
import { invitationsOf } from './audience';
import type { GetMailing, MailingRecords } from './mailing.types';

/** People queued in one transaction. */
const PAGE = 1_000;

/** The links of a mailing are for one round. Throws mailing_campaign_closed when that round is not open. */
const requireOpenRound = async (
  { councils, campaigns }: MailingRecords,
  { councilId, campaignId, round }: CampaignMailing,
  now: Date,
): Promise<void> => {
  const council = (await councils.find(councilId))?.council;
  const campaign = await campaigns.find(campaignId);
  const isActive = campaign !== null && !campaign.isDeleted && campaign.status === 'active';
  const open = council && isActive ? placeOf(campaign, council.timezone, now).open : null;
  if (!open || open.number !== round) throw new DomainError('mailing_campaign_closed');
};

interface Resent<M extends StoredMailing> {
  readonly mailingId: string;
  readonly get: GetMailing<M>;
}

interface Page<M extends StoredMailing> {
  readonly mailing: M;
  readonly count: number;
  /** Null after the last one. */
  readonly after: string | null;
}

const findInvitedElsewhere = async (
  records: MailingRecords,
  mailing: StoredMailing,
  failed: readonly StoredDelivery[],
): Promise<ReadonlySet<string>> => {
  if (isNewsletter(mailing)) return new Set();
  const others = (await invitationsOf(records, mailing)).filter(({ id }) => id !== mailing.id);
  return records.deliveries.findInvitedAmong(
    others.map(({ id }) => id),
    failed.map(({ subscriberId }) => subscriberId),
  );
};

/**
 * Puts the next failed messages into the queue. People with another invitation for the round are left out: they have one,
 * and whether they answered it must not show in what happens to this message.
 */
const resendPage = <M extends StoredMailing>(
  { actor, unitOfWork, clock }: Context<MailingRecords>,
  { mailingId, get }: Resent<M>,
  after: string,
): Promise<Page<M>> =>
  unitOfWork(actor, async (unit) => {
    const mailing = await get(unit.mailings, mailingId);
    const failed = await unit.deliveries.listRepeatable(mailingId, after, PAGE);
    const invited = await findInvitedElsewhere(unit, mailing, failed);
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
 * Sends an invitation or a newsletter again to people whose message failed. A stop in between leaves some messages failed, which can be
 * sent again. Throws not_found, transition_not_allowed, mailing_campaign_closed or nothing_to_resend.
 */
export const resendMailing = async <M extends StoredMailing>(
  context: Context<MailingRecords>,
  resent: Resent<M>,
): Promise<M> => {
  const { actor, reader, unitOfWork, clock } = context;
  const records = reader(actor);
  const before: StoredMailing = await resent.get(records.mailings, resent.mailingId);
  requireVerb(before, 'resend');
  if (!isNewsletter(before)) await requireOpenRound(records, before, clock.now());
  let page = await resendPage(context, resent, '');
  let count = page.count;
  while (page.after !== null) {
    page = await resendPage(context, resent, page.after);
    count += page.count;
  }
  if (count === 0) throw new DomainError('nothing_to_resend');
  const { mailing } = page;
  await unitOfWork(actor, ({ outbox }) => publishMailingChanged(outbox, mailing, 'resent'));
  return mailing;
};
