import type { Segment, Subscriber, SubscriberDetail, Tag } from '@folkmoot/contracts/client';

/** Every pair of names once. */
const COUNT = 56;
const DAY_MS = 86_400_000;
const givenNames = ['amir', 'bea', 'carys', 'dev', 'ewa', 'finn', 'grace', 'hugo'];
const familyNames = ['price', 'khan', 'novak', 'owen', 'silva', 'young', 'adeyemi'];
const sources: readonly Subscriber['source'][] = ['opt_in', 'opt_in', 'csv_upload', 'post_survey', 'manual'];
const statuses: readonly Subscriber['status'][] = [
  'active',
  'active',
  'active',
  'pending',
  'active',
  'unsubscribed',
  'active',
  'bounced',
];
const CONSENT_TEXT = 'Riverside may write to me about the topics I have ticked.';

const tag = (id: string, name: string, color: string, isDefault = false): Tag => ({
  id,
  councilId: 'council-riverside',
  createdBy: 'user-ada',
  name,
  description: `News about ${name.toLowerCase()}`,
  color,
  isDefault,
  subscriberCount: 0,
  createdAt: '2026-01-05T09:00:00.000Z',
  revision: 1,
});

/** The topics that residents of the sample council can choose. */
export const sampleTags = (): Tag[] => [
  tag('tag-news', 'Council News', '#2563eb', true),
  tag('tag-parks', 'Parks', '#059669'),
  tag('tag-roads', 'Roads and Transport', '#ea580c'),
];

const pick = <T>(from: readonly T[], index: number): T => from[index % from.length] as T;

const segment = (id: string, name: string, filter: Segment['filter']): Segment => ({
  id,
  councilId: 'council-riverside',
  name,
  filter,
  size: 0,
  activeSize: 0,
  createdAt: '2026-02-05T09:00:00.000Z',
  revision: 1,
});

/** Saved filters of the sample council. */
export const sampleSegments = (tags: readonly Tag[]): Segment[] => [
  segment('segment-parks', 'Readers about parks', { tagIds: tags[1] ? [tags[1].id] : [], status: 'active' }),
  segment('segment-waiting', 'Not confirmed yet', { status: 'pending' }),
];

const tagsOf = (tags: readonly Tag[], index: number, status: Subscriber['status']): readonly Tag[] =>
  status === 'unsubscribed' ? [] : tags.filter((_tag, at) => at === 0 || index % (at + 1) === 0);

const samplePerson = (tags: readonly Tag[], index: number): SubscriberDetail => {
  const status = pick(statuses, index);
  const own = tagsOf(tags, index, status);
  const email = `${pick(givenNames, index)}.${pick(familyNames, index)}@example.org`;
  const subscribedAt = new Date(Date.now() - index * DAY_MS).toISOString();
  const consent = {
    source: 'Sign-up page “News”',
    text: CONSENT_TEXT,
    textVersion: '5b1f0c9a7e3d2f46',
    givenAt: subscribedAt,
    recordedBy: null,
  };
  return {
    id: `sub-${index}`,
    councilId: 'council-riverside',
    email,
    displayEmail: email,
    uniqueId: `R${(index + 1).toString().padStart(4, '0')}`,
    source: pick(sources, index),
    status,
    subscribedAt,
    tags: own.map(({ id, name, color }) => ({ id, name, color })),
    revision: 1,
    subscriptions: own.map(({ id, name, color }) => ({
      tagId: id,
      name,
      color,
      status: status === 'pending' ? 'pending' : 'active',
      consent,
    })),
    history: [
      { at: subscribedAt, what: 'mail_sent', detail: 'Told of the subscription', by: null },
      { at: subscribedAt, what: 'signed_up', detail: 'Signed up: Sign-up page “News”', by: null },
    ],
  };
};

/** Residents who subscribed over the last weeks, newest first. */
export const sampleSubscribers = (tags: readonly Tag[]): SubscriberDetail[] =>
  Array.from({ length: COUNT }, (_, index) => samplePerson(tags, index));
