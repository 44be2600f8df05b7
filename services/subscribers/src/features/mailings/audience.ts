import { DomainError, type MailingAudience, type MailingKind } from '@folkmoot/contracts';
import type { StoredMailing } from '../../entities/mailing';
import { filterContextOf, filterOf, toRepositoryFilter } from '../../entities/segment';
import type { SubscriberFilter } from '../../entities/subscriber';
import { countRecipients, type Reach } from './count-recipients';
import { messages } from './mailing.messages';
import type { MailingRecords } from './mailing.types';

/** Counting stops here. Staff need no exact number above this before a mailing starts. */
const MAX_COUNTED = 1_000_000;
const MAILINGS_READ = 200;

type Records = Pick<MailingRecords, 'councils' | 'mailings' | 'deliveries' | 'segments' | 'tags' | 'subscribers'>;

/** The people of an audience who receive mail now. Throws not_found for an unknown segment. */
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

/** Sent and queued invitations of a campaign, for the same round when the round is known. */
export const invitationsOf = async (
  { mailings }: Pick<Records, 'mailings'>,
  { campaignId, round }: Pick<StoredMailing, 'campaignId' | 'round'>,
): Promise<StoredMailing[]> => {
  const { items } = await mailings.list({ campaignId }, { limit: MAILINGS_READ });
  const meant = items.filter((each) => each.kind === 'invitation' && each.round !== null);
  const latest = round ?? Math.max(0, ...meant.map((each) => each.round ?? 0));
  return meant.filter((each) => each.round === latest).toReversed();
};

/** Invitations and reminders have different audiences. Throws invalid_input. */
export const requireAudienceOf = (kind: MailingKind, { of }: MailingAudience): void => {
  if ((kind === 'reminder') === (of === 'unanswered')) return;
  const message = kind === 'reminder' ? messages.reminderAudience : messages.invitationAudience;
  throw new DomainError('invalid_input', { fields: [{ path: 'audience', message }] });
};

/** Number of people in an audience now. Throws not_found. */
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
