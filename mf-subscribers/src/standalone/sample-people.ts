import type { Segment, Subscriber, SubscriberDetail, Tag } from '@folkmoot/contracts/client';
import { byTurns } from '@folkmoot/sample-data/by-turns';
import { sampleIds } from '@folkmoot/sample-data/council';
import {
  filterOf,
  residentAddress,
  residentAttributes,
  riversideSegments,
  riversideTopics,
  sampleSegment,
  sampleTag,
} from '@folkmoot/sample-data/subscribers';

/** More people than one page of the list shows. */
const COUNT = 56;
const DAY_MS = 86_400_000;
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

/** Topics of the sample council. */
export const sampleTags = (): Tag[] =>
  riversideTopics.map((topic, index) => sampleTag({ ...topic, id: `tag-${index}`, subscriberCount: 0 }));

/** Saved filters of the sample council. */
export const sampleSegments = (tags: readonly Tag[]): Segment[] => {
  const tagIds = tags.map(({ id }) => id);
  return riversideSegments.map((segment, index) =>
    sampleSegment({ id: `segment-${index}`, name: segment.name, filter: filterOf(segment, tagIds), revision: 1 }),
  );
};

const tagsOf = (tags: readonly Tag[], index: number, status: Subscriber['status']): readonly Tag[] =>
  status === 'unsubscribed' ? [] : tags.filter((_tag, at) => at === 0 || index % (at + 1) === 0);

const samplePerson = (tags: readonly Tag[], index: number): SubscriberDetail => {
  const status = byTurns(statuses, index);
  const own = tagsOf(tags, index, status);
  const email = residentAddress(index);
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
    councilId: sampleIds.councilId,
    email,
    displayEmail: email,
    attributes: residentAttributes(index),
    uniqueId: `R${(index + 1).toString().padStart(4, '0')}`,
    source: byTurns(sources, index),
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

/** Residents who subscribed in the last weeks, newest first. */
export const sampleSubscribers = (tags: readonly Tag[]): SubscriberDetail[] =>
  Array.from({ length: COUNT }, (_, index) => samplePerson(tags, index));
