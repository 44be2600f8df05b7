import {
  deleteCampaignOperation,
  listSurveysOperation,
  listSurveyTemplatesOperation,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, submit } from '../../testing/journey';

const as = userActor();

describe('library of surveys (E-27)', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  const list = async (query: Record<string, string | number> = {}, who = as) =>
    (await service.call(listSurveysOperation, { as: who, query })).body;
  const saveAs = async (title: string, description: string) => {
    const { id: campaignId } = await createCampaign(service);
    service.clock.advance(60_000);
    const body = { title, description, questions: parkQuestions, language: 'en', translations: { cy: { title: 'x' } } };
    const { body: survey } = await service.call(saveSurveyOperation, { as, params: { campaignId }, body });
    return survey;
  };

  test('a survey has its campaign, its duration and its number of responses', async () => {
    const campaign = await openCampaign(service);
    await submit(service, campaign);
    const [item] = (await list()).items;
    expect(item).toMatchObject({
      id: campaign.surveyId,
      campaignId: campaign.id,
      campaignTitle: 'Park',
      campaignStatus: 'active',
      title: 'Park',
      questionCount: 2,
      languages: [],
      responseCount: 1,
    });
    expect(item?.estimatedMinutes).toBeGreaterThan(0);
  });

  test('a search matches title and description without case and accents, last edited first, page by page', async () => {
    const first = await saveAs('Café hours', 'When to open');
    const second = await saveAs('Opening times', 'Of the CAFE by the river');
    const matches = (await list({ q: 'cafe' })).items;
    expect(matches.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(matches[0]?.languages).toEqual(['en', 'cy']);
    const page = await list({ q: 'CAFÉ', limit: 1 });
    expect(page.items).toHaveLength(1);
    const next = await list({ q: 'CAFÉ', limit: 1, cursor: page.nextCursor ?? '' });
    expect([next.items.map(({ id }) => id), next.nextCursor]).toEqual([[first.id], null]);
    expect((await list({ q: 'caf.' })).items).toEqual([]);
  });

  test('surveys of another council and of deleted campaigns are not listed', async () => {
    const survey = await saveAs('To be deleted', '');
    expect((await list({}, userActor({ councilId: otherCouncil }))).items).toEqual([]);
    await service.call(deleteCampaignOperation, { as, params: { campaignId: survey.campaignId } });
    expect((await list({ q: 'to be deleted' })).items).toEqual([]);
  });

  test('templates have their questions and duration', async () => {
    const { body } = await service.call(listSurveyTemplatesOperation, { as });
    expect(body.items).toHaveLength(15);
    expect(body.items[0]).toMatchObject({ id: 'park', topic: 'Parks', questionCount: 11, content: { language: 'en' } });
  });
});
