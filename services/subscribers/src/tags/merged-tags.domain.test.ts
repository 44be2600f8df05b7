import { subscriptionTo } from '../subscribers/subscriber.domain';
import { consentByStaff } from '../subscribers/subscriber-changes';
import { currentTagOf, resolveMerged, withMerged } from './merged-tags.domain';

const consent = (source: string) => consentByStaff(source, 'user_1', new Date('2026-03-02T09:00:00.000Z'));
const merged = new Map([
  ['parks', 'green'],
  ['green', 'nature'],
]);

describe('tags that were merged', () => {
  it('a tag leads to the last one when that was merged, too', () => {
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

  it('a subscription to a merged tag is one to the other tag, with its consent', () => {
    const given = [subscriptionTo('parks', 'active', consent('A')), subscriptionTo('roads', 'active', consent('B'))];
    expect(resolveMerged(given, merged).map(({ tagId, consent: { source } }) => [tagId, source])).toEqual([
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
    'a person who has both tags keeps one when the own is %s and the merged is %s',
    (own, other, status, source) => {
      const given = [
        { tagId: 'nature', status: own, consent: consent('own') },
        { tagId: 'parks', status: other, consent: consent('merged') },
      ];
      const resolved = resolveMerged(given, merged);
      // A withdrawn subscription with a withdrawn one replaced says the same either way.
      expect(resolved.map((each) => [each.tagId, each.status])).toEqual([['nature', status]]);
      if (status === 'active') expect(resolved[0]?.consent.source).toBe(source);
    },
  );
});
