import { DomainError } from '@folkmoot/contracts';
import { lifecycleMessages } from '../../subscribers/lifecycle.messages';
import {
  addressOf,
  type Consent,
  type Happening,
  type NewSubscriber,
  type SubscriberSource,
  type SubscriberStatus,
  type Subscription,
  subscriptionTo,
} from '../../subscribers/subscriber.domain';
import { consentByStaff, textVersionOf } from '../../subscribers/subscriber-changes';
import { newUniqueId } from '../../subscribers/unique-id';
import { demoMessages } from './demo.messages';
import { byTurns } from './demo-councils';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Sources and statuses by turns, so that every card and filter of the screen has something to show. */
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

const firstNames = ['amy', 'ben', 'carys', 'dev', 'elin', 'farah', 'george', 'hana', 'isla', 'jack', 'kofi', 'lena'];
const lastNames = ['archer', 'bailey', 'chopra', 'dunn', 'evans', 'fisher', 'grant'];

/** The address of the n-th demo person of a council: made up, in a domain that nobody can own. */
const demoAddress = (index: number): string => {
  const turn = Math.floor(index / (firstNames.length * lastNames.length));
  return `${byTurns(firstNames, index)}.${byTurns(lastNames, index)}${turn > 0 ? turn : ''}@residents.example`;
};

/** One to three tags each, so that the tags' counts differ. */
const tagsOf = (index: number, tagIds: readonly string[]): string[] => [
  ...new Set([0, 1, 2].slice(0, 1 + (index % 3)).map((step) => byTurns(tagIds, index * (step + 1) + step))),
];

const isByStaff = (source: SubscriberSource): boolean => source === 'csv_upload' || source === 'manual';

/** To the day after a survey, so that nobody is matched with a response by time (E-61). */
const roundedFor = (source: SubscriberSource, moment: Date): Date =>
  source === 'post_survey' ? new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS) : moment;

const consentOf = (source: SubscriberSource, userId: string, givenAt: Date): Consent => {
  const from = demoMessages.consentFrom[source];
  if (isByStaff(source)) return consentByStaff(from, userId, givenAt);
  const text = demoMessages.consentText;
  return { source: from, text, textVersion: textVersionOf(text), givenAt, recordedBy: null };
};

const beginning = ({ source, at, by }: { source: SubscriberSource; at: Date; by: string }): Happening =>
  isByStaff(source)
    ? { at, what: 'added', detail: lifecycleMessages.added(demoMessages.consentFrom[source]), by }
    : { at, what: 'signed_up', detail: lifecycleMessages.signedUp(demoMessages.consentFrom[source]), by: null };

const endings: Readonly<Record<SubscriberStatus, readonly Pick<Happening, 'what' | 'detail'>[]>> = {
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

const historyOf = (source: SubscriberSource, status: SubscriberStatus, at: Date, by: string): Happening[] => [
  beginning({ source, at, by }),
  ...endings[status].map(({ what, detail }, step) => ({
    at: new Date(at.getTime() + MINUTE_MS + step * DAY_MS),
    what,
    detail,
    by: null,
  })),
];

/** The n-th demo person of a council, as their own page will show them. */
export const demoPerson = (
  index: number,
  given: { tagIds: readonly string[]; userId: string; subscribedAt: Date },
): NewSubscriber => {
  const { tagIds, userId } = given;
  if (tagIds.length === 0) throw new DomainError('not_found');
  const [source, status] = [byTurns(sources, index), byTurns(statuses, index)];
  const subscribedAt = roundedFor(source, given.subscribedAt);
  const consent = consentOf(source, userId, subscribedAt);
  const subscriptions: Subscription[] = tagsOf(index, tagIds).map((tagId) => subscriptionTo(tagId, status, consent));
  return {
    ...addressOf(demoAddress(index)),
    uniqueId: newUniqueId(),
    source,
    status,
    subscribedAt,
    subscriptions,
    history: historyOf(source, status, subscribedAt, userId),
  };
};
