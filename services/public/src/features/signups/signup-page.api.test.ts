import { pageViewedEvent } from '@folkmoot/contracts';
import { createPagePreviewTokens } from '@folkmoot/service-kit';
import { aCouncil, SUBSCRIBER_KEY, tellCouncil } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import {
  AMY,
  carried,
  type Fields,
  type SignupStage,
  shownIn,
  startSignupStage,
  TRACES,
} from '../../testing/signup-stage';

jest.mock('../../module-import', () => ({ importModule: async () => testBundle() }));

describe('sign-up pages', () => {
  let stage: SignupStage;
  beforeEach(async () => {
    stage = await startSignupStage();
  });
  afterEach(() => stage.stop());

  it('once handed over, nothing of the person is left here, and nothing of the request ever was', async () => {
    const fields = [...(await stage.begin()), ...AMY];
    expect((await stage.post('/riverside/news', fields)).status).toBe(303);
    await stage.service.settled();
    const documents = await stage.service.connection.collection('signups').find({}).toArray();
    expect(documents).toMatchObject([{ content: null }]);
    expect(Object.keys(documents[0] ?? {}).sort()).toEqual(['_id', 'content', 'handedOverOn']);
    expect(JSON.stringify([documents, stage.service.events])).not.toMatch(TRACES);
  });

  it.each([
    ['a page that is not there', '/riverside/nothing'],
    ['a page of another council', '/hillview/news'],
    ['a page that is not active', '/riverside/hidden'],
    ['an operator', '/riverside/%7B%22%24gt%22%3A1%7D'],
  ])('%s: the same page, 404, without a word of why (E-51)', async (_, path) => {
    await stage.change({ id: 'page_2', slug: 'hidden', isActive: false });
    const { status, text } = await stage.get(path);
    expect([status, text.includes('page-not-found <code>{"kind":"page-not-found","lookedUp":null}</code>')]).toEqual([
      404,
      true,
    ]);
    const found = await stage.pageOf('hidden');
    expect([found.status, found.body]).toMatchObject([
      404,
      { detail: 'This opt-in page does not exist or is no longer available.' },
    ]);
  });

  it('an address of before leads to the present one, by 301, a posted form by 308 (E-84)', async () => {
    await stage.change({ slug: 'updates', formerSlugs: ['news', 'old'], revision: 2 });
    for (const path of ['/riverside/news', '/riverside/old', '/riverside/Updates']) {
      const { status, headers } = await stage.get(path);
      expect([path, status, headers.get('location')]).toEqual([path, 301, '/riverside/updates']);
      // Kept for good it would go round in circles after the next rename.
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const posted = await stage.post('/riverside/news', []);
    expect([posted.status, posted.headers.get('location')]).toEqual([308, '/riverside/updates']);
  });

  it('redirects every page of a council to its present address when the council had another one before', async () => {
    await tellCouncil(stage.service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 10_000 }));
    await stage.service.parts.refresh();
    const of = async (path: string) => {
      const { status, headers } = await stage.get(path);
      return [status, headers.get('location')];
    };
    expect(await of('/riverside/news')).toEqual([301, '/river-town/news']);
    expect((await stage.get('/river-town/news')).status).toBe(200);
    const posted = await stage.post('/riverside/news', []);
    expect([posted.status, posted.headers.get('location')]).toEqual([308, '/river-town/news']);
  });

  it('an older word of a page does not undo a newer one', async () => {
    await stage.change({ slug: 'newer', revision: 3 });
    await stage.change({ slug: 'older', revision: 2 });
    expect([(await stage.get('/riverside/newer')).status, (await stage.get('/riverside/older')).status]).toEqual([
      200, 404,
    ]);
    await stage.change({ slug: 'newer', isDeleted: true, revision: 4 });
    expect((await stage.get('/riverside/newer')).status).toBe(404);
  });

  it('without script: 303 to the thank-you, once however often it is sent, whether or not the address is known', async () => {
    const fields = [...(await stage.begin()), ...AMY];
    const first = await stage.post('/riverside/news', fields);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/riverside/news/thank-you']);
    const again = await stage.post('/riverside/news', fields);
    expect([again.status, again.headers.get('location')]).toEqual([303, '/riverside/news/thank-you']);
    expect(await stage.requested()).toHaveLength(1);
    const { status, text } = await stage.get('/riverside/news/thank-you');
    expect([status, text.includes('"needsConfirmation":true')]).toEqual([200, true]);
  });

  it('what cannot be taken comes back filled in, with its key, 422', async () => {
    const begun = await stage.begin();
    const { status, text } = await stage.post('/riverside/news', [
      ...begun,
      ['field.email', 'amy@'],
      ['topics', 'tag_parks'],
    ]);
    expect(status).toBe(422);
    expect(shownIn(text)).toMatchObject({
      values: { email: 'amy@' },
      tagIds: ['tag_parks'],
      problems: [{ field: 'email', kind: 'email_invalid' }],
    });
    expect(carried(text)).toEqual(begun);
  });

  it('what people do not see was filled in: asked to send it once more, nothing lost', async () => {
    const fields = [...(await stage.begin()), ...AMY];
    const { status, text } = await stage.post('/riverside/news', [...fields, ['homepage', 'https://buy.example']]);
    expect([status, shownIn(text)]).toMatchObject([
      422,
      { isDoubted: true, values: { email: 'amy@residents.example' }, tagIds: ['tag_parks'] },
    ]);
    expect(await stage.requested()).toEqual([]);
    expect((await stage.post('/riverside/news', fields)).status).toBe(303);
  });

  it.each([
    ['faster than anybody reads', (given: Fields) => given],
    ['with a stamp that is not ours', ([key]: Fields): Fields => [...(key ? [key] : []), ['stamp', 'forged.token']]],
  ])('sent %s: taken, but the address has to be confirmed', async (_, changed) => {
    await stage.councilAsks({ doubleOptIn: false, residentsTickTopics: true });
    const given = carried((await stage.get('/riverside/news')).text);
    const { headers } = await stage.post('/riverside/news', [...changed(given), ...AMY]);
    expect(headers.get('location')).toBe('/riverside/news/thank-you?confirm=1');
    expect((await stage.get('/riverside/news/thank-you?confirm=1')).text).toContain('"needsConfirmation":true');
    expect((await stage.get('/riverside/news/thank-you')).text).toContain('"needsConfirmation":false');
    expect(await stage.requested()).toMatchObject([{ mustConfirm: true }]);
  });

  it('a signed link shows a page that is not active, and what is tried there keeps nothing (E-18)', async () => {
    await stage.change({ isActive: false, revision: 2 });
    const previews = createPagePreviewTokens(SUBSCRIBER_KEY);
    const inAnHour = new Date('2026-03-02T10:00:00.000Z');
    const path = `/riverside/news?preview=${previews.issue('page_1', inAnHour)}`;
    const { status, text, headers } = await stage.get(path);
    expect([status, text.includes('"isPreview":true'), headers.get('cache-control')]).toEqual([200, true, 'no-store']);
    const fields = carried(text);
    const posted = await stage.post(path, [...fields, ...AMY]);
    expect(posted.status).toBe(303);
    expect((await stage.get(posted.headers.get('location') ?? '')).text).toContain('"isPreview":true');
    expect(await stage.requested()).toEqual([]);
    expect((await stage.get(`/riverside/news?preview=${previews.issue('page_2', inAnHour)}`)).status).toBe(404);
    stage.service.clock.set('2026-03-02T10:00:01.000Z');
    expect((await stage.get(path)).status).toBe(404);
  });

  it('views are counted, once a day as unique, programs and previews not at all; nothing says who (E-7)', async () => {
    const first = await stage.get('/riverside/news');
    const since = first.headers.get('last-modified') ?? '';
    expect([since, first.headers.get('cache-control')]).toEqual(['Mon, 02 Mar 2026 00:00:00 GMT', 'private, no-cache']);
    expect(first.headers.get('set-cookie')).toBeNull();
    const again = await stage.get('/riverside/news', { 'if-modified-since': since });
    expect([again.status, again.text.length > 0]).toEqual([200, true]);
    await stage.get('/riverside/news', { 'user-agent': 'Googlebot/2.1' });
    await stage.service.parts.flush();
    await stage.service.settled();
    expect(stage.service.eventsOf(pageViewedEvent).map(({ payload }) => payload)).toEqual([
      { pageId: 'page_1', day: '2026-03-02', views: 2, uniqueViews: 1 },
    ]);
    stage.service.clock.set('2026-03-03T09:00:00.000Z');
    await stage.get('/riverside/news', { 'if-modified-since': since });
    await stage.service.parts.flush();
    await stage.service.settled();
    expect(stage.service.eventsOf(pageViewedEvent).at(-1)?.payload).toEqual({
      pageId: 'page_1',
      day: '2026-03-03',
      views: 1,
      uniqueViews: 1,
    });
  });
});
