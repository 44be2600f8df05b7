import type { Attribute, Segment, Subscriber, SubscriberDetail, Tag } from '@folkmoot/contracts/client';
import { sampleIds } from '@folkmoot/sample-data/council';
import { sampleSegment, sampleTag } from '@folkmoot/sample-data/subscribers';

export const tag = (patch: Partial<Tag> = {}): Tag => sampleTag({ description: 'Parks and open spaces', ...patch });

export const roads = tag({ id: 'tag-roads', name: 'Roads', color: '#b45309', isDefault: false, subscriberCount: 1 });

const chip = { id: 'tag-parks', name: 'Parks', color: '#059669' };

export const subscriber = (patch: Partial<Subscriber> = {}): Subscriber => ({
  id: 'sub-1',
  councilId: sampleIds.councilId,
  email: 'jo@example.org',
  displayEmail: 'jo@example.org',
  uniqueId: 'K7Q2',
  source: 'opt_in',
  status: 'active',
  subscribedAt: '2026-02-01T10:00:00.000Z',
  tags: [chip],
  revision: 3,
  ...patch,
});

export const detail = (patch: Partial<SubscriberDetail> = {}): SubscriberDetail => ({
  ...subscriber(),
  subscriptions: [
    {
      tagId: 'tag-parks',
      name: 'Parks',
      color: '#059669',
      status: 'active',
      consent: {
        source: 'Sign-up page “News”',
        text: 'Riverside may write to me.',
        textVersion: 'a1b2c3d4',
        givenAt: '2026-02-01T10:00:00.000Z',
        recordedBy: null,
      },
    },
    {
      tagId: 'tag-roads',
      name: 'Roads',
      color: '#b45309',
      status: 'withdrawn',
      consent: {
        source: 'Paper form',
        text: '',
        textVersion: '',
        givenAt: '2026-02-02T10:00:00.000Z',
        recordedBy: sampleIds.userId,
      },
    },
  ],
  history: [
    { at: '2026-02-03T10:00:00.000Z', what: 'topics_changed', detail: '1 topic taken off', by: 'user-ben' },
    { at: '2026-02-01T10:05:00.000Z', what: 'mail_sent', detail: 'Told of the subscription', by: null },
  ],
  ...patch,
});

export const attribute = (patch: Partial<Attribute> = {}): Attribute => ({
  councilId: sampleIds.councilId,
  key: 'detail',
  name: 'Detail',
  type: 'text',
  options: [],
  isStandard: false,
  createdAt: '2026-02-01T10:00:00.000Z',
  revision: 1,
  ...patch,
});

export const segment = (patch: Partial<Segment> = {}): Segment =>
  sampleSegment({
    filter: { tagIds: ['tag-parks'], status: 'active', subscribedFrom: '2026-01-31' },
    ...patch,
  });

/** A page of a list. It is the last one when there is no cursor. */
export const pageOf = <T>(items: readonly T[], nextCursor: string | null = null) => ({ items: [...items], nextCursor });
