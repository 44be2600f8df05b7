import { ageOf, countsAfter, sortEffects } from './integrity.domain';
import { differenceOf } from './text-difference';

describe('the counts after a decision', () => {
  const campaign = { responses: 12_480, excluded: 0 };
  const wave = { responses: 2_240, excluded: 0, decision: null };

  it('leave out the group when it is excluded, but not what the decision leaves out', () => {
    expect(countsAfter(campaign, wave, 'excluded', 0)).toEqual({ before: 12_480, after: 10_240 });
    expect(countsAfter(campaign, wave, 'excluded', 40)).toEqual({ before: 12_480, after: 10_280 });
    expect(countsAfter(campaign, wave, 'organised', 0)).toEqual({ before: 12_480, after: 12_480 });
  });

  it('contain the group again when the decision is taken back', () => {
    const excluded = { responses: 2_240, excluded: 2_240, decision: 'excluded' as const };
    expect(countsAfter({ responses: 12_480, excluded: 2_240 }, excluded, 'undecided', 0)).toEqual({
      before: 10_240,
      after: 12_480,
    });
  });

  it('do not count responses twice that somebody excluded before', () => {
    const some = { ...wave, excluded: 40 };
    expect(countsAfter({ responses: 12_480, excluded: 40 }, some, 'excluded', 0).after).toBe(10_240);
    expect(countsAfter({ responses: 12_480, excluded: 40 }, some, 'kept', 0).after).toBe(12_440);
  });
});

describe('the difference of two texts', () => {
  it('names added and missing words', () => {
    const parts = differenceOf('The old square is lovely today', 'The old plaza is lovely today', 'en');
    expect(parts?.filter(({ kind }) => kind !== 'same').map(({ kind, text }) => [kind, text.trim()])).toEqual([
      ['removed', 'square'],
      ['added', 'plaza'],
    ]);
  });

  it('is found in languages without spaces', () => {
    const parts = differenceOf('私は公園が好きです', '私は図書館が好きです', 'ja');
    expect(parts?.some(({ kind, text }) => kind === 'added' && text.includes('図書館'))).toBe(true);
    expect(parts?.some(({ kind, text }) => kind === 'same' && text.includes('好き'))).toBe(true);
  });

  it('is not shown for texts that have hardly a word in common', () => {
    expect(differenceOf('More benches, please', 'Traffic worries everybody near our school', 'en')).toBeNull();
  });

  it('of very long texts is given up instead of freezing the page', () => {
    const text = (word: string) => Array.from({ length: 1_400 }, (_, at) => `${word}${at}`).join(' ');
    const begun = Date.now();
    expect(differenceOf(text('a'), text('b'), 'en')).toBeNull();
    expect(Date.now() - begun).toBeLessThan(3_000);
  });
});

it('the age of a check is in minutes, then in hours, then unknown', () => {
  const now = Date.parse('2026-03-03T12:00:00.000Z');
  expect(ageOf('2026-03-03T11:56:00.000Z', now)).toEqual({ minutes: 4 });
  expect(ageOf('2026-03-03T09:10:00.000Z', now)).toEqual({ hours: 2 });
  expect(ageOf('2026-03-01T09:10:00.000Z', now)).toBeNull();
});

it('effects come with the largest difference first, and those without any apart', () => {
  const effect = (largestDifference: number, changesOrder = false) => ({ largestDifference, changesOrder });
  expect(sortEffects([effect(0), effect(2), effect(0, true), effect(14)])).toEqual({
    changing: [effect(14), effect(2), effect(0, true)],
    equal: [effect(0)],
  });
});
