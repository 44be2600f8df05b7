import {
  createOptInPageOperation,
  deleteOptInPageOperation,
  duplicateOptInPageOperation,
  getOptInPageOperation,
  getOptInPageStatsOperation,
  listDeletedOptInPagesOperation,
  listOptInPagesOperation,
  optInPageChangedEvent,
  restoreOptInPageOperation,
  updateOptInPageOperation,
} from '@folkmoot/contracts';
import {
  makeOptInPage,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
} from '../../testing/fixtures';

const DAY_MS = 86_400_000;

describe('opt-in pages', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
  });
  afterAll(() => service.stop());

  const create = (body: object, as = own) =>
    service.call(createOptInPageOperation, { as, body: body as { title: string; slug: string; tagIds: string[] } });
  const update = (pageId: string, body: object) =>
    service.call(updateOptInPageOperation, { as: own, params: { pageId }, body });
  const get = (pageId: string) => service.call(getOptInPageOperation, { as: own, params: { pageId } });
  const remove = (pageId: string) => service.call(deleteOptInPageOperation, { as: own, params: { pageId } });
  const restore = (pageId: string) => service.call(restoreOptInPageOperation, { as: own, params: { pageId } });
  const snapshots = async () => {
    await service.settled();
    return service.eventsOf(optInPageChangedEvent).map(({ payload }) => payload.page);
  };
  it('a new page has one required field, is active, has a public address and is published (D2)', async () => {
    const tag = await makeTag(service);
    const { status, body } = await create({ title: ' News ', slug: 'news', tagIds: [tag.id, tag.id] });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: 'News',
      slug: 'news',
      isActive: true,
      fields: [{ id: 'email', type: 'email', label: 'Email Address', required: true }],
      styling: { primaryColor: null, backgroundColor: '#f8fafc', fontFamily: 'Inter' },
      settings: { defaultTags: [tag.id] },
      publicUrl: 'http://localhost:8080/riverside/news',
      signups: 0,
      views: 0,
      conversionRate: null,
      revision: 1,
    });
    const wanted = { id: body.id, slug: 'news', formerSlugs: [], isActive: true, isDeleted: false, tagIds: [tag.id] };
    expect(await snapshots()).toEqual([expect.objectContaining(wanted)]);
  });

  it.each([
    [{ title: '' }, 400],
    [{ slug: '' }, 400],
    [{ tagIds: [] }, 400],
    [{ slug: 'survey' }, 400],
    [{ slug: 'With Spaces' }, 400],
    [{ slug: '-news' }, 400],
    [{ slug: 'a--b' }, 400],
    [{ slug: 'x'.repeat(61) }, 400],
    [{ title: 'x'.repeat(201) }, 400],
    [{ tagIds: ['unknown'] }, 404],
  ])('a page with %j is refused with %d and nothing is stored (E-84)', async (wrong, status) => {
    const tag = await makeTag(service);
    expect((await create({ title: 'News', slug: 'news', tagIds: [tag.id], ...wrong })).status).toBe(status);
    expect((await service.call(listOptInPagesOperation, { as: own })).body.items).toEqual([]);
  });

  it('a current or former address is refused with 409, but not in another council (E-84)', async () => {
    const page = await makeOptInPage(service, own, { title: 'News', slug: 'news' });
    const again = await create({ title: 'Other', slug: 'news', tagIds: page.settings.defaultTags });
    expect([again.status, again.body]).toMatchObject([
      409,
      { code: 'slug_taken', detail: 'This address is already taken.' },
    ]);
    await update(page.id, { slug: 'updates' });
    const former = await create({ title: 'Other', slug: 'news', tagIds: page.settings.defaultTags });
    expect(former.body).toMatchObject({
      code: 'slug_taken',
      detail: 'This address still leads to the page “News”. Choose another one.',
    });
    expect((await makeOptInPage(service, other, { slug: 'news' })).slug).toBe('news');
  });

  it('the former address stays when a page is renamed, until the page uses it again (E-84)', async () => {
    const page = await makeOptInPage(service, own, { slug: 'news' });
    const renamed = await update(page.id, { slug: 'updates', revision: page.revision });
    expect(renamed.body).toMatchObject({ slug: 'updates', publicUrl: 'http://localhost:8080/riverside/updates' });
    await update(page.id, { slug: 'letters' });
    await update(page.id, { slug: 'news' });
    const slugChanges = (await snapshots()).map(({ slug, formerSlugs, revision }) => [slug, formerSlugs, revision]);
    expect(slugChanges).toEqual([
      ['news', [], 1],
      ['updates', ['news'], 2],
      ['letters', ['news', 'updates'], 3],
      ['news', ['updates', 'letters'], 4],
    ]);
  });

  it('an edit is refused with 409 and the page is unchanged when the revision is old', async () => {
    const page = await makeOptInPage(service);
    await update(page.id, { title: 'First', revision: 1 });
    const second = await update(page.id, { title: 'Second', revision: 1 });
    expect([second.status, second.body.code]).toEqual([409, 'stale_revision']);
    expect((await get(page.id)).body.title).toBe('First');
  });

  const email = { id: 'email', type: 'email', label: 'Email', required: false };
  it('the first email field is required, and only selects have options, when fields are saved (E-34)', async () => {
    const page = await makeOptInPage(service);
    const styling = { primaryColor: '#0f766e', backgroundColor: '#ffffff', fontFamily: 'Serif' };
    const fields = [
      { id: 'name', type: 'text', label: 'Name', options: ['left over'] },
      email,
      { id: 'ward', type: 'select', label: 'Ward', options: ['North', 'South'] },
    ];
    const { body } = await update(page.id, { fields, styling });
    expect(body.styling).toEqual(styling);
    expect(body.fields.map(({ id, required, options }) => [id, required, options])).toEqual([
      ['name', false, undefined],
      ['email', true, undefined],
      ['ward', false, ['North', 'South']],
    ]);
  });

  it.each([
    ['no address', [{ id: 'name', type: 'text', label: 'Name' }], 422, 'email_field_missing'],
    ['two of one id', [email, { id: 'email', type: 'text', label: 'Name' }], 400, 'invalid_input'],
    ['a choice of nothing', [email, { id: 'a', type: 'select', label: 'A', options: [] }], 400, 'invalid_input'],
    [
      'the same option twice',
      [email, { id: 'a', type: 'select', label: 'A', options: ['x', 'x'] }],
      400,
      'invalid_input',
    ],
    ['a type that is none', [email, { id: 'a', type: 'date', label: 'A' }], 400, 'invalid_input'],
    ['no field', [], 400, 'invalid_input'],
  ])('fields with %s are refused and the page is unchanged', async (_name, fields, status, code) => {
    const page = await makeOptInPage(service);
    const answer = await update(page.id, { fields });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await get(page.id)).body).toMatchObject({ fields: page.fields, revision: 1 });
  });

  it.each([{ primaryColor: 'red' }, { backgroundColor: '#fff' }, { fontFamily: 'Comic Sans' }])(
    'a style of %j is refused with 400 (E-85)',
    async (wrong) => {
      const { id, styling } = await makeOptInPage(service);
      expect((await update(id, { styling: { ...styling, ...wrong } })).status).toBe(400);
    },
  );

  it('pages are found by text without case and accents, and by status, newest first (F-50, E-92)', async () => {
    await makeOptInPage(service, own, { title: 'Café talks', slug: 'a' });
    service.clock.advance(1000);
    const events = await makeOptInPage(service, own, { title: 'Events', description: 'At the CAFE', slug: 'b' });
    service.clock.advance(1000);
    await makeOptInPage(service, own, { title: 'Parks', slug: 'c' });
    await makeOptInPage(service, other, { title: 'Cafe of theirs', slug: 'd' });
    await update(events.id, { isActive: false });
    const slugs = async (query: Record<string, string>) =>
      (await service.call(listOptInPagesOperation, { as: own, query })).body.items.map(({ slug }) => slug);
    expect([await slugs({}), await slugs({ q: 'cafe' }), await slugs({ q: 'CAFÉ', status: 'active' })]).toEqual([
      ['c', 'b', 'a'],
      ['b', 'a'],
      ['a'],
    ]);
    expect(await slugs({ status: 'inactive' })).toEqual(['b']);
    const stats = await service.call(getOptInPageStatsOperation, { as: own });
    expect(stats.body).toEqual({ pages: 3, signups: 0, active: 2, heldMails: 0 });
  });

  it('a deleted page is hidden and published, and is restored with its address within 30 days (E-79)', async () => {
    const page = await makeOptInPage(service, own, { slug: 'news' });
    expect((await remove(page.id)).status).toBe(204);
    expect([(await get(page.id)).status, (await remove(page.id)).status]).toEqual([404, 404]);
    service.clock.advance(29 * DAY_MS);
    expect((await restore(page.id)).body).toMatchObject({ id: page.id, slug: 'news', isActive: true });
    expect((await restore(page.id)).body).toMatchObject({ id: page.id, revision: 3 });
    expect((await snapshots()).map(({ isDeleted }) => isDeleted)).toEqual([false, true, false]);
  });

  it('a deleted page is not restored when its address is in use', async () => {
    const page = await makeOptInPage(service, own, { slug: 'news' });
    await remove(page.id);
    const next = await makeOptInPage(service, own, { slug: 'news' });
    expect((await restore(page.id)).body.code).toBe('slug_taken');
    await update(next.id, { slug: 'updates' });
    await remove(next.id);
    expect((await restore(page.id)).status).toBe(200);
  });

  it('deleted pages are listed with the day of their final deletion (E-79)', async () => {
    const page = await makeOptInPage(service, own, { title: 'Gone', slug: 'gone' });
    await makeOptInPage(service, own);
    await remove(page.id);
    const list = async (as = own) => (await service.call(listDeletedOptInPagesOperation, { as })).body.items;
    const [deleted] = await list();
    expect(deleted).toMatchObject({ id: page.id, title: 'Gone', slug: 'gone', signups: 0 });
    const kept = Date.parse(deleted?.restorableUntil ?? '') - Date.parse(deleted?.deletedAt ?? '');
    expect([kept, await list(other)]).toEqual([30 * DAY_MS, []]);
    service.clock.advance(30 * DAY_MS + 1000);
    expect(await list()).toEqual([]);
  });

  it('only one of two pages gets the address when both are created at the same time (E-84)', async () => {
    const tag = await makeTag(service);
    const both = await Promise.all(['A', 'B'].map((title) => create({ title, slug: 'news', tagIds: [tag.id] })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await service.call(listOptInPagesOperation, { as: own })).body.items).toHaveLength(1);
  });

  it('a deleted page cannot be restored after 30 days (E-79)', async () => {
    const page = await makeOptInPage(service);
    await remove(page.id);
    service.clock.advance(30 * DAY_MS + 1000);
    expect((await restore(page.id)).status).toBe(404);
  });

  it('a duplicate has the same fields and topics and its own address, and is inactive', async () => {
    const page = await makeOptInPage(service, own, { title: 'News', slug: 'news' });
    const copy = () => service.call(duplicateOptInPageOperation, { as: own, params: { pageId: page.id } });
    const [first, second] = [await copy(), await copy()];
    expect([first.status, first.body]).toMatchObject([
      201,
      { title: 'News (copy)', slug: 'news-copy', isActive: false },
    ]);
    expect(second.body).toMatchObject({ slug: 'news-copy-2', settings: page.settings, fields: page.fields });
  });

  it('the address of a copy stays within the length limit when the original has the longest address', async () => {
    const page = await makeOptInPage(service, own, { slug: `${'a'.repeat(54)}-bcdef` });
    const { body } = await service.call(duplicateOptInPageOperation, { as: own, params: { pageId: page.id } });
    expect(body.slug).toBe(`${'a'.repeat(54)}-copy`);
  });
});
