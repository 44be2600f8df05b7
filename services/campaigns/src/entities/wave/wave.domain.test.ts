import type { FoundWave } from '@folkmoot/integrity';
import { kindOf, newWave, planWaves, type StoredWave, sizeAt, withSize } from './wave.domain';

const detected = (members: number[], follows?: string): FoundWave => ({
  kind: 'doubtful',
  members,
  from: 1,
  until: 2,
  reasons: [],
  sample: members.slice(0, 2),
  signature: new Uint8Array(),
  ...(follows === undefined ? {} : { follows }),
});

const wave = (id: string, changes: Partial<StoredWave> = {}): StoredWave => ({
  ...newWave(id, 'c'),
  revision: 1,
  ...changes,
});

const inWave = (id: string, numbers: readonly number[]) => numbers.map((number) => [number, id] as const);

describe('waves of a run', () => {
  it('an undecided wave keeps its id when it grows, and loses members that are in none', () => {
    const plan = planWaves([wave('a')], new Map(inWave('a', [1, 2, 3])), [detected([2, 3, 4, 5])]);
    expect(plan.waves).toMatchObject([{ known: { id: 'a' }, members: [2, 3, 4, 5], added: [4, 5], follows: null }]);
    expect(plan.removed).toEqual([1]);
    expect(plan.gone).toEqual([]);
  });

  it('a decided wave keeps its members, and what else belongs to it follows', () => {
    const plan = planWaves([wave('a', { decision: 'kept' })], new Map(inWave('a', [1, 2])), [detected([1, 2, 3])]);
    expect(plan.waves).toMatchObject([{ known: null, members: [3], added: [3], follows: 'a' }]);
    expect([plan.removed, plan.gone]).toEqual([[], []]);
  });

  it('a response is in one wave, of two the larger one', () => {
    const plan = planWaves([], new Map(), [detected([1, 2]), detected([2, 3, 4])]);
    expect(plan.waves.map(({ members }) => members)).toEqual([[2, 3, 4], [1]]);
  });

  it('a wave that is detected no more is gone', () => {
    const plan = planWaves([wave('a'), wave('b')], new Map([...inWave('a', [1]), ...inWave('b', [2])]), [
      detected([2]),
    ]);
    expect(plan.gone.map(({ id }) => id)).toEqual(['a']);
    expect(plan.removed).toEqual([1]);
  });

  it('sizes are known by the revision that a person saw', () => {
    const grown = withSize(withSize(wave('a'), 120), 180);
    expect([sizeAt(grown, 1), sizeAt(grown, 2), sizeAt(grown, 3)]).toEqual([null, 120, 180]);
  });

  it('a doubtful wave that staff declared organised is organised', () => {
    expect(kindOf(wave('a', { decision: 'organised' }))).toBe('organised');
    expect(kindOf(wave('a', { decision: 'kept' }))).toBe('doubtful');
  });
});
