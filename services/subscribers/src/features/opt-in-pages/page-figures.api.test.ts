import {
  confirmAddressOperation,
  defaultCouncilSettings,
  getOptInPageFiguresOperation,
  getOptInPageOperation,
  getOptInPagePreviewOperation,
  getOptInPageQrOperation,
  getOptInPageStatsOperation,
  listSignupsOperation,
  listSubscribersOperation,
  pageViewedEvent,
  subscriptionRequestedEvent,
  systemActor,
  updateOptInPageOperation,
} from '@folkmoot/contracts';
import { createPagePreviewTokens, createSubscriberTokens } from '@folkmoot/service-kit';
import { ownCouncil } from '@folkmoot/service-kit/testing';
import {
  makeOptInPage,
  makeTag,
  other,
  own,
  publishCouncil,
  type SubscribersTestService,
  startSubscribersService,
  TEST_SUBSCRIBER_KEY,
} from '../../testing/fixtures';

const DAY_MS = 86_400_000;

describe('figures of opt-in pages', () => {
  let service: SubscribersTestService;
  beforeAll(async () => {
    service = await startSubscribersService();
  });
  beforeEach(async () => {
    await service.empty();
    await publishCouncil(service);
  });
  afterAll(() => service.stop());

  const get = (pageId: string) => service.call(getOptInPageOperation, { as: own, params: { pageId } });
  const asksForConfirmation = (doubleOptIn: boolean) => {
    const settings = defaultCouncilSettings('Europe/London');
    return publishCouncil(service, {
      revision: 2,
      settings: { ...settings, privacy: { ...settings.privacy, doubleOptIn } },
    });
  };
  const confirm = async (email: string) => {
    const { body } = await service.call(listSubscribersOperation, { as: own, query: { q: email } });
    const expiresAt = new Date(service.clock.now().getTime() + DAY_MS);
    const ref = { councilId: ownCouncil, subscriberId: body.items[0]?.id ?? '' };
    const token = createSubscriberTokens(TEST_SUBSCRIBER_KEY).confirmation(ref, expiresAt);
    await service.call(confirmAddressOperation, { as: systemActor('public', null), body: { token } });
  };
  const signUp = async (pageId: string, signup: { email: string; tagIds: string[]; data?: Record<string, string> }) => {
    const signupId = `signup-${signup.email}`;
    await service.receive(subscriptionRequestedEvent, {
      aggregate: { type: 'signup', id: signupId, revision: 1 },
      councilId: ownCouncil,
      payload: {
        signupId,
        source: 'opt_in',
        pageId,
        campaignId: null,
        data: {},
        consentSource: 'Sign-up page',
        consentText: 'Yes please.',
        requestedAt: service.clock.now().toISOString(),
        ...signup,
      },
    });
    await service.settled();
  };
  const view = (pageId: string, counts: { day: string; views: number; uniqueViews: number }) =>
    service.receive(pageViewedEvent, {
      aggregate: { type: 'opt-in-page', id: pageId, revision: 1 },
      councilId: ownCouncil,
      payload: { pageId, ...counts },
    });

  it('the figures contain views, unique views, conversion and each of the last 30 days (E-7)', async () => {
    const tag = await makeTag(service);
    const page = await makeOptInPage(service, own, { tagIds: [tag.id] });
    const today = service.clock.now().toISOString().slice(0, 10);
    const longAgo = new Date(service.clock.now().getTime() - 40 * DAY_MS).toISOString().slice(0, 10);
    await view(page.id, { day: today, views: 9, uniqueViews: 5 });
    await view(page.id, { day: longAgo, views: 3, uniqueViews: 3 });
    await signUp(page.id, { email: 'amy@residents.example', tagIds: [tag.id] });
    await signUp(page.id, { email: 'ben@residents.example', tagIds: [tag.id] });
    const { body } = await service.call(getOptInPageFiguresOperation, { as: own, params: { pageId: page.id } });
    expect(body).toMatchObject({ views: 12, uniqueViews: 8, signups: 2, conversionRate: 25 });
    expect([body.days.length, body.days.at(-1), body.days[0]]).toMatchObject([
      30,
      { day: today, views: 9, signups: 2 },
      { views: 0, signups: 0 },
    ]);
    expect((await get(page.id)).body).toMatchObject({ signups: 2, views: 12, conversionRate: 25 });
    expect((await service.call(getOptInPageStatsOperation, { as: own })).body.signups).toBe(2);
  });

  test.each([
    [false, ['not_needed', 'not_needed'], ['not_needed', 'not_needed']],
    [true, ['waiting', 'waiting'], ['waiting', 'confirmed']],
  ])(
    'sign-ups are listed newest first with topics, entries and confirmation when double opt-in is %s (E-8)',
    async (doubleOptIn, before, after) => {
      await asksForConfirmation(doubleOptIn);
      const tag = await makeTag(service, own, { name: 'Parks' });
      const page = await makeOptInPage(service, own, { tagIds: [tag.id] });
      await signUp(page.id, { email: 'Amy@residents.example', tagIds: [tag.id], data: { name: 'Amy' } });
      service.clock.advance(60_000);
      await signUp(page.id, { email: 'ben@residents.example', tagIds: [tag.id] });
      const list = async (query: object = {}) =>
        (await service.call(listSignupsOperation, { as: own, params: { pageId: page.id }, query: { ...query } })).body;
      const first = await list({ limit: 1 });
      const rest = await list({ cursor: first.nextCursor ?? '' });
      const all = [...first.items, ...rest.items];
      expect(all).toMatchObject([
        { email: 'ben@residents.example', tags: [{ name: 'Parks', color: tag.color }] },
        { email: 'Amy@residents.example', data: { name: 'Amy' } },
      ]);
      expect(all.map(({ confirmation }) => confirmation)).toEqual(before);
      service.clock.advance(60_000);
      await confirm('Amy@residents.example');
      expect((await list()).items.map(({ confirmation }) => confirmation)).toEqual(after);
    },
  );

  it.each([
    ['qr.png', 'image/png', '\u0089PNG'],
    ['qr.svg', 'image/svg+xml', '<svg'],
    ['poster.pdf', 'application/pdf', '%PDF-'],
  ] as const)('a page is downloadable as %s', async (file, type, begin) => {
    const page = await makeOptInPage(service, own, { title: 'Newyddion Ŵyr' });
    const params = { pageId: page.id, file };
    const { status, headers, text } = await service.call(getOptInPageQrOperation, { as: own, params });
    expect([status, headers.get('content-type')?.startsWith(type)]).toEqual([200, true]);
    expect(text.slice(0, 5).includes(begin.slice(1))).toBe(true);
    expect((await service.call(getOptInPageQrOperation, { as: other, params })).status).toBe(404);
  });

  it('the preview link shows the page, also when it is inactive, and expires after an hour (E-18)', async () => {
    const page = await makeOptInPage(service, own, { slug: 'news' });
    await service.call(updateOptInPageOperation, { as: own, params: { pageId: page.id }, body: { isActive: false } });
    const { body } = await service.call(getOptInPagePreviewOperation, { as: own, params: { pageId: page.id } });
    const url = new URL(body.url);
    const read = () =>
      createPagePreviewTokens(TEST_SUBSCRIBER_KEY).read(url.searchParams.get('preview') ?? '', service.clock.now());
    expect([url.origin + url.pathname, read()]).toEqual([
      'http://localhost:8080/riverside/news',
      { id: page.id, revision: 2 },
    ]);
    service.clock.advance(3_601_000);
    expect(read()).toBeNull();
  });
});
