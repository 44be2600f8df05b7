import {
  campaignErasedEvent,
  commitmentsChangedEvent,
  councilErasedEvent,
  councilPurgedEvent,
  listPublicCommitmentsOperation,
  type PublicCommitment,
} from '@folkmoot/contracts';
import { until } from '@folkmoot/service-kit/testing';
import {
  aCouncil,
  aSnapshot,
  type PublicTestService,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { testBundle, testStatic } from '../../testing/release';

jest.mock('../../integrations/rendering/module-import', () => ({ importModule: async () => testBundle() }));

const PURGED_WITHIN_MS = 20_000;

const point = (id: string, patch: Partial<PublicCommitment> = {}): PublicCommitment => ({
  id,
  sentence: `About ${id}`,
  said: 12,
  saidBy: 'answers',
  fewerThan: null,
  response: 'planned',
  because: '',
  owner: '',
  dueOn: null,
  history: [],
  links: [],
  ...patch,
});

describe('commitments on public pages', () => {
  let files: Awaited<ReturnType<typeof testStatic>>;
  let service: PublicTestService;
  let revision = 0;
  beforeEach(async () => {
    files = await testStatic();
    await files.release('one');
    service = await startPublicService({ staticDir: files.staticDir, remotesFile: files.remotesFile });
    await publishCouncil(service, aCouncil({ id: 'council_own', slug: 'riverside' }));
    await publishCouncil(service, aCouncil({ id: 'council_other', slug: 'hillview' }));
    await publishSurvey(service, aSnapshot({ id: 'parks', title: 'Parks' }));
    await publishSurvey(service, aSnapshot({ id: 'buses', title: 'Buses' }));
    await publishSurvey(service, aSnapshot({ id: 'theirs', title: 'Theirs', councilId: 'council_other' }));
    await service.refresh();
  });
  afterEach(async () => {
    await service.stop();
    await files.remove();
  });

  const commit = (
    campaignId: string,
    points: PublicCommitment[],
    { at = ++revision, councilId = 'council_own' } = {},
  ) =>
    service.receive(commitmentsChangedEvent, {
      aggregate: { type: 'commitments', id: campaignId, revision: at },
      councilId,
      payload: { campaignId, change: 'changed', revision: at, points },
    });
  const list = (query: Readonly<Record<string, string>> = {}, councilSlug = 'riverside') =>
    service.call(listPublicCommitmentsOperation, { params: { councilSlug }, query });
  const idsOf = async (query: Readonly<Record<string, string>> = {}) =>
    (await list(query)).body.items.map(({ id }) => id);
  const page = async (path = '/riverside/commitments') => {
    const response = await fetch(`${service.url}${path}`, { redirect: 'manual' });
    return { status: response.status, text: await response.text(), location: response.headers.get('location') };
  };

  it('overdue ones come first, then open ones by their day, then done and refused ones', async () => {
    await commit('parks', [
      point('done', { response: 'done', dueOn: '2020-01-01' }),
      point('open'),
      point('refused', { response: 'not_doing', because: 'No' }),
      point('soon', { response: 'doing', dueOn: '2999-01-01' }),
    ]);
    await commit('buses', [point('late', { dueOn: '2020-02-01' }), point('later', { dueOn: '2020-03-01' })]);
    await commit('theirs', [point('x')], { councilId: 'council_other' });
    expect(await idsOf()).toEqual(['late', 'later', 'soon', 'open', 'done', 'refused']);
    expect(await idsOf({ state: 'overdue' })).toEqual(['late', 'later']);
    expect(await idsOf({ state: 'planned' })).toEqual(['late', 'later', 'open']);
    expect(await idsOf({ campaign: 'parks', state: 'done' })).toEqual(['done']);
    const { text, status } = await page();
    expect([status, text.includes('About late'), text.includes('About x')]).toEqual([200, true, false]);
    const html = await page('/riverside/commitments?state=done&utm_source=mail');
    expect([html.text.includes('About done'), html.text.includes('About late')]).toEqual([true, false]);
    expect(html.text).toContain('/riverside/survey/parks');
  });

  it('an older event changes nothing', async () => {
    await commit('parks', [point('new')], { at: 20 });
    await commit('parks', [point('old')], { at: 19 });
    expect(await idsOf()).toEqual(['new']);
  });

  it('a long list has pages, and an address behind the last one shows the last one', async () => {
    await commit(
      'parks',
      Array.from({ length: 23 }, (_, index) => point(`p${index}`)),
    );
    const { body } = await list({ page: '9' });
    expect(body).toMatchObject({ total: 23, page: 3, pages: 3 });
    expect(body.items).toHaveLength(3);
    expect((await page('/riverside/commitments?page=2&state=nonsense')).text).toContain('About p10');
  });

  it('deleted campaigns, other councils and suspended councils show nothing', async () => {
    await commit('parks', [point('a')]);
    expect((await list({}, 'hillview')).body.items).toEqual([]);
    expect((await list({}, 'nowhere')).status).toBe(404);
    const missing = await page('/nowhere/commitments');
    expect([missing.status, missing.text.includes('"missing":"page"')]).toEqual([404, true]);
    expect((await page('/Riverside/commitments')).location).toBe('/riverside/commitments');
    await publishCampaign(service, aSnapshot({ id: 'parks', isDeleted: true, revision: 9 }));
    expect(await idsOf()).toEqual([]);
    await publishCouncil(
      service,
      aCouncil({ id: 'council_own', slug: 'riverside', revision: 9, subscriptionStatus: 'inactive' }),
    );
    await service.refresh();
    expect([(await list()).status, (await page()).status]).toEqual([404, 404]);
  });

  it('commitments go with their campaign and with their council', async () => {
    await commit('parks', [point('a')]);
    await commit('buses', [point('b')]);
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id: 'parks', revision: 99 },
      councilId: 'council_own',
      payload: { campaignId: 'parks' },
    });
    expect(await idsOf()).toEqual(['b']);
    const copies = service.connection.collection('commitment_copies');
    expect(await copies.countDocuments()).toBe(1);
    await service.receive(councilErasedEvent, {
      aggregate: { type: 'council', id: 'council_own', revision: 99 },
      councilId: 'council_own',
      payload: { councilId: 'council_own' },
    });
    await until(async () => {
      await service.settled();
      return service.eventsOf(councilPurgedEvent).length > 0;
    }, PURGED_WITHIN_MS);
    expect(await copies.countDocuments()).toBe(0);
  });

  it('a page is served without a read of the database, and another site may show the list', async () => {
    await commit('parks', [point('a')]);
    await page();
    const away = jest.spyOn(service.connection.collection('commitment_copies'), 'find').mockImplementation(() => {
      throw new Error('the database is away');
    });
    const known = [(await page()).status, (await list()).status];
    away.mockRestore();
    expect(known).toEqual([200, 200]);
    expect((await list()).headers.get('access-control-allow-origin')).toBe('*');
  });
});
