import * as fc from 'fast-check';
import { medianOf, trimmedAverageOf } from './times';

const histogramOf = (values: readonly number[]): Record<string, number> => {
  const histogram: Record<string, number> = {};
  for (const value of values) histogram[value] = (histogram[value] ?? 0) + 1;
  return histogram;
};

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b);

const plainMedian = (values: readonly number[]): number => {
  const list = sorted(values);
  const middle = list.length / 2;
  return list.length % 2 === 1
    ? (list[Math.floor(middle)] as number)
    : ((list[middle - 1] as number) + (list[middle] as number)) / 2;
};

const plainTrimmed = (values: readonly number[]): number => {
  const cut = Math.floor(values.length * 0.05);
  const kept = sorted(values).slice(cut, values.length - cut);
  return kept.reduce((sum, value) => sum + value, 0) / kept.length;
};

const times = fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 120 });

test('the median of a histogram is the median of its values', () => {
  fc.assert(fc.property(times, (values) => medianOf(histogramOf(values)) === plainMedian(values)));
});

test('the trimmed average of a histogram is the trimmed average of its values', () => {
  fc.assert(
    fc.property(times, (values) => {
      expect(trimmedAverageOf(histogramOf(values))).toBeCloseTo(plainTrimmed(values), 9);
    }),
  );
});

test('median and average are null when there are no values', () => {
  expect([medianOf({}), trimmedAverageOf({ 30: 0 })]).toEqual([null, null]);
});

test('the average changes little when one person left the page open for a day', () => {
  const values = [...Array.from({ length: 99 }, () => 60), 86_400];
  expect(trimmedAverageOf(histogramOf(values))).toBe(60);
});
