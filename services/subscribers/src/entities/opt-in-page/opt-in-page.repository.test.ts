import { otherCouncil, ownCouncil } from '@folkmoot/service-kit/testing';
import { subscribersUnits } from '../../testing/subscribers-units';
import { addressClaimEntity } from '../address-claim/address-claim.mongo';
import { newPage, type StoredOptInPage } from './opt-in-page.domain';
import { optInPageEntity } from './opt-in-page.mongo';

const { repositoriesOf } = subscribersUnits([...optInPageEntity.models, ...addressClaimEntity.models]);
const repositories = () => ({
  own: repositoriesOf(ownCouncil).optInPages,
  other: repositoriesOf(otherCouncil).optInPages,
  sweep: repositoriesOf(null).optInPageSweep,
});

const at = (day: number): Date => new Date(Date.UTC(2026, 2, day, 9));

const page = (slug: string, overrides: Partial<StoredOptInPage> = {}) => ({
  ...newPage({ title: `Page ${slug}`, description: '', slug, tagIds: ['tag_1'], createdBy: 'user_1' }, at(2)),
  ...overrides,
});

describe('opt-in pages', () => {
  it('an added page is found in its own council only', async () => {
    const { own, other } = repositories();
    const select = { id: 'ward', type: 'select', label: 'Ward', placeholder: '', required: false } as const;
    const fields = [...page('news').fields, { ...select, options: ['North', 'South'] }];
    const added = await own.add(page('news', { fields }));
    expect(await own.get(added.id)).toEqual(added);
    expect(added).toMatchObject({ revision: 1, slug: 'news', isActive: true, fields, deletedAt: null });
    expect('options' in (added.fields[0] ?? {})).toBe(false);
    await expect(other.get(added.id)).rejects.toMatchObject({ code: 'not_found' });
    expect((await other.list({})).items).toEqual([]);
  });

  it('a second page with the address is refused when added or renamed, but not in another council (E-84)', async () => {
    const { own, other } = repositories();
    await own.add(page('news'));
    const second = await own.add(page('events'));
    await expect(own.add(page('news'))).rejects.toMatchObject({ code: 'slug_taken' });
    await expect(own.save({ ...second, slug: 'news' })).rejects.toMatchObject({ code: 'slug_taken' });
    await expect(other.add(page('news'))).resolves.toMatchObject({ revision: 1 });
  });

  it('a former address leads to its page and is not free while the page is live (E-84)', async () => {
    const { own, other } = repositories();
    const added = await own.add(page('news'));
    const renamed = await own.save({ ...added, slug: 'updates', formerSlugs: ['news'] });
    expect((await own.findByAddresses(['news', 'none'])).map(({ id }) => id)).toEqual([added.id]);
    expect(await other.findByAddresses(['news'])).toEqual([]);
    await expect(own.add(page('news'))).rejects.toMatchObject({ code: 'slug_taken' });
    await own.save({ ...renamed, deletedAt: at(3) });
    expect(await own.findByAddresses(['news', 'updates'])).toEqual([]);
    await expect(own.add(page('news'))).resolves.toMatchObject({ slug: 'news' });
  });

  it('deleted pages may share an address, and a page is not restored when it is in use (E-79)', async () => {
    const { own } = repositories();
    const first = await own.save({ ...(await own.add(page('news'))), deletedAt: at(3) });
    const second = await own.save({ ...(await own.add(page('news'))), deletedAt: at(4) });
    await expect(own.get(first.id)).rejects.toMatchObject({ code: 'not_found' });
    expect(await own.getDeleted(first.id)).toEqual(first);
    const back = await own.save({ ...second, deletedAt: null });
    expect((await own.get(back.id)).revision).toBe(3);
    await expect(own.getDeleted(back.id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(own.save({ ...first, deletedAt: null })).rejects.toMatchObject({ code: 'slug_taken' });
  });

  it('pages deleted since a time are listed last deleted first, in their own council only (E-79)', async () => {
    const { own, other } = repositories();
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

  it('saving increases the revision, and an old revision is refused', async () => {
    const { own, other } = repositories();
    const added = await own.add(page('news'));
    expect(await own.save({ ...added, title: 'New' })).toMatchObject({ title: 'New', revision: 2 });
    await expect(own.save(added)).rejects.toMatchObject({ code: 'stale_revision' });
    await expect(other.save({ ...added, councilId: 'x' })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('pages are listed newest first, filtered by text and state, without case or accents (F-50)', async () => {
    const { own } = repositories();
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

  it('states and pages of a topic leave out deleted pages', async () => {
    const { own } = repositories();
    const gone = await own.add(page('gone'));
    await own.save({ ...gone, deletedAt: at(3) });
    const { id } = await own.add(page('news', { isActive: false }));
    await own.add(page('other', { tagIds: ['tag_2'] }));
    expect(await own.listStates()).toHaveLength(2);
    expect(await own.listStates()).toContainEqual({ id, isActive: false });
    expect((await own.listOfTag('tag_1')).map(({ slug }) => slug)).toEqual(['news']);
  });

  it('pages deleted long ago are found across councils and forgotten, and live pages stay', async () => {
    const { own, other, sweep } = repositories();
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
});
