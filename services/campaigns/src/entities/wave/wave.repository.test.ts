import { campaignsUnits } from '../../testing/campaigns-units';
import { newWave, type StoredWave } from './wave.domain';
import { waveEntity } from './wave.mongo';

const { repositoriesOf } = campaignsUnits(waveEntity.models);

const waveOf = (id: string, overrides: Partial<StoredWave> = {}): StoredWave => ({
  ...newWave(id, 'c1'),
  sample: ['r1', 'r2'],
  signature: new Uint8Array([1, 2, 3]),
  except: ['r2', 'r3'],
  ...overrides,
});

describe('waves', () => {
  const namesOf = async (councilId: string, campaignId: string) =>
    (await repositoriesOf(councilId).waves.list(campaignId)).map(({ sample, except }) => ({ sample, except }));

  it('erased responses are named no more, neither as a sample nor as left out', async () => {
    const { waves } = repositoriesOf('a');
    await waves.put(waveOf('w1'));
    await waves.put(waveOf('w2', { sample: [], except: ['r2'] }));
    await waves.put(waveOf('w3', { campaignId: 'c2' }));
    await waves.forgetResponses('c1', ['r2', 'r9']);
    expect(await namesOf('a', 'c1')).toEqual([
      { sample: ['r1'], except: ['r3'] },
      { sample: [], except: [] },
    ]);
    expect(await namesOf('a', 'c2')).toEqual([{ sample: ['r1', 'r2'], except: ['r2', 'r3'] }]);
  });

  it('waves of another council stay as they are', async () => {
    await repositoriesOf('a').waves.put(waveOf('w1'));
    await repositoriesOf('b').waves.forgetResponses('c1', ['r1']);
    await repositoriesOf('b').waves.forgetComparison('c1');
    expect(await repositoriesOf('a').waves.get('c1', 'w1')).toEqual(waveOf('w1'));
  });

  it('nothing to compare with is left once the key is destroyed', async () => {
    const { waves } = repositoriesOf('a');
    await waves.put(waveOf('w1'));
    await waves.forgetComparison('c1');
    expect(await waves.get('c1', 'w1')).toEqual(waveOf('w1', { sample: [], signature: null }));
  });
});
