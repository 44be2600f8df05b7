import fc from 'fast-check';
import { accuracy, comparedSets, type JudgedItem, macroF1, microF1 } from './index';

const judged = <Label>(truths: Label[], labels: Label[]): JudgedItem<Label>[] =>
  truths.map((truth, index) => ({ truth, label: labels[index] as Label }));

const words = fc.constantFrom('positive', 'neutral', 'negative', 'mixed');
const itemsArbitrary = fc.array(fc.record({ truth: words, label: words }), { minLength: 1, maxLength: 60 });
const setArbitrary = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));

describe('accuracy and macro F1', () => {
  // Examples of accuracy_score and f1_score in the reference of scikit-learn 1.5.
  const reference = judged([0, 1, 2, 0, 1, 2], [0, 2, 1, 0, 0, 1]);

  it('are those of scikit-learn for its examples', () => {
    expect(accuracy(judged([0, 1, 2, 3], [0, 2, 1, 3]))).toBe(0.5);
    expect(accuracy(reference)).toBeCloseTo(2 / 6, 12);
    expect(macroF1(reference)).toBeCloseTo(0.8 / 3, 12); // the reference prints 0.267
  });

  it('a class that only one side has counts as a class with F1 0', () => {
    // F1 of a: 2 hits, 1 miss = 0.8; of b: 0.
    expect(macroF1(judged(['a', 'a', 'a'], ['a', 'a', 'b']))).toBeCloseTo(0.4, 12);
  });

  it('macro F1 is the mean of 2PR / (P + R), computed from precision and recall', () => {
    fc.assert(
      fc.property(itemsArbitrary, (items) => {
        const present = [...new Set(items.flatMap(({ truth, label }) => [truth, label]))];
        const scores = present.map((word) => {
          const hits = items.filter(({ truth, label }) => truth === word && label === word).length;
          const precision = hits / items.filter(({ label }) => label === word).length;
          const recall = hits / items.filter(({ truth }) => truth === word).length;
          return hits === 0 ? 0 : (2 * precision * recall) / (precision + recall);
        });
        expect(macroF1(items)).toBeCloseTo(scores.reduce((sum, score) => sum + score, 0) / scores.length, 10);
      }),
    );
  });

  it('an item of weight 3 counts as three items', () => {
    fc.assert(
      fc.property(itemsArbitrary, (items) => {
        const weights = items.map((_, index) => index % 4);
        const repeated = items.flatMap((item, index) => Array.from({ length: index % 4 }, () => item));
        const [weighted, simple] = [accuracy(items, weights), accuracy(repeated)];
        if (simple === null) expect(weighted).toBeNull();
        else expect(weighted).toBeCloseTo(simple, 10);
        const [weightedF1, simpleF1] = [macroF1(items, weights), macroF1(repeated)];
        if (simpleF1 === null) expect(weightedF1).toBeNull();
        else expect(weightedF1).toBeCloseTo(simpleF1, 10);
      }),
    );
  });

  it('are not defined without items', () => {
    expect([accuracy([]), macroF1([]), accuracy(judged(['a'], ['a']), [0])]).toEqual([null, null, null]);
  });
});

describe('micro F1 of sets', () => {
  it('is that of scikit-learn for its example of several labels, for each label and for all', () => {
    // y_true = [[0,0,0],[1,1,1],[0,1,1]], y_pred = [[0,0,0],[1,1,1],[1,1,0]].
    const pairs: readonly (readonly [string[], string[]])[] = [
      [[], []],
      [
        ['a', 'b', 'c'],
        ['a', 'b', 'c'],
      ],
      [
        ['b', 'c'],
        ['a', 'b'],
      ],
    ];
    const f1Of = (labels: string[]) => {
      const only = (list: string[]): string[] => list.filter((label) => labels.includes(label));
      return microF1(pairs.map(([truth, label]) => comparedSets(only(truth), only(label))));
    };
    // The reference prints [0.66666667, 1., 0.66666667].
    expect([f1Of(['a']), f1Of(['b']), f1Of(['c'])]).toEqual([expect.closeTo(2 / 3, 12), 1, expect.closeTo(2 / 3, 12)]);
    // 4 labels are right, of 5 that should be there and 5 that are.
    expect(f1Of(['a', 'b', 'c'])).toBeCloseTo(0.8, 12);
  });

  it('is the same when truth and labels change places, and 1 only for equal sets', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(setArbitrary, setArbitrary), { maxLength: 20 }), (pairs) => {
        const there = microF1(pairs.map(([truth, label]) => comparedSets(truth, label)));
        const back = microF1(pairs.map(([truth, label]) => comparedSets(label, truth)));
        expect(there).toBe(back);
        const isEqual = pairs.every(([truth, label]) => [...truth].sort().join() === [...label].sort().join());
        expect(there === 1 || there === null).toBe(isEqual);
      }),
    );
  });

  it('counts a label once that a list has twice, and is not defined without labels', () => {
    expect(comparedSets(['a', 'a'], ['a', 'b', 'b'])).toEqual({ both: 1, onlyTruth: 0, onlyLabel: 1 });
    expect(microF1([comparedSets([], [])])).toBeNull();
    expect(microF1([comparedSets(['a'], ['a']), comparedSets(['a'], ['b'])], [3, 1])).toBeCloseTo(6 / 8, 12);
  });
});
