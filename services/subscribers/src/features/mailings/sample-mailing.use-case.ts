import type { Context } from '@folkmoot/service-kit';
import type { StoredMailing } from '../../entities/mailing';
import { filterOfAudience, invitationsOf } from './audience';
import type { MailingRecords } from './mailing.types';
import { createShownMail, type MailLayout } from './preview-mailing.use-case';

const SAMPLES = 3;
const PAGE = 200;
/** Maximum number of people that are looked at, when most of the audience is left out. */
const MAX_LOOKED_UP = 2_000;

/** The people of this list who stay in the audience. */
const withoutInvited = async (
  records: MailingRecords,
  { campaignId, audience }: StoredMailing,
  subscriberIds: readonly string[],
): Promise<(subscriberId: string) => boolean> => {
  if (audience.of === 'unanswered' || !audience.withoutInvited) return () => true;
  const invitations = await invitationsOf(records, { campaignId, round: null });
  const invited = await records.deliveries.findInvitedAmong(
    invitations.map(({ id }) => id),
    subscriberIds,
  );
  return (subscriberId) => !invited.has(subscriberId);
};

const firstAddresses = async (records: MailingRecords, mailing: StoredMailing): Promise<string[]> => {
  const filter = await filterOfAudience(records, mailing.councilId, mailing.audience);
  const addresses: string[] = [];
  let cursor: string | null | undefined;
  for (let lookedUp = 0; lookedUp < MAX_LOOKED_UP && addresses.length < SAMPLES && cursor !== null; lookedUp += PAGE) {
    const page = await records.subscribers.list(filter, { cursor, limit: PAGE });
    const ids = page.items.map(({ id }) => id);
    const isMeant = await withoutInvited(records, mailing, ids);
    addresses.push(...page.items.filter(({ id }) => isMeant(id)).map(({ writtenEmail }) => writtenEmail));
    cursor = page.nextCursor;
  }
  return addresses.slice(0, SAMPLES);
};

/**
 * The message as the first people of the audience would get it, made by the code that sends it. A reminder has one
 * sample without an address, because each address would show that this person has not answered. Throws not_found,
 * campaign_not_found, merge_field_unknown.
 */
export const sampleMailing = async (context: Context<MailingRecords>, mailingId: string, layout: MailLayout) => {
  const records = context.reader(context.actor);
  const mailing = await records.mailings.get(mailingId);
  const showTo = await createShownMail(context, mailing, layout);
  if (mailing.kind === 'reminder') return { items: [{ to: null, ...showTo('') }] };
  const addresses = await firstAddresses(records, mailing);
  return { items: addresses.map((to) => ({ to, ...showTo(to) })) };
};
