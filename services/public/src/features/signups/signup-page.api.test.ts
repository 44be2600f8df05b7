import { setTimeout as pause } from 'node:timers/promises';
import { pageViewedEvent } from '@folkmoot/contracts';
import { createPagePreviewTokens } from '@folkmoot/service-kit';
import { aCouncil, publishCouncil, SUBSCRIBER_KEY } from '../../testing/fixtures';
import { testBundle } from '../../testing/release';
import {
  AMY,
  carried,
  type Fields,
  type SignupSetUp,
  setUpSignups,
  shownIn,
  TRACES,
} from '../../testing/signup-set-up';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

describe('sign-up pages', () => {
  let setUp: SignupSetUp;
  beforeEach(async () => {
    setUp = await setUpSignups();
  });
  afterEach(() => setUp.stop());

  it('a sign-up leaves no data of the person after hand-over, and request data is never stored', async () => {
    const fields = [...(await setUp.begin()), ...AMY];
    expect((await setUp.post('/riverside/news', fields)).status).toBe(303);
    await setUp.service.settled();
    const documents = await setUp.service.connection.collection('signups').find({}).toArray();
    expect(documents).toMatchObject([{ content: null }]);
    expect(Object.keys(documents[0] ?? {}).sort()).toEqual(['_id', 'content', 'handedOverOn']);
    expect(JSON.stringify([documents, setUp.service.events])).not.toMatch(TRACES);
  });

  it.each([
    ['a missing page', '/riverside/nothing'],
    ['a page of another council', '/hillview/news'],
    ['an inactive page', '/riverside/hidden'],
    ['an operator', '/riverside/%7B%22%24gt%22%3A1%7D'],
  ])('%s gets the same page with 404 and without a reason (E-51)', async (_, path) => {
    await setUp.change({ id: 'page_2', slug: 'hidden', isActive: false });
    const { status, text } = await setUp.get(path);
    expect([status, text.includes('page-not-found <code>{"kind":"page-not-found","lookedUp":null}</code>')]).toEqual([
      404,
      true,
    ]);
    const response = await setUp.pageOf('hidden');
    expect([response.status, response.body]).toMatchObject([
      404,
      { detail: 'This opt-in page does not exist or is no longer available.' },
    ]);
  });

  it('a former address redirects to the present one with 301, and a posted form with 308 (E-84)', async () => {
    await setUp.change({ slug: 'updates', formerSlugs: ['news', 'old'], revision: 2 });
    for (const path of ['/riverside/news', '/riverside/old', '/riverside/Updates']) {
      const { status, headers } = await setUp.get(path);
      expect([path, status, headers.get('location')]).toEqual([path, 301, '/riverside/updates']);
      // A cached redirect would be a loop after the next rename.
      expect(headers.get('cache-control')).toBe('no-store');
    }
    const posted = await setUp.post('/riverside/news', []);
    expect([posted.status, posted.headers.get('location')]).toEqual([308, '/riverside/updates']);
  });

  it('every page of a council redirects to its present address when the council had another one before', async () => {
    await publishCouncil(setUp.service, aCouncil({ slug: 'river-town', formerSlugs: ['riverside'], revision: 10_000 }));
    await setUp.service.refresh();
    const of = async (path: string) => {
      const { status, headers } = await setUp.get(path);
      return [status, headers.get('location')];
    };
    expect(await of('/riverside/news')).toEqual([301, '/river-town/news']);
    expect((await setUp.get('/river-town/news')).status).toBe(200);
    const posted = await setUp.post('/riverside/news', []);
    expect([posted.status, posted.headers.get('location')]).toEqual([308, '/river-town/news']);
  });

  it('an older event of a page does not replace a newer one', async () => {
    await setUp.change({ slug: 'newer', revision: 3 });
    await setUp.change({ slug: 'older', revision: 2 });
    expect([(await setUp.get('/riverside/newer')).status, (await setUp.get('/riverside/older')).status]).toEqual([
      200, 404,
    ]);
    await setUp.change({ slug: 'newer', isDeleted: true, revision: 4 });
    expect((await setUp.get('/riverside/newer')).status).toBe(404);
  });

  it('a plain form is answered with 303 to the thank-you, once for repeated sends, for known and unknown addresses', async () => {
    const fields = [...(await setUp.begin()), ...AMY];
    const first = await setUp.post('/riverside/news', fields);
    expect([first.status, first.headers.get('location')]).toEqual([303, '/riverside/news/thank-you']);
    const again = await setUp.post('/riverside/news', fields);
    expect([again.status, again.headers.get('location')]).toEqual([303, '/riverside/news/thank-you']);
    expect(await setUp.requested()).toHaveLength(1);
    const { status, text } = await setUp.get('/riverside/news/thank-you');
    expect([status, text.includes('"needsConfirmation":true')]).toEqual([200, true]);
  });

  it('a refused form is shown again with its values and its key, with 422', async () => {
    const begun = await setUp.begin();
    const { status, text } = await setUp.post('/riverside/news', [
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

  it('the person is asked to send the form once more, with its values, when a hidden field is filled in', async () => {
    const fields = [...(await setUp.begin()), ...AMY];
    const { status, text } = await setUp.post('/riverside/news', [...fields, ['homepage', 'https://buy.example']]);
    expect([status, shownIn(text)]).toMatchObject([
      422,
      { isDoubted: true, values: { email: 'amy@residents.example' }, tagIds: ['tag_parks'] },
    ]);
    expect(await setUp.requested()).toEqual([]);
    expect((await setUp.post('/riverside/news', fields)).status).toBe(303);
  });

  it.each([
    ['faster than a person can read it', (fields: Fields) => fields],
    ['with a forged stamp', ([key]: Fields): Fields => [...(key ? [key] : []), ['stamp', 'forged.token']]],
  ])('a form sent %s is accepted, but the address has to be confirmed', async (_, changed) => {
    await setUp.councilAsks({ doubleOptIn: false, residentsTickTopics: true });
    const fields = carried((await setUp.get('/riverside/news')).text);
    const { headers } = await setUp.post('/riverside/news', [...changed(fields), ...AMY]);
    expect(headers.get('location')).toBe('/riverside/news/thank-you?confirm=1');
    expect((await setUp.get('/riverside/news/thank-you?confirm=1')).text).toContain('"needsConfirmation":true');
    expect((await setUp.get('/riverside/news/thank-you')).text).toContain('"needsConfirmation":false');
    expect(await setUp.requested()).toMatchObject([{ mustConfirm: true }]);
  });

  it('a signed link shows an inactive page, and a sign-up there stores nothing (E-18)', async () => {
    await setUp.change({ isActive: false, revision: 2 });
    const previews = createPagePreviewTokens(SUBSCRIBER_KEY);
    const inAnHour = new Date('2026-03-02T10:00:00.000Z');
    const path = `/riverside/news?preview=${previews.issue({ id: 'page_1', revision: 2 }, inAnHour)}`;
    const { status, text, headers } = await setUp.get(path);
    expect([status, text.includes('"isPreview":true'), headers.get('cache-control')]).toEqual([200, true, 'no-store']);
    const fields = carried(text);
    const posted = await setUp.post(path, [...fields, ...AMY]);
    expect(posted.status).toBe(303);
    expect((await setUp.get(posted.headers.get('location') ?? '')).text).toContain('"isPreview":true');
    expect(await setUp.requested()).toEqual([]);
    expect(
      (await setUp.get(`/riverside/news?preview=${previews.issue({ id: 'page_2', revision: 0 }, inAnHour)}`)).status,
    ).toBe(404);
    setUp.service.clock.set('2026-03-02T10:00:01.000Z');
    expect((await setUp.get(path)).status).toBe(404);
  });

  it('a preview waits for the revision that was saved, also at a new address', async () => {
    await setUp.change({ isActive: false, revision: 2 });
    const previews = createPagePreviewTokens(SUBSCRIBER_KEY);
    const token = previews.issue({ id: 'page_1', revision: 3 }, new Date('2026-03-02T10:00:00.000Z'));
    const shown = setUp.get(`/riverside/news-2?preview=${token}`);
    await pause(600);
    await setUp.change({ isActive: false, title: 'Saved now', slug: 'news-2', formerSlugs: ['news'], revision: 3 });
    const { status, text } = await shown;
    expect([status, text.includes('Saved now')]).toEqual([200, true]);
  });

  it('views are counted and are unique once a day, without programs, previews and personal data (E-7)', async () => {
    const first = await setUp.get('/riverside/news');
    const since = first.headers.get('last-modified') ?? '';
    expect([since, first.headers.get('cache-control')]).toEqual(['Mon, 02 Mar 2026 00:00:00 GMT', 'private, no-cache']);
    expect(first.headers.get('set-cookie')).toBeNull();
    const again = await setUp.get('/riverside/news', { 'if-modified-since': since });
    expect([again.status, again.text.length > 0]).toEqual([200, true]);
    await setUp.get('/riverside/news', { 'user-agent': 'Googlebot/2.1' });
    await setUp.service.flush();
    await setUp.service.settled();
    expect(setUp.service.eventsOf(pageViewedEvent).map(({ payload }) => payload)).toEqual([
      { pageId: 'page_1', day: '2026-03-02', views: 2, uniqueViews: 1 },
    ]);
    setUp.service.clock.set('2026-03-03T09:00:00.000Z');
    await setUp.get('/riverside/news', { 'if-modified-since': since });
    await setUp.service.flush();
    await setUp.service.settled();
    expect(setUp.service.eventsOf(pageViewedEvent).at(-1)?.payload).toEqual({
      pageId: 'page_1',
      day: '2026-03-03',
      views: 1,
      uniqueViews: 1,
    });
  });
});
