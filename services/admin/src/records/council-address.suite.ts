import { councilOf } from '../testing/samples';
import type { Repositories } from './repositories';

const idsOf = (councils: readonly { readonly id: string }[]): string[] => councils.map(({ id }) => id);

/** What every adapter must do with the addresses of councils. */
export const councilAddressTests = (kept: () => Repositories): void => {
  describe('addresses of councils', () => {
    test('the former address of a council, is refused to every other one and free to itself', async () => {
      const { councils } = kept();
      const first = await councils.add(councilOf('a', { slug: 'new', formerSlugs: ['old', 'older'] }));
      await expect(councils.add(councilOf('b', { slug: 'old' }))).rejects.toMatchObject({ code: 'slug_taken' });
      const other = await councils.add(councilOf('c'));
      await expect(councils.save(other, { slug: 'older' })).rejects.toMatchObject({ code: 'slug_taken' });
      expect(idsOf(await councils.findBySlugs(['older', 'new']))).toEqual(['a']);
      expect(idsOf(await councils.findBySlugs(['c', 'd']))).toEqual(['c']);
      const back = await councils.save(first, { slug: 'old', formerSlugs: ['older', 'new'] });
      expect([back.slug, back.formerSlugs]).toEqual(['old', ['older', 'new']]);
    });
  });
};
