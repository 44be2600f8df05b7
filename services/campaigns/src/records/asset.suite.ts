import { LONG_AGO, type NewAsset } from './asset.domain';
import { repairsOf } from './bucket.domain';
import type { Bind } from './repositories';

const now = new Date('2026-03-02T09:00:00.000Z');
const later = new Date('2026-03-03T09:00:00.000Z');

const assetOf = (hash: string, given: Partial<NewAsset> = {}): NewAsset => ({
  id: `council-a-assets/${hash}`,
  file: `${hash}.webp`,
  type: 'image/webp',
  size: 5,
  name: 'park.png',
  createdAt: now,
  usedAt: now,
  ...given,
});

/** Buckets and the files in them. */
export const assetTests = (bind: () => Bind) => {
  describe('storage', () => {
    test('buckets, set up and repaired, are those of their council', async () => {
      const { buckets } = bind()('a');
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
      await bind()('b').buckets.eraseAll();
      expect(await bind()('b').buckets.list()).toEqual([]);
      expect(await buckets.list()).toHaveLength(2);
      await buckets.eraseAll();
      expect(await buckets.list()).toEqual([]);
    });
    test('a file, kept twice, is one that was used again, and is found by its council only', async () => {
      const { assets } = bind()('a');
      await assets.keep(assetOf('f1'));
      await assets.keep(assetOf('f1', { name: 'other.png', createdAt: later, usedAt: later }));
      expect(await assets.list()).toEqual([{ ...assetOf('f1', { usedAt: later }), councilId: 'a' }]);
      expect((await assets.getByFile('f1.webp')).name).toBe('park.png');
      await expect(bind()('b').assets.getByFile('f1.webp')).rejects.toMatchObject({ code: 'not_found' });
    });
    test('files, used, released and erased, change by themselves only', async () => {
      const { assets } = bind()('a');
      await assets.keep(assetOf('f1'));
      await assets.keep(assetOf('f2'));
      await bind()('b').assets.keep(assetOf('f1', { id: 'council-b-assets/f1' }));
      await assets.setUsed(['f1.webp'], LONG_AGO);
      expect((await assets.list()).map(({ usedAt }) => usedAt)).toEqual([LONG_AGO, now]);
      expect((await bind()('b').assets.getByFile('f1.webp')).usedAt).toEqual(now);
      expect(await bind()(null).sweeps.listCouncilsWithFilesAcrossCouncils()).toEqual(['a', 'b']);
      expect(await assets.eraseUnused('council-a-assets/f2', now)).toBe(false);
      expect(await assets.eraseUnused('council-a-assets/f1', now)).toBe(true);
      expect(await assets.eraseUnused('council-a-assets/f1', now)).toBe(false);
      expect((await assets.list()).map(({ file }) => file)).toEqual(['f2.webp']);
    });
  });
};
