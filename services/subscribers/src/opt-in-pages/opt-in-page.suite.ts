import { newPage, type StoredOptInPage } from './opt-in-page.domain';
import type { OptInPageRepository, OptInPageSweepRepository } from './opt-in-page.repository';

interface Records {
  own: OptInPageRepository;
  other: OptInPageRepository;
  sweep: OptInPageSweepRepository;
}

const at = (day: number): Date => new Date(Date.UTC(2026, 2, day, 9));

const page = (slug: string, given: Partial<StoredOptInPage> = {}) => ({
  ...newPage({ title: `Page ${slug}`, description: '', slug, tagIds: ['tag_1'], createdBy: 'user_1' }, at(2)),
  ...given,
});

/** What every adapter of opt-in pages must do, for two councils side by side. */
export const optInPageSuite = (make: () => Promise<Records>): void => {
  it('a page is found as it was added, in its own council only', async () => {
    const { own, other } = await make();
    const select = { id: 'ward', type: 'select', label: 'Ward', placeholder: '', required: false } as const;
    const fields = [...page('news').fields, { ...select, options: ['North', 'South'] }];
    const added = await own.add(page('news', { fields }));
    expect(await own.get(added.id)).toEqual(added);
    expect(added).toMatchObject({ revision: 1, slug: 'news', isActive: true, fields, deletedAt: null });
    expect('options' in (added.fields[0] ?? {})).toBe(false);
    await expect(other.get(added.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await other.list({})).items).toEqual([]);
  });

  it('an address twice: slug_taken, when added and when renamed, but not in another council (E-84)', async () => {
    const { own, other } = await make();
    await own.add(page('news'));
    const second = await own.add(page('events'));
    await expect(own.add(page('news'))).rejects.toMatchObject({ code: 'slug_taken' });
    await expect(own.save({ ...second, slug: 'news' })).rejects.toMatchObject({ code: 'slug_taken' });
    await expect(other.add(page('news'))).resolves.toMatchObject({ revision: 1 });
  });

  it('a former address leads to its page and is taken as long as the page lives (E-84)', async () => {
    const { own, other } = await make();
    const added = await own.add(page('news'));
    const renamed = await own.save({ ...added, slug: 'updates', formerSlugs: ['news'] });
    expect((await own.findByAddresses(['news', 'none'])).map(({ id }) => id)).toEqual([added.id]);
    expect(await other.findByAddresses(['news'])).toEqual([]);
    await expect(own.add(page('news'))).rejects.toMatchObject({ code: 'slug_taken' });
    await own.save({ ...renamed, deletedAt: at(3) });
    expect(await own.findByAddresses(['news', 'updates'])).toEqual([]);
    await expect(own.add(page('news'))).resolves.toMatchObject({ slug: 'news' });
  });

  it('two deleted pages of one address; one that is taken cannot be brought back (E-79)', async () => {
    const { own } = await make();
    const first = await own.save({ ...(await own.add(page('news'))), deletedAt: at(3) });
    const second = await own.save({ ...(await own.add(page('news'))), deletedAt: at(4) });
    await expect(own.get(first.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await own.getDeleted(first.id)).toEqual(first);
    const back = await own.save({ ...second, deletedAt: null });
    expect((await own.get(back.id)).revision).toBe(3);
    await expect(own.getDeleted(back.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(own.save({ ...first, deletedAt: null })).rejects.toMatchObject({ code: 'slug_taken' });
  });

  it('deleted since a moment: the last deleted first, in pages, of one council only (E-79)', async () => {
    const { own, other } = await make();
    for (const [slug, day] of [
      ['a', 3],
      ['b', 5],
      ['c', 9],
    ] as const)
      await own.save({ ...(await own.add(page(slug))), deletedAt: at(day) });
    await own.add(page('live'));
    const first = await own.listDeleted(at(4), { limit: 1 });
    const rest = await own.listDeleted(at(4), { cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ slug }) => slug)).toEqual(['c', 'b']);
    expect((await other.listDeleted(at(1), {})).items).toEqual([]);
  });

  it('saved with the next revision; an old one is stale', async () => {
    const { own, other } = await make();
    const added = await own.add(page('news'));
    expect(await own.save({ ...added, title: 'New' })).toMatchObject({ title: 'New', revision: 2 });
    await expect(own.save(added)).rejects.toMatchObject({ code: 'stale_revision' });
    await expect(other.save({ ...added, councilId: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('listed newest first, in pages, by text whatever its case and accents, and by state (F-50)', async () => {
    const { own } = await make();
    await own.add(page('a', { title: 'Café CULTURE', createdAt: at(1) }));
    await own.add(page('b', { description: 'All about c.fe (new)', createdAt: at(2), isActive: false }));
    await own.add(page('c', { createdAt: at(3) }));
    const slugs = async (query: object) => (await own.list(query)).items.map(({ slug }) => slug);
    expect(await slugs({})).toEqual(['c', 'b', 'a']);
    expect(await slugs({ q: ' cafe cúlture ' })).toEqual(['a']);
    expect([await slugs({ q: 'c.fe (' }), await slugs({ q: 'C.*E' })]).toEqual([['b'], []]);
    expect([await slugs({ isActive: true }), await slugs({ isActive: false })]).toEqual([['c', 'a'], ['b']]);
    const first = await own.list({ limit: 2 });
    const rest = await own.list({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([...first.items, ...rest.items].map(({ slug }) => slug)).toEqual(['c', 'b', 'a']);
    expect(rest.nextCursor).toBeNull();
  });

  it('states and pages of a topic know nothing of deleted pages', async () => {
    const { own } = await make();
    const gone = await own.add(page('gone'));
    await own.save({ ...gone, deletedAt: at(3) });
    const { id } = await own.add(page('news', { isActive: false }));
    await own.add(page('other', { tagIds: ['tag_2'] }));
    expect(await own.listStates()).toHaveLength(2);
    expect(await own.listStates()).toContainEqual({ id, isActive: false });
    expect((await own.listOfTag('tag_1')).map(({ slug }) => slug)).toEqual(['news']);
  });

  it('deleted long ago: found over all councils, forgotten one by one; a live page is never forgotten', async () => {
    const { own, other, sweep } = await make();
    const old = await own.save({ ...(await own.add(page('old'))), deletedAt: at(3) });
    const theirs = await other.save({ ...(await other.add(page('old'))), deletedAt: at(4) });
    await own.save({ ...(await own.add(page('young'))), deletedAt: at(20) });
    const live = await own.add(page('live'));
    const due = await sweep.listDeletedAcrossCouncils(at(10));
    expect(due.map(({ pageId }) => pageId).sort()).toEqual([old.id, theirs.id].sort());
    await own.forget(old.id);
    await own.forget(live.id);
    await expect(own.getDeleted(old.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await own.get(live.id)).slug).toBe('live');
  });
};
