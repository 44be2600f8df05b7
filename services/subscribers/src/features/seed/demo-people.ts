import { DomainError } from '@folkmoot/contracts';
import { byTurns } from '@folkmoot/sample-data/by-turns';
import { residentAddress, residentAttributes } from '@folkmoot/sample-data/subscribers';
import {
  addressOf,
  type Consent,
  consentByStaff,
  type HistoryEntry,
  lifecycleMessages,
  type NewSubscriber,
  newUniqueId,
  type SubscriberSource,
  type SubscriberStatus,
  type Subscription,
  subscriptionTo,
  textVersionOf,
} from '../../entities/subscriber';
import { demoMessages } from './demo.messages';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Sources and statuses in rotation, so that every card and filter on the screen has data. */
const sources: readonly SubscriberSource[] = [
  'opt_in',
  'opt_in',
  'csv_upload',
  'post_survey',
  'opt_in',
  'csv_upload',
  'manual',
];
const statuses: readonly SubscriberStatus[] = [
  'active',
  'active',
  'active',
  'active',
  'active',
  'active',
  'pending',
  'active',
  'unsubscribed',
  'active',
  'active',
  'bounced',
  'active',
  'active',
  'active',
  'complained',
  'active',
];

/** One to three tags per person, so that the counts of the tags differ. */
const tagsOf = (index: number, tagIds: readonly string[]): string[] => [
  ...new Set([0, 1, 2].slice(0, 1 + (index % 3)).map((step) => byTurns(tagIds, index * (step + 1) + step))),
];

const isByStaff = (source: SubscriberSource): boolean => source === 'csv_upload' || source === 'manual';

/** To the day after a survey, so that nobody is matched with a response by time. */
const roundedFor = (source: SubscriberSource, moment: Date): Date =>
  source === 'post_survey' ? new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS) : moment;

const consentOf = (source: SubscriberSource, userId: string, givenAt: Date): Consent => {
  const from = demoMessages.consentFrom[source];
  if (isByStaff(source)) return consentByStaff(from, userId, givenAt);
  const text = demoMessages.consentText;
  return { source: from, text, textVersion: textVersionOf(text), givenAt, recordedBy: null };
};

const beginning = ({ source, at, by }: { source: SubscriberSource; at: Date; by: string }): HistoryEntry =>
  isByStaff(source)
    ? { at, what: 'added', detail: lifecycleMessages.added(demoMessages.consentFrom[source]), by }
    : { at, what: 'signed_up', detail: lifecycleMessages.signedUp(demoMessages.consentFrom[source]), by: null };

const endings: Readonly<Record<SubscriberStatus, readonly Pick<HistoryEntry, 'what' | 'detail'>[]>> = {
  active: [{ what: 'mail_sent', detail: demoMessages.welcomed }],
  pending: [{ what: 'mail_sent', detail: demoMessages.asked }],
  unsubscribed: [
    { what: 'mail_sent', detail: demoMessages.welcomed },
    { what: 'unsubscribed', detail: lifecycleMessages.unsubscribed },
  ],
  bounced: [
    { what: 'mail_sent', detail: demoMessages.welcomed },
    { what: 'bounced', detail: lifecycleMessages.bounced },
  ],
  complained: [
    { what: 'mail_sent', detail: demoMessages.welcomed },
    { what: 'complained', detail: lifecycleMessages.complained },
  ],
  erased: [],
};

const historyOf = (source: SubscriberSource, status: SubscriberStatus, at: Date, by: string): HistoryEntry[] => [
  beginning({ source, at, by }),
  ...endings[status].map(({ what, detail }, step) => ({
    at: new Date(at.getTime() + MINUTE_MS + step * DAY_MS),
    what,
    detail,
    by: null,
  })),
];

/** The n-th demo person of a council with consents and history. */
export const demoPerson = (
  index: number,
  options: { tagIds: readonly string[]; userId: string; subscribedAt: Date },
): NewSubscriber => {
  const { tagIds, userId } = options;
  if (tagIds.length === 0) throw new DomainError('not_found');
  const source = byTurns(sources, index);
  const status = byTurns(statuses, index);
  const subscribedAt = roundedFor(source, options.subscribedAt);
  const consent = consentOf(source, userId, subscribedAt);
  const subscriptions: Subscription[] = tagsOf(index, tagIds).map((tagId) => subscriptionTo(tagId, status, consent));
  return {
    ...addressOf(residentAddress(index)),
    uniqueId: newUniqueId(),
    source,
    status,
    subscribedAt,
    subscriptions,
    // The question after a survey asks for the address only.
    ...(source === 'post_survey' ? {} : { attributes: residentAttributes(index) }),
    history: historyOf(source, status, subscribedAt, userId),
  };
};
