import { councilDeletedEvent, getPublicSurveyOperation } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  aVersion,
  freshId,
  type PublicTestService,
  startPublicService,
  tellCampaign,
  tellCouncil,
  tellSurvey,
  tellVersion,
} from '../../testing/fixtures';

describe('what a resident is given', () => {
  let service: PublicTestService;
  beforeAll(async () => {
    service = await startPublicService();
    await tellCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());
  beforeEach(() => service.clock.set('2026-03-02T09:00:00.000Z'));

  const get = (campaignId: string) => service.call(getPublicSurveyOperation, { params: { campaignId } });
  const tell = async (given: Parameters<typeof aSnapshot>[0] = {}, version = {}) => {
    const id = freshId('campaign');
    await tellSurvey(service, aSnapshot({ id, ...given }), version);
    return id;
  };

  it('an open survey: questions, council and a start token, and nothing that staff keep (E-54)', async () => {
    const { status, body } = await get(await tell());
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

  it('an open survey of a campaign that was renamed: the new title and description of the campaign (D2)', async () => {
    const id = await tell();
    await tellCampaign(service, aSnapshot({ id, revision: 9, title: 'Renamed', description: 'What for' }));
    expect((await get(id)).body.survey?.campaign).toEqual({ title: 'Renamed', description: 'What for' });
  });

  it.each([
    ['paused', { status: 'paused' }, null],
    ['ended', { status: 'completed' }, null],
    ['ended', { endDate: '2026-03-02T00:00:00.000Z' }, null],
    ['not_yet_open', { status: 'scheduled', startDate: '2026-03-03T10:00:00.000Z' }, '2026-03-03T10:00:00.000Z'],
    ['closed', { frequency: 'weekly', startDate: '2026-02-20T09:00:00.000Z' }, '2026-03-06T09:00:00.000Z'],
  ] as const)('%s: that state, without questions and without a token (%j)', async (state, given, nextOpensAt) => {
    const { status, body } = await get(await tell(given));
    expect([status, body.state, body.nextOpensAt, body.survey, body.startToken]).toEqual([
      200,
      state,
      nextOpensAt,
      null,
      null,
    ]);
  });

  it('in another language by lang: translated where it can be, and nothing of the other languages (E-54)', async () => {
    const cy = { title: 'Parciau', 'questions.q2.title': "Sut mae'r parciau?" };
    const id = await tell({}, { language: 'en', translations: { cy } });
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
    for (const lang of [undefined, 'en', 'fr', '__proto__'])
      expect(await read(lang)).toMatchObject({ title: 'Parks', language: 'en' });
  });

  it('a version without questions: no_questions (F-60)', async () => {
    expect((await get(await tell({}, { questions: [] }))).body.state).toBe('no_questions');
  });

  it.each([
    ['a draft', { status: 'draft' }],
    ['one that was deleted', { isDeleted: true }],
  ] as const)('%s: 404 survey_not_found in the words of the catalogue', async (_, given) => {
    const { status, body } = await get(await tell(given));
    expect([status, body.code]).toEqual([404, 'survey_not_found']);
    expect(body.detail).toBe("The survey you're looking for doesn't exist or is no longer available.");
  });

  it('an unknown id: the same 404; one that cannot be an id: 400', async () => {
    expect((await get('nobody-knows-it')).body.code).toBe('survey_not_found');
    expect((await get('{"$gt":""}')).status).toBe(400);
  });

  it('the version comes after the campaign: there as soon as both are, without a wait', async () => {
    const id = freshId('campaign');
    await tellCampaign(service, aSnapshot({ id }));
    expect((await get(id)).status).toBe(404);
    await tellVersion(service, aVersion({ campaignId: id }));
    expect((await get(id)).body.state).toBe('open');
  });

  it('published anew while people look at it: the next one has the new version, without a wait', async () => {
    const id = await tell();
    for (let version = 2; version < 7; version++) {
      expect((await get(id)).body.survey?.version).toBe(version - 1);
      await tellVersion(service, aVersion({ campaignId: id, version }));
      await tellCampaign(service, aSnapshot({ id, publishedVersion: version, revision: version + 5 }));
      expect((await get(id)).body.survey?.version).toBe(version);
    }
  });

  it('a council that is suspended shows its surveys as closed, and takes what was begun before (E-46)', async () => {
    const council = aCouncil({ id: 'council_suspended', slug: 'suspended' });
    await tellCouncil(service, council);
    const id = await tell({ councilId: council.id });
    expect((await get(id)).body.state).toBe('open');
    await tellCouncil(service, { ...council, subscriptionStatus: 'inactive', revision: council.revision + 1 });
    await service.parts.refresh();
    expect((await get(id)).body).toMatchObject({ state: 'closed', nextOpensAt: null, survey: null, startToken: null });
    await tellCouncil(service, { ...council, revision: council.revision + 2 });
    await service.parts.refresh();
    expect((await get(id)).body.state).toBe('open');
  });

  it('a council that is deleted takes its surveys with it', async () => {
    const council = aCouncil({ id: 'council_gone', slug: 'gone' });
    await tellCouncil(service, council);
    const id = await tell({ councilId: council.id });
    expect((await get(id)).status).toBe(200);
    const aggregate = { type: 'council', id: council.id, revision: 9 };
    await service.receive(councilDeletedEvent, {
      aggregate,
      councilId: council.id,
      payload: { councilId: council.id, revision: 9, erasedAfter: '2027-01-01T00:00:00.000Z' },
    });
    await service.parts.refresh();
    expect((await get(id)).status).toBe(404);
  });

  it('asked a hundred times: the database is not (P6), and a pause shows at once', async () => {
    const id = await tell();
    const spies = ['campaign_copies', 'council_copies', 'survey_versions'].map((name) =>
      jest.spyOn(service.connection.collection(name), 'find'),
    );
    const asked = () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    await get(id);
    const first = asked();
    expect(first).toBeGreaterThan(2);
    const began = Date.now();
    for (let n = 0; n < 100; n++) expect((await get(id)).body.state).toBe('open');
    // Only the refresh of twice a second may have looked, at two collections each time.
    expect(asked() - first).toBeLessThanOrEqual(2 * (Math.ceil((Date.now() - began) / 500) + 1));
    for (const spy of spies) spy.mockRestore();
    await tellCampaign(service, aSnapshot({ id, status: 'paused', revision: 6 }));
    expect((await get(id)).body.state).toBe('paused');
  });
});
