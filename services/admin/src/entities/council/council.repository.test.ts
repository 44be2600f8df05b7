import { councilOf, NOW } from '../../testing/samples';
import { testContext } from '../../testing/test-context';

const { repositoriesOf } = testContext();
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const ids = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

describe('councils', () => {
  test('a council is read back with all fields, and one that does not exist is not found', async () => {
    const { councils } = repositoriesOf();
    const added = await councils.add(councilOf('a', { address: 'Bridge Street' }));
    expect(added).toEqual({ ...councilOf('a', { address: 'Bridge Street' }), revision: 1 });
    expect([await councils.get('a'), await councils.find('a')]).toEqual([added, added]);
    expect(await councils.find('b')).toBeNull();
    await expect(councils.get('b')).rejects.toMatchObject({ code: 'not_found' });
    await councils.add(councilOf('b'));
    expect(ids(await councils.findMany(['b', 'a', 'c'])).sort()).toEqual(['a', 'b']);
  });

  test('a council is refused and unchanged when its address is taken, on add and on save', async () => {
    const { councils } = repositoriesOf();
    await councils.add(councilOf('a', { slug: 'riverside' }));
    await expect(councils.add(councilOf('b', { slug: 'riverside' }))).rejects.toMatchObject({ code: 'slug_taken' });
    const other = await councils.add(councilOf('c'));
    await expect(councils.save(other, { slug: 'riverside' })).rejects.toMatchObject({ code: 'slug_taken' });
    expect(await councils.get('c')).toEqual(other);
  });

  test('a saved council has the changed fields and the next revision, and an old revision is refused', async () => {
    const { councils } = repositoriesOf();
    const first = await councils.add(councilOf('a', { phone: '1' }));
    const second = await councils.save(first, { name: 'Other', updatedAt: later(1) });
    expect(second).toEqual({ ...first, name: 'Other', updatedAt: later(1), revision: 2 });
    await expect(councils.save(first, { name: 'Late' })).rejects.toMatchObject({ code: 'stale_revision' });
    const gone = { ...second, id: 'nowhere' };
    await expect(councils.save(gone, { name: 'Late' })).rejects.toMatchObject({ code: 'not_found' });
    expect((await councils.list({ q: 'other' })).items).toEqual([second]);
  });

  test('a team is locked when its council exists, and the council stays unchanged', async () => {
    const { councils } = repositoriesOf();
    const added = await councils.add(councilOf('a'));
    await councils.holdTeam('a');
    expect(await councils.get('a')).toEqual(added);
    await expect(councils.holdTeam('b')).rejects.toMatchObject({ code: 'not_found' });
  });

  test('councils are listed newest first and page by page, and search text is never a pattern', async () => {
    const { councils } = repositoriesOf();
    for (const index of [1, 2, 3]) await councils.add(councilOf(`c${index}`, { createdAt: later(index) }));
    await councils.add(councilOf('d', { name: 'Ystrad Môn', subscriptionStatus: 'inactive' }));
    const first = await councils.list({ limit: 2 });
    expect(ids(first.items)).toEqual(['c3', 'c2']);
    const second = await councils.list({ limit: 2, cursor: first.nextCursor ?? undefined });
    expect([ids(second.items), second.nextCursor]).toEqual([['c1', 'd'], null]);
    const searchIds = async (search: object) => ids((await councils.list(search)).items);
    expect(await searchIds({ q: ' ystrad MON ' })).toEqual(['d']);
    expect(await searchIds({ q: '.*' })).toEqual([]);
    expect(await searchIds({ status: 'inactive' })).toEqual(['d']);
    expect(await searchIds({ q: 'ystrad', status: 'active' })).toEqual([]);
  });

  test('councils are counted by status and listed when their restore period is over, with deleted ones separate', async () => {
    const { councils } = repositoriesOf();
    await councils.add(councilOf('a'));
    await councils.add(councilOf('b', { subscriptionStatus: 'pending' }));
    await councils.add(councilOf('c', { deletedAt: NOW, erasedAfter: later(5) }));
    expect(await councils.countByStatus()).toEqual({ active: 1, pending: 1, inactive: 0 });
    expect(ids((await councils.list({})).items).sort()).toEqual(['a', 'b']);
    expect(ids((await councils.list({ status: 'active' })).items)).toEqual(['a']);
    expect(ids((await councils.list({ status: 'deleted' })).items)).toEqual(['c']);
    expect([await councils.listToErase(later(4)), await councils.listToErase(later(5))]).toEqual([[], ['c']]);
    await councils.delete('c');
    expect(await councils.find('c')).toBeNull();
  });

  test('a former address is refused for other councils and allowed for its own council', async () => {
    const { councils } = repositoriesOf();
    const first = await councils.add(councilOf('a', { slug: 'new', formerSlugs: ['old', 'older'] }));
    await expect(councils.add(councilOf('b', { slug: 'old' }))).rejects.toMatchObject({ code: 'slug_taken' });
    const other = await councils.add(councilOf('c'));
    await expect(councils.save(other, { slug: 'older' })).rejects.toMatchObject({ code: 'slug_taken' });
    expect(ids(await councils.findBySlugs(['older', 'new']))).toEqual(['a']);
    expect(ids(await councils.findBySlugs(['c', 'd']))).toEqual(['c']);
    const back = await councils.save(first, { slug: 'old', formerSlugs: ['older', 'new'] });
    expect([back.slug, back.formerSlugs]).toEqual(['old', ['older', 'new']]);
  });
});
