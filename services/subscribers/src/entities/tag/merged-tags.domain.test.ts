import { subscriptionTo } from '../subscriber/subscriber.domain';
import { consentByStaff } from '../subscriber/subscriber-changes';
import { currentTagOf, resolveMerged, withMerged } from './merged-tags.domain';

const consent = (source: string) => consentByStaff(source, 'user_1', new Date('2026-03-02T09:00:00.000Z'));
const merged = new Map([
  ['parks', 'green'],
  ['green', 'nature'],
]);

describe('merged tags', () => {
  it('a tag leads to the last tag when its target was merged, too', () => {
    expect(['parks', 'green', 'nature', 'roads'].map((id) => currentTagOf(merged, id))).toEqual([
      'nature',
      'nature',
      'nature',
      'roads',
    ]);
  });

  it('a filter finds people who are stored with any of the former tags', () => {
    expect(withMerged(merged, ['nature', 'roads']).sort()).toEqual(['green', 'nature', 'parks', 'roads']);
    expect(withMerged(merged, ['parks']).sort()).toEqual(['green', 'nature', 'parks']);
  });

  it('a subscription to a merged tag becomes one to the other tag, with its consent', () => {
    const subscriptions = [
      subscriptionTo('parks', 'active', consent('A')),
      subscriptionTo('roads', 'active', consent('B')),
    ];
    expect(resolveMerged(subscriptions, merged).map(({ tagId, consent: { source } }) => [tagId, source])).toEqual([
      ['roads', 'B'],
      ['nature', 'A'],
    ]);
  });

  it.each([
    ['active', 'active', 'active', 'own'],
    ['withdrawn', 'active', 'active', 'merged'],
    ['active', 'withdrawn', 'active', 'own'],
    ['withdrawn', 'withdrawn', 'withdrawn', 'own'],
  ] as const)(
    'a person who has both tags keeps one subscription when the own is %s and the merged is %s',
    (own, other, status, source) => {
      const subscriptions = [
        { tagId: 'nature', status: own, consent: consent('own') },
        { tagId: 'parks', status: other, consent: consent('merged') },
      ];
      const resolved = resolveMerged(subscriptions, merged);
      // Both withdrawn: either subscription is a correct result.
      expect(resolved.map((each) => [each.tagId, each.status])).toEqual([['nature', status]]);
      if (status === 'active') expect(resolved[0]?.consent.source).toBe(source);
    },
  );
});
