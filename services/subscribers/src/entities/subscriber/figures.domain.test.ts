import { subscriberSources, subscriberStatuses } from '@folkmoot/contracts';
import { effectOf, effectOfAlike, noSubscribers, sumOf } from './figures.domain';
import { folded, type StoredSubscriber, subscriptionTo } from './subscriber.domain';

type Counted = Pick<StoredSubscriber, 'status' | 'source' | 'subscriptions'>;
const consent = {
  source: 'x',
  text: '',
  textVersion: '',
  givenAt: new Date('2026-03-02T09:00:00.000Z'),
  recordedBy: null,
};
const subscriber = (status: Counted['status'], source: Counted['source'] = 'opt_in'): Counted => ({
  status,
  source,
  subscriptions: ['tag_1', 'tag_2'].map((id) => subscriptionTo(id, status, consent)),
});

const none = { total: {}, active: {} };

const negated = (counts: object) => Object.fromEntries(Object.entries(counts).map(([name, by]) => [name, 0 - by]));

describe('effect of subscriber changes on the counts', () => {
  it.each([
    ['opt_in', 'optIn'],
    ['csv_upload', 'csvImport'],
    ['post_survey', 'postSurvey'],
  ] as const)('a new active subscriber from %s increases its card, the total and its tags', (source, card) => {
    expect(effectOf(null, subscriber('active', source))).toEqual({
      stats: { ...noSubscribers, total: 1, active: 1, [card]: 1 },
      tags: { tag_1: 1, tag_2: 1 },
      attributes: none,
    });
  });

  it.each(subscriberStatuses.filter((status) => status !== 'active'))(
    'a subscriber who is %s counts for no tag (E-9)',
    (status) => {
      const { stats, tags } = effectOf(null, subscriber(status));
      expect([stats.active, tags]).toEqual([0, {}]);
      expect(stats.total).toBe(status === 'erased' ? 0 : 1);
    },
  );

  it('every change has an inverse, and a change to the same state has no effect', () => {
    for (const before of subscriberStatuses) {
      for (const after of subscriberStatuses) {
        for (const source of subscriberSources) {
          const [a, b] = [subscriber(before, source), subscriber(after, source)];
          expect({ ...effectOf(a, b).stats }).toEqual(negated(effectOf(b, a).stats));
          expect({ ...effectOf(a, b).tags }).toEqual(negated(effectOf(b, a).tags));
        }
      }
    }
    expect(effectOf(subscriber('active'), subscriber('active'))).toEqual({
      stats: noSubscribers,
      tags: {},
      attributes: none,
    });
  });

  it('attribute values count for all people but erased ones, and separately for active ones', () => {
    const east = (status: Counted['status']) => ({ ...subscriber(status), attributes: { ward: 'East ', age: 7 } });
    const { total, active } = effectOf(null, east('active')).attributes;
    expect([Object.keys(total).sort(), total]).toEqual([[expect.stringMatching(/^age=/), 'ward=east'], active]);
    expect(effectOf(east('active'), east('bounced')).attributes.active['ward=east']).toBe(-1);
    expect(effectOf(east('active'), east('bounced')).attributes.total).toEqual({});
    expect(effectOf(east('bounced'), subscriber('erased')).attributes.total['ward=east']).toBe(-1);
    expect(effectOf(null, { ...east('active'), isUncounted: true }).attributes).toEqual(none);
    expect(effectOfAlike([east('active'), { ...east('active'), attributes: { ward: 'West' } }])).toEqual(
      sumOf([effectOf(null, east('active')), effectOf(null, { ...east('active'), attributes: { ward: 'West' } })]),
    );
    expect(effectOfAlike([])).toEqual(sumOf([]));
  });

  it('several changes add up to one, and opposite changes cancel out', () => {
    const joined = effectOf(null, subscriber('active'));
    const left = effectOf(subscriber('active'), null);
    expect(sumOf([joined, joined, left])).toEqual(joined);
    expect(sumOf([joined, left])).toEqual({ stats: noSubscribers, tags: {}, attributes: none });
    expect(sumOf([])).toEqual({ stats: noSubscribers, tags: {}, attributes: none });
  });

  it('only the count of the removed tag decreases when a subscriber leaves one tag', () => {
    const before = subscriber('active');
    const [first, ...others] = before.subscriptions;
    const after = {
      ...before,
      subscriptions: [{ tagId: first?.tagId ?? '', status: 'withdrawn' as const, consent }, ...others],
    };
    expect(effectOf(before, after)).toEqual({ stats: noSubscribers, tags: { tag_1: -1 }, attributes: none });
  });
});

it('search ignores case and accents', () => expect(folded('Ángela.ÖST@x')).toBe('angela.ost@x'));
