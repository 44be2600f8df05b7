import { campaignsUnits } from '../../testing/campaigns-units';
import { LONG_AGO, type NewAsset } from './asset.domain';
import { assetEntity } from './asset.mongo';
import { repairsOf } from './bucket.domain';

const { repositoriesOf } = campaignsUnits(assetEntity.models);

const now = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-03T09:00:00.000Z');

const assetOf = (hash: string, overrides: Partial<NewAsset> = {}): NewAsset => ({
  id: `council-a-assets/${hash}`,
  file: `${hash}.webp`,
  type: 'image/webp',
  size: 5,
  name: 'park.png',
  createdAt: now,
  usedAt: now,
  ...overrides,
});

describe('storage', () => {
  it('buckets are created and repaired in their own council only', async () => {
    const { buckets } = repositoriesOf('a');
    const [first, second] = repairsOf('a', [], now).created;
    if (!first || !second) throw new Error('two buckets are expected');
    await buckets.insert(first);
    await buckets.insert(second);
    const known = await buckets.list();
    expect(known.map(({ id, councilId, revision }) => [id, councilId, revision])).toEqual([
      ['council-a-assets', 'a', 1],
      ['council-a-survey-images', 'a', 1],
    ]);
    const assets = known[0];
    if (!assets) throw new Error('no bucket');
    await buckets.save({ ...assets, allowedTypes: ['image/png'], updatedAt: later });
    expect((await buckets.list())[0]).toMatchObject({ allowedTypes: ['image/png'], revision: 2 });
    await expect(buckets.save(assets)).rejects.toMatchObject({ code: 'stale_revision' });
    await repositoriesOf('b').buckets.eraseAll();
    expect(await repositoriesOf('b').buckets.list()).toEqual([]);
    expect(await buckets.list()).toHaveLength(2);
    await buckets.eraseAll();
    expect(await buckets.list()).toEqual([]);
  });

  it('a file stored twice is one file with a new time of use, and is found in its own council only', async () => {
    const { assets } = repositoriesOf('a');
    await assets.keep(assetOf('f1'));
    await assets.keep(assetOf('f1', { name: 'other.png', createdAt: later, usedAt: later }));
    expect(await assets.list()).toEqual([{ ...assetOf('f1', { usedAt: later }), councilId: 'a' }]);
    expect((await assets.getByFile('f1.webp')).name).toBe('park.png');
    await expect(repositoriesOf('b').assets.getByFile('f1.webp')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('only the named files change when files are used, released or erased', async () => {
    const { assets } = repositoriesOf('a');
    await assets.keep(assetOf('f1'));
    await assets.keep(assetOf('f2'));
    await repositoriesOf('b').assets.keep(assetOf('f1', { id: 'council-b-assets/f1' }));
    await assets.setUsed(['f1.webp'], LONG_AGO);
    expect((await assets.list()).map(({ usedAt }) => usedAt)).toEqual([LONG_AGO, now]);
    expect((await repositoriesOf('b').assets.getByFile('f1.webp')).usedAt).toEqual(now);
    expect(await repositoriesOf(null).assetSweep.listCouncilsWithFilesAcrossCouncils()).toEqual(['a', 'b']);
    expect(await assets.eraseUnused('council-a-assets/f2', now)).toBe(false);
    expect(await assets.eraseUnused('council-a-assets/f1', now)).toBe(true);
    expect(await assets.eraseUnused('council-a-assets/f1', now)).toBe(false);
    expect((await assets.list()).map(({ file }) => file)).toEqual(['f2.webp']);
  });
});
