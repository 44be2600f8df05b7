import { councilDeletedEvent, getPublicSurveyOperation } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  aVersion,
  freshId,
  type PublicTestService,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  publishVersion,
  startPublicService,
} from '../../testing/fixtures';

describe('the survey for a resident', () => {
  let service: PublicTestService;
  beforeAll(async () => {
    service = await startPublicService();
    await publishCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());
  beforeEach(() => service.clock.set('2026-03-02T09:00:00.000Z'));

  const get = (campaignId: string) => service.call(getPublicSurveyOperation, { params: { campaignId } });
  const publishOpenSurvey = async (overrides: Parameters<typeof aSnapshot>[0] = {}, version = {}) => {
    const id = freshId('campaign');
    await publishSurvey(service, aSnapshot({ id, ...overrides }), version);
    return id;
  };

  it('an open survey has questions, council and start token, and no staff data (E-54)', async () => {
    const { status, body } = await get(await publishOpenSurvey());
    expect([status, body.state, body.nextOpensAt]).toEqual([200, 'open', null]);
    expect(body.survey?.questions.map(({ id }) => id)).toEqual(['q1', 'q2']);
    expect(body.startToken).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(Object.keys(body.council).sort()).toEqual([
      'branding',
      'hasPrivacyNotice',
      'language',
      'name',
      'slug',
      'timezone',
    ]);
  });

  it('an open survey has the present title and description of its campaign when it was renamed (D2)', async () => {
    const id = await publishOpenSurvey();
    await publishCampaign(service, aSnapshot({ id, revision: 9, title: 'Renamed', description: 'What for' }));
    expect((await get(id)).body.survey?.campaign).toEqual({ title: 'Renamed', description: 'What for' });
  });

  it.each([
    ['paused', { status: 'paused' }, null],
    ['ended', { status: 'completed' }, null],
    ['ended', { endDate: '2026-03-02T00:00:00.000Z' }, null],
    ['not_yet_open', { status: 'scheduled', startDate: '2026-03-03T10:00:00.000Z' }, '2026-03-03T10:00:00.000Z'],
    ['closed', { frequency: 'weekly', startDate: '2026-02-20T09:00:00.000Z' }, '2026-03-06T09:00:00.000Z'],
  ] as const)('%s has that state without questions and token (%j)', async (state, campaign, nextOpensAt) => {
    const { status, body } = await get(await publishOpenSurvey(campaign));
    expect([status, body.state, body.nextOpensAt, body.survey, body.startToken]).toEqual([
      200,
      state,
      nextOpensAt,
      null,
      null,
    ]);
  });

  it('a survey in another language has the translations that exist and nothing of other languages (E-54)', async () => {
    const cy = { title: 'Parciau', 'questions.q2.title': "Sut mae'r parciau?" };
    const id = await publishOpenSurvey({}, { language: 'en', translations: { cy } });
    const read = async (lang?: string) => {
      const query: Record<string, string> = lang === undefined ? {} : { lang };
      return (await service.call(getPublicSurveyOperation, { params: { campaignId: id }, query })).body.survey;
    };
    const welsh = await read('cy');
    expect(welsh).toMatchObject({ title: 'Parciau', language: 'cy', languages: ['en', 'cy'] });
    expect(welsh?.questions.map(({ id: each, title }) => [each, title])).toEqual([
      ['q1', 'What should we change?'],
      ['q2', "Sut mae'r parciau?"],
    ]);
    expect(welsh).not.toHaveProperty('translations');
    // The campaign has the name of its survey, so the page must not show the English one above the Welsh one.
    expect([welsh?.campaign?.title, (await read('en'))?.campaign?.title]).toEqual(['Parciau', 'Parks']);
    for (const lang of [undefined, 'en', 'fr', '__proto__'])
      expect(await read(lang)).toMatchObject({ title: 'Parks', language: 'en' });
  });

  it('a version without questions has the state no_questions (F-60)', async () => {
    expect((await get(await publishOpenSurvey({}, { questions: [] }))).body.state).toBe('no_questions');
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['one that was deleted', { isDeleted: true }],
  ] as const)('%s gets 404 survey_not_found in the words of the catalogue', async (_, campaign) => {
    const { status, body } = await get(await publishOpenSurvey(campaign));
    expect([status, body.code]).toEqual([404, 'survey_not_found']);
    expect(body.detail).toBe("The survey you're looking for doesn't exist or is no longer available.");
  });

  it('an unknown id gets the same 404, and an invalid one 400', async () => {
    expect((await get('nobody-knows-it')).body.code).toBe('survey_not_found');
    expect((await get('{"$gt":""}')).status).toBe(400);
  });

  it('a survey is available at once when its version arrives after its campaign', async () => {
    const id = freshId('campaign');
    await publishCampaign(service, aSnapshot({ id }));
    expect((await get(id)).status).toBe(404);
    await publishVersion(service, aVersion({ campaignId: id }));
    expect((await get(id)).body.state).toBe('open');
  });

  it('the next request gets the new version at once when a survey is published again', async () => {
    const id = await publishOpenSurvey();
    for (let version = 2; version < 7; version++) {
      expect((await get(id)).body.survey?.version).toBe(version - 1);
      await publishVersion(service, aVersion({ campaignId: id, version }));
      await publishCampaign(service, aSnapshot({ id, publishedVersion: version, revision: version + 5 }));
      expect((await get(id)).body.survey?.version).toBe(version);
    }
  });

  it("a suspended council's surveys are closed, and started ones are accepted (E-46)", async () => {
    const council = aCouncil({ id: 'council_suspended', slug: 'suspended' });
    await publishCouncil(service, council);
    const id = await publishOpenSurvey({ councilId: council.id });
    expect((await get(id)).body.state).toBe('open');
    await publishCouncil(service, { ...council, subscriptionStatus: 'inactive', revision: council.revision + 1 });
    await service.refresh();
    expect((await get(id)).body).toMatchObject({ state: 'closed', nextOpensAt: null, survey: null, startToken: null });
    await publishCouncil(service, { ...council, revision: council.revision + 2 });
    await service.refresh();
    expect((await get(id)).body.state).toBe('open');
  });

  it("a deleted council's surveys are not found", async () => {
    const council = aCouncil({ id: 'council_gone', slug: 'gone' });
    await publishCouncil(service, council);
    const id = await publishOpenSurvey({ councilId: council.id });
    expect((await get(id)).status).toBe(200);
    const aggregate = { type: 'council', id: council.id, revision: 9 };
    await service.receive(councilDeletedEvent, {
      aggregate,
      councilId: council.id,
      payload: { councilId: council.id, revision: 9, erasedAfter: '2027-01-01T00:00:00.000Z' },
    });
    await service.refresh();
    expect((await get(id)).status).toBe(404);
  });

  it('a hundred requests need no database, and a pause is visible at once', async () => {
    const id = await publishOpenSurvey();
    const spies = ['campaign_copies', 'council_copies', 'survey_versions'].map((name) =>
      jest.spyOn(service.connection.collection(name), 'find'),
    );
    const countReads = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    await get(id);
    const first = countReads();
    expect(first).toBeGreaterThan(2);
    const began = Date.now();
    for (let n = 0; n < 100; n++) expect((await get(id)).body.state).toBe('open');
    // Only the refresh twice a second may have sent queries, at most two each time.
    expect(countReads() - first).toBeLessThanOrEqual(2 * (Math.ceil((Date.now() - began) / 500) + 1));
    for (const spy of spies) spy.mockRestore();
    await publishCampaign(service, aSnapshot({ id, status: 'paused', revision: 6 }));
    expect((await get(id)).body.state).toBe('paused');
  });
});
