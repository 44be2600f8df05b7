import { campaignsUnits } from '../../testing/campaigns-units';
import { BLOCK_SIZE } from './member-block.domain';
import { waveEntity } from './wave.mongo';
import type { WaveContribution, WaveSumKey } from './wave-sum.domain';

const { repositoriesOf } = campaignsUnits(waveEntity.models);

const keyOf = (overrides: Partial<WaveSumKey> = {}): WaveSumKey => ({
  campaignId: 'c1',
  wave: 'w1',
  series: 1,
  isExcluded: false,
  isUncounted: false,
  ...overrides,
});

const contribution = (key: WaveSumKey, responses: number, yes: number): WaveContribution => ({
  key,
  increments: { responses, seconds: {}, questions: { q1: { yes } } },
});

describe('the members of waves', () => {
  const membersOf = async (councilId: string, campaignId = 'c1') =>
    [...(await repositoriesOf(councilId).waveMembers.list(campaignId))].sort(([a], [b]) => a - b);

  it('numbers on both sides of a block are kept with their waves', async () => {
    const { waveMembers } = repositoriesOf('a');
    const members = [1, BLOCK_SIZE - 1, BLOCK_SIZE, 10 * BLOCK_SIZE + 3].map((number, index): [number, string] => [
      number,
      index % 2 === 0 ? 'w1' : 'w2',
    ]);
    await waveMembers.put('c1', new Map(members));
    expect(await membersOf('a')).toEqual(members);
  });

  it('a response that changes its wave is in the new one only, and others stay', async () => {
    const { waveMembers } = repositoriesOf('a');
    await waveMembers.put('c1', new Map([1, 2, 3].map((number) => [number, 'w1'])));
    await waveMembers.put('c1', new Map([[2, 'w2']]));
    await waveMembers.put('c1', new Map([[3, null]]));
    expect(await membersOf('a')).toEqual([
      [1, 'w1'],
      [2, 'w2'],
    ]);
  });

  it('nothing is left of a block whose responses are in no wave any more', async () => {
    const { waveMembers } = repositoriesOf('a');
    await waveMembers.put('c1', new Map([[1, 'w1']]));
    await waveMembers.put('c1', new Map([[1, null]]));
    await waveMembers.put('c1', new Map([[BLOCK_SIZE, null]]));
    expect(await membersOf('a')).toEqual([]);
  });

  it('neither another campaign nor another council is changed or read', async () => {
    await repositoriesOf('a').waveMembers.put('c1', new Map([[1, 'w1']]));
    await repositoriesOf('a').waveMembers.put('c2', new Map([[1, 'w3']]));
    await repositoriesOf('b').waveMembers.put('c9', new Map([[1, 'w4']]));
    await repositoriesOf('a').waveMembers.eraseOfCampaign('c2');
    await repositoriesOf('b').waveMembers.eraseOfCampaign('c1');
    expect(await membersOf('a')).toEqual([[1, 'w1']]);
    expect(await membersOf('a', 'c2')).toEqual([]);
    expect(await membersOf('b', 'c1')).toEqual([]);
  });
});

describe('the sums of waves', () => {
  const sumsOf = async (councilId: string) =>
    (await repositoriesOf(councilId).waveSums.list('c1')).map(
      ({ wave, isExcluded, isUncounted, responses, questions }) => ({
        wave,
        isExcluded,
        isUncounted,
        responses,
        questions,
      }),
    );

  it('they add up by wave, exclusion, and whether responses ever were to count', async () => {
    const { waveSums } = repositoriesOf('a');
    await waveSums.add([contribution(keyOf(), 2, 1), contribution(keyOf({ wave: null, isUncounted: true }), 1, 1)]);
    await waveSums.add([contribution(keyOf(), 1, 1), contribution(keyOf({ isExcluded: true }), 1, 0)]);
    expect(await sumsOf('a')).toEqual([
      { wave: null, isExcluded: false, isUncounted: true, responses: 1, questions: { q1: { yes: 1 } } },
      { wave: 'w1', isExcluded: false, isUncounted: false, responses: 3, questions: { q1: { yes: 2 } } },
      { wave: 'w1', isExcluded: true, isUncounted: false, responses: 1, questions: {} },
    ]);
    expect(await sumsOf('b')).toEqual([]);
  });

  it('a wave that is gone takes its sums with it', async () => {
    const { waveSums } = repositoriesOf('a');
    await waveSums.add([contribution(keyOf(), 2, 1), contribution(keyOf({ wave: 'w2' }), 1, 1)]);
    await waveSums.deleteOf('c1', 'w2');
    await waveSums.deleteOf('c2', 'w1');
    await repositoriesOf('b').waveSums.deleteOf('c1', 'w1');
    expect((await sumsOf('a')).map(({ wave }) => wave)).toEqual(['w1']);
  });

  it('a sum of no responses is not listed', async () => {
    const { waveSums } = repositoriesOf('a');
    await waveSums.add([contribution(keyOf(), 2, 1)]);
    await waveSums.add([contribution(keyOf(), -2, -1)]);
    expect(await sumsOf('a')).toEqual([]);
  });
});
