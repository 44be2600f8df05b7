import { DomainError, type MailingAudience, type MailingKind } from '@folkmoot/contracts';
import type { StoredMailing } from '../../mailings/mailing.domain';
import { toRepositoryFilter } from '../../segments/filter';
import { filterContextOf, filterOf } from '../../segments/filtering';
import type { SubscriberFilter } from '../../subscribers/subscriber-filter.domain';
import { countRecipients, type Reach } from './count-recipients';
import type { MailingRecords } from './deps';
import { messages } from './mailing.messages';

/** Further nobody needs to know before the first message goes. */
const MAX_COUNTED = 1_000_000;
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
): Promise<Reach> => {
  const invitations = await invitationsOf(records, { campaignId, round: null });
  const mailingIds = invitations.map(({ id }) => id);
  if (audience.of === 'unanswered') return countRecipients(records, mailingIds, 'unanswered', { status: 'active' });
  const filter = await filterOfAudience(records, councilId, audience);
  const counted = await records.subscribers.count(filter, MAX_COUNTED + 1);
  const whole = { count: Math.min(counted, MAX_COUNTED), isExact: counted <= MAX_COUNTED };
  const invited = await countRecipients(records, mailingIds, 'invited', filter);
  const invitedAt = invitations.at(-1)?.startedAt?.toISOString() ?? null;
  const again = { alreadyInvited: invited.count, invitedAt: invited.count > 0 ? invitedAt : null };
  if (!audience.withoutInvited) return { ...whole, ...again };
  const count = Math.max(0, whole.count - invited.count);
  return { count, isExact: whole.isExact && invited.isExact, ...again };
};
