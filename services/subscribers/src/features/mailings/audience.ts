import { DomainError, type MailingAudience, type MailingKind } from '@folkmoot/contracts';
import type { StoredMailing } from '../../mailings/mailing.domain';
import { toRepositoryFilter } from '../../segments/filter';
import { filterContextOf, filterOf } from '../../segments/filtering';
import type { SubscriberFilter } from '../../subscribers/subscriber-filter.domain';
import type { MailingRecords } from './deps';
import { messages } from './mailing.messages';

/** Further nobody needs to know before the first message goes. */
const MOST_COUNTED = 1_000_000;
const MAILINGS_READ = 200;

type Records = Pick<MailingRecords, 'councils' | 'mailings' | 'deliveries' | 'segments' | 'tags' | 'subscribers'>;

/** Whom an audience means now: of these, those who receive mail. Throws not_found for an unknown segment. */
export const filterOfAudience = async (
  records: Pick<Records, 'councils' | 'segments' | 'tags'>,
  councilId: string | null,
  audience: MailingAudience,
): Promise<SubscriberFilter> => {
  const active = { status: 'active' } as const;
  if (audience.of === 'segment') return filterOf(records, councilId, { ...active, segmentId: audience.segmentId });
  if (audience.of !== 'tags') return active;
  return toRepositoryFilter({ ...active, tagIds: audience.tagIds }, await filterContextOf(records, councilId));
};

/** The invitations of a campaign that went out, or are going, for the same round where that is known. */
export const invitationsOf = async (
  { mailings }: Pick<Records, 'mailings'>,
  { campaignId, round }: Pick<StoredMailing, 'campaignId' | 'round'>,
): Promise<StoredMailing[]> => {
  const { items } = await mailings.list({ campaignId }, { limit: MAILINGS_READ });
  const meant = items.filter((each) => each.kind === 'invitation' && each.round !== null);
  const latest = round ?? Math.max(0, ...meant.map((each) => each.round ?? 0));
  return meant.filter((each) => each.round === latest).toReversed();
};

/** An invitation and a reminder each have their own audiences. Throws invalid_input. */
export const requireAudienceOf = (kind: MailingKind, { of }: MailingAudience): void => {
  if ((kind === 'reminder') === (of === 'unanswered')) return;
  const message = kind === 'reminder' ? messages.reminderAudience : messages.invitationAudience;
  throw new DomainError('invalid_input', { fields: [{ path: 'audience', message }] });
};

/** How many people are in an audience now. Throws not_found. */
export const countAudience = async (
  records: Records,
  councilId: string | null,
  { campaignId, audience }: { campaignId: string; audience: MailingAudience },
): Promise<{ count: number; isExact: boolean }> => {
  if (audience.of === 'unanswered') {
    const invited = await invitationsOf(records, { campaignId, round: null });
    const count = await records.deliveries.countUnanswered(invited.map(({ id }) => id));
    // Who was invited twice is reminded once.
    return { count, isExact: invited.length < 2 };
  }
  const filter = await filterOfAudience(records, councilId, audience);
  const count = await records.subscribers.count(filter, MOST_COUNTED + 1);
  return { count: Math.min(count, MOST_COUNTED), isExact: count <= MOST_COUNTED };
};
