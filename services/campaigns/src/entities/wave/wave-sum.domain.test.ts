import type { Question } from '@folkmoot/contracts';
import { concernsWaves, createWaveGathering, type SummedResponse, sizesIn, type WaveSum } from './wave-sum.domain';

const questions = [
  { id: 'q1', type: 'dropdown', title: 'Bench?', options: [{ id: 'yes', label: 'Yes' }] },
] as Question[];

const responseOf = (overrides: Partial<SummedResponse> = {}): SummedResponse => ({
  campaignId: 'c1',
  number: 1,
  series: 1,
  version: 1,
  answers: [{ questionId: 'q1', answer: 'yes' }],
  isExcluded: false,
  marks: [],
  ...overrides,
});

const gathered = (...changes: Parameters<ReturnType<typeof createWaveGathering>['add']>[0][]) => {
  const gathering = createWaveGathering(new Map([[1, questions]]));
  for (const change of changes) gathering.add(change);
  const sums = gathering.sums().map(({ key: { wave, isExcluded, isUncounted }, increments: { responses } }) => ({
    wave,
    isExcluded,
    isUncounted,
    responses,
  }));
  return { sums, waveOf: [...gathering.waveOf()] };
};

describe('sums of waves', () => {
  it('a response that is in no wave and that counts concerns none', () => {
    expect(concernsWaves({ after: responseOf() })).toBe(false);
    expect(concernsWaves({ after: responseOf({ isExcluded: true, marks: ['burst'] }) })).toBe(false);
    expect(gathered({ after: responseOf() })).toEqual({ sums: [], waveOf: [] });
  });

  it('a response that moves is taken out of one wave and added to the other', () => {
    expect(gathered({ before: responseOf({ wave: 'w1' }), after: responseOf({ wave: 'w2' }) })).toEqual({
      sums: [
        { wave: 'w1', isExcluded: false, isUncounted: false, responses: -1 },
        { wave: 'w2', isExcluded: false, isUncounted: false, responses: 1 },
      ],
      waveOf: [[1, 'w2']],
    });
  });

  it('an excluded response stays in its wave, in another sum', () => {
    const before = responseOf({ wave: 'w1' });
    expect(gathered({ before, after: { ...before, isExcluded: true } })).toEqual({
      sums: [
        { wave: 'w1', isExcluded: false, isUncounted: false, responses: -1 },
        { wave: 'w1', isExcluded: true, isUncounted: false, responses: 1 },
      ],
      waveOf: [],
    });
  });

  it('a deleted response leaves its wave', () => {
    expect(gathered({ before: responseOf({ wave: 'w1' }) })).toEqual({
      sums: [{ wave: 'w1', isExcluded: false, isUncounted: false, responses: -1 }],
      waveOf: [[1, null]],
    });
  });

  it('a response over a quota that was screened out too is one response, also in a wave', () => {
    const marks = ['over_quota', 'screened_out'] as const;
    const after = responseOf({ marks, isExcluded: true });
    expect(gathered({ after }).sums).toEqual([{ wave: null, isExcluded: true, isUncounted: true, responses: 1 }]);
    expect(gathered({ before: after, after: { ...after, wave: 'w1' } }).sums).toEqual([
      { wave: null, isExcluded: true, isUncounted: true, responses: -1 },
      { wave: 'w1', isExcluded: true, isUncounted: true, responses: 1 },
    ]);
  });

  it('a wave has all of its responses, also those that do not count', () => {
    const sumOf = (wave: string | null, isExcluded: boolean, responses: number): WaveSum => ({
      campaignId: 'c1',
      wave,
      series: 1,
      isExcluded,
      isUncounted: false,
      responses,
      questions: {},
    });
    const sizes = sizesIn([sumOf('w1', false, 2), sumOf('w1', true, 3), sumOf(null, true, 9), sumOf('w2', false, 1)]);
    expect(sizes('w1')).toEqual({ responses: 5, excluded: 3 });
    expect(sizes('w2')).toEqual({ responses: 1, excluded: 0 });
    expect(sizes('w3')).toEqual({ responses: 0, excluded: 0 });
  });
});
