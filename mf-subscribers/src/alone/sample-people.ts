import type { Subscriber, Tag } from '@folkmoot/contracts/client';

/** Every pair of names once. */
const COUNT = 56;
const DAY_MS = 86_400_000;
const givenNames = ['amir', 'bea', 'carys', 'dev', 'ewa', 'finn', 'grace', 'hugo'];
const familyNames = ['price', 'khan', 'novak', 'owen', 'silva', 'young', 'adeyemi'];
const sources: readonly Subscriber['source'][] = ['opt_in', 'opt_in', 'csv_upload', 'post_survey', 'manual'];
const statuses: readonly Subscriber['status'][] = ['active', 'active', 'active', 'pending', 'active', 'unsubscribed'];

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

/** Residents who subscribed over the last weeks, newest first. */
export const sampleSubscribers = (tags: readonly Tag[]): Subscriber[] =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: `sub-${index}`,
    councilId: 'council-riverside',
    email: `${pick(givenNames, index)}.${pick(familyNames, index)}@example.org`,
    displayEmail: `${pick(givenNames, index)}.${pick(familyNames, index)}@example.org`,
    uniqueId: `R${(index + 1).toString().padStart(4, '0')}`,
    source: pick(sources, index),
    status: pick(statuses, index),
    subscribedAt: new Date(Date.now() - index * DAY_MS).toISOString(),
    tags: tags
      .filter((_tag, at) => at === 0 || index % (at + 1) === 0)
      .map(({ id, name, color }) => ({ id, name, color })),
    revision: 1,
  }));
