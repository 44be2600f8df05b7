import { DomainError, type MailingAudience, type MailingKind } from '@folkmoot/contracts';
import type { Audience, CampaignMailing } from '../../entities/mailing';
import { countPeople, type FilterRecords, filterContextOf, filterOf, toRepositoryFilter } from '../../entities/segment';
import type { SubscriberFilter } from '../../entities/subscriber';
import { countRecipients, type Reach } from './count-recipients';
import { messages } from './mailing.messages';
import type { MailingRecords } from './mailing.types';

/** Counting stops here. Staff need no exact number above this before a mailing starts. */
const MAX_COUNTED = 1_000_000;
/** The last step before sending waits this long for an exact number. */
const COUNT_TIMEOUT_MS = 20_000;
/** People who are left out are only a hint, so their count may not hold up the number of recipients. */
const LEFT_OUT_TIMEOUT_MS = 2_000;
const MAILINGS_READ = 200;

type Records = Pick<
  MailingRecords,
  'mailings' | 'deliveries' | 'hearBacks' | 'stats' | 'subscribers' | keyof FilterRecords
>;

/** The people of an audience who receive mail now. Throws not_found for an unknown segment. */
export const filterOfAudience = async (
  records: Pick<Records, keyof FilterRecords>,
  councilId: string | null,
  audience: Audience,
  now: Date,
): Promise<SubscriberFilter> => {
  const active = { status: 'active' } as const;
  if (audience.of === 'segment') return filterOf(records, councilId, { ...active, segmentId: audience.segmentId }, now);
  if (audience.of === 'invited') return { ...active, rule: { of: 'invited', campaignId: audience.campaignId } };
  // They need not be on the list.
  if (audience.of === 'hear_back') return { ...active, rule: { of: 'nobody' } };
  if (audience.of !== 'tags') return active;
  return toRepositoryFilter({ ...active, tagIds: audience.tagIds }, await filterContextOf(records, councilId, now));
};

/** Sent and queued invitations of a campaign, for the same round when the round is known. */
export const invitationsOf = async (
  { mailings }: Pick<Records, 'mailings'>,
  { campaignId, round }: Pick<CampaignMailing, 'campaignId' | 'round'>,
): Promise<CampaignMailing[]> => {
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

interface Everyone extends Reach {
  readonly paused: number;
  /** Who matches, with those who have paused their mail. */
  readonly filter: SubscriberFilter;
}

/** The people of an audience who get mail at this time. Throws not_found. */
const countEveryone = async (
  records: Records,
  councilId: string | null,
  audience: Audience,
  { now, hasPaused }: { readonly now: Date; readonly hasPaused: boolean },
): Promise<Everyone> => {
  const filter = await filterOfAudience(records, councilId, audience, now);
  const paused = hasPaused ? await records.subscribers.count({ ...filter, pausedAfter: now }) : 0;
  const counted = await countPeople(records, filter, { atMost: MAX_COUNTED + paused, mostMs: COUNT_TIMEOUT_MS });
  return { count: Math.max(0, counted.count - paused), isExact: counted.isExact, paused, filter };
};

/** Who matches the choice and gets no mail, by the reason. Nothing when counting takes too long. */
const countLeftOut = async (
  { subscribers }: Pick<Records, 'subscribers'>,
  filter: SubscriberFilter,
): Promise<Pick<Reach, 'leftOut'>> => {
  const limit = { mostMs: LEFT_OUT_TIMEOUT_MS };
  const counts = await Promise.all(
    (['unsubscribed', 'bounced', 'complained', 'pending'] as const).map((status) =>
      subscribers.countWithin({ ...filter, status }, limit),
    ),
  );
  const [unsubscribed = null, bounced = null, complained = null, unconfirmed = null] = counts;
  if (unsubscribed === null || bounced === null || complained === null || unconfirmed === null) return {};
  return { leftOut: { unsubscribed, bounced, complained, unconfirmed } };
};

const findPaused = async ({ subscribers }: Pick<Records, 'subscribers'>, now: Date): Promise<boolean> =>
  (await subscribers.count({ pausedAfter: now }, 1)) > 0;

/** Number of people in the audience of a newsletter who get mail at this time. Throws not_found. */
export const countReaders = async (
  records: Records,
  councilId: string | null,
  audience: Audience,
  now: Date,
): Promise<Reach> => {
  if (audience.of === 'hear_back') {
    return { count: await records.hearBacks.count(audience.campaignId, true), isExact: true };
  }
  const hasPaused = await findPaused(records, now);
  const { filter, ...reach } = await countEveryone(records, councilId, audience, { now, hasPaused });
  return { ...reach, ...(await countLeftOut(records, filter)) };
};

/** Number of people in an audience who get mail at this time. Throws not_found. */
export const countAudience = async (
  records: Records,
  councilId: string | null,
  { campaignId, audience }: { campaignId: string; audience: MailingAudience },
  now: Date,
): Promise<Reach> => {
  const invitations = await invitationsOf(records, { campaignId, round: null });
  const mailingIds = invitations.map(({ id }) => id);
  const pausedAfter = now;
  const hasPaused = await findPaused(records, now);
  if (audience.of === 'unanswered') {
    const active = { status: 'active' } as const;
    const waiting = await countRecipients(records, mailingIds, 'unanswered', active);
    if (!hasPaused) return waiting;
    const { count } = await countRecipients(records, mailingIds, 'unanswered', { ...active, pausedAfter });
    return { ...waiting, count: Math.max(0, waiting.count - count), paused: count };
  }
  const { filter, paused, ...all } = await countEveryone(records, councilId, audience, { now, hasPaused });
  const whole = { ...all, paused, ...(await countLeftOut(records, filter)) };
  const invited = await countRecipients(records, mailingIds, 'invited', filter);
  const invitedAt = invitations.at(-1)?.startedAt?.toISOString() ?? null;
  const again = { alreadyInvited: invited.count, invitedAt: invited.count > 0 ? invitedAt : null };
  if (!audience.withoutInvited) return { ...whole, ...again };
  const both = hasPaused ? await countRecipients(records, mailingIds, 'invited', { ...filter, pausedAfter }) : null;
  // Who is in both groups is left out once.
  const pausedAndInvited = both?.count ?? 0;
  const count = Math.max(0, whole.count - invited.count + pausedAndInvited);
  return { ...whole, count, isExact: whole.isExact && invited.isExact, paused: paused - pausedAndInvited, ...again };
};
