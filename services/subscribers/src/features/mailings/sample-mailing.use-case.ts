import type { Context } from '@folkmoot/service-kit';
import { isForHearBack, isNewsletter, type StoredMailing } from '../../entities/mailing';
import { filterOfAudience, invitationsOf } from './audience';
import type { LetterTools } from './compose-letter';
import type { MailingRecords } from './mailing.types';
import { createShownMail, createShownNewsletter, type Recipient, type ShowTo } from './preview-mailing.use-case';

const SAMPLES = 3;
const PAGE = 200;
/** Maximum number of people that are looked at, when most of the audience is left out. */
const MAX_LOOKED_UP = 2_000;

/** The people of this list who stay in the audience. */
const withoutInvited = async (
  records: MailingRecords,
  mailing: StoredMailing,
  subscriberIds: readonly string[],
): Promise<(subscriberId: string) => boolean> => {
  const { audience, campaignId } = mailing;
  if (isNewsletter(mailing) || campaignId === null) return () => true;
  if (audience.of === 'unanswered' || !audience.withoutInvited) return () => true;
  const invitations = await invitationsOf(records, { campaignId, round: null });
  const invited = await records.deliveries.findInvitedAmong(
    invitations.map(({ id }) => id),
    subscriberIds,
  );
  return (subscriberId) => !invited.has(subscriberId);
};

const firstRecipients = async (records: MailingRecords, mailing: StoredMailing, now: Date): Promise<Recipient[]> => {
  const filter = await filterOfAudience(records, mailing.councilId, mailing.audience, now);
  const recipients: Recipient[] = [];
  let cursor: string | null | undefined;
  for (let lookedUp = 0; lookedUp < MAX_LOOKED_UP && recipients.length < SAMPLES && cursor !== null; lookedUp += PAGE) {
    const page = await records.subscribers.list(filter, { cursor, limit: PAGE });
    const ids = page.items.map(({ id }) => id);
    const isMeant = await withoutInvited(records, mailing, ids);
    const meant = page.items.filter(({ id }) => isMeant(id));
    recipients.push(...meant.map(({ writtenEmail: to, attributes }) => ({ to, attributes })));
    cursor = page.nextCursor;
  }
  return recipients.slice(0, SAMPLES);
};

const samplesFor = async (
  { actor, reader, clock }: Context<MailingRecords>,
  mailing: StoredMailing,
  showTo: ShowTo,
) => {
  const recipients = await firstRecipients(reader(actor), mailing, clock.now());
  return { items: recipients.map((recipient) => ({ to: recipient.to, ...showTo(recipient) })) };
};

/**
 * The message as the first people of the audience would get it, made by the code that sends it. A reminder has one
 * sample without an address, because each address would show that this person has not answered. Throws not_found,
 * campaign_not_found, merge_field_unknown.
 */
export const sampleMailing = async (context: Context<MailingRecords>, mailingId: string, layout: LetterTools) => {
  const mailing = await context.reader(context.actor).mailings.getCampaignMailing(mailingId);
  const showTo = await createShownMail(context, mailing, layout);
  if (mailing.kind === 'reminder') return { items: [{ to: null, ...showTo() }] };
  return samplesFor(context, mailing, showTo);
};

/** The same for a newsletter. Nobody sees the addresses of those who asked to hear back. Throws not_found, merge_field_unknown. */
export const sampleNewsletter = async (context: Context<MailingRecords>, newsletterId: string, layout: LetterTools) => {
  const newsletter = await context.reader(context.actor).mailings.getNewsletter(newsletterId);
  const showTo = await createShownNewsletter(context, newsletter, layout);
  return isForHearBack(newsletter) ? { items: [{ to: null, ...showTo() }] } : samplesFor(context, newsletter, showTo);
};
