import {
  activateCampaignOperation,
  campaignPublishedEvent,
  getSurveyOperation,
  publishSurveyOperation,
  type SaveSurvey,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions } from '../../testing/journey';

const as = userActor();
const link = { id: 'plans', label: 'See the plans', url: 'https://riverside.example/plans' };

describe('the own thank-you of a survey', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());

  const save = (campaignId: string, own: Partial<SaveSurvey>) =>
    service.call(saveSurveyOperation, {
      as,
      params: { campaignId },
      body: { title: 'Park', questions: parkQuestions, ...own },
    });

  test('the thank-you is saved with the draft and published with the version', async () => {
    const { id: campaignId } = await openCampaign(service);
    await service.settled();
    service.forgetEvents();
    const { body } = await save(campaignId, { thankYouText: ' We meet in May. ', thankYouLinks: [link] });
    expect(body).toMatchObject({ thankYouText: 'We meet in May.', thankYouLinks: [link], hasUnpublishedChanges: true });
    expect((await service.call(publishSurveyOperation, { as, params: { campaignId } })).status).toBe(200);
    await service.settled();
    expect(service.eventsOf(campaignPublishedEvent).map(({ payload }) => payload.version)).toMatchObject([
      { version: 2, series: 1, thankYouText: 'We meet in May.', thankYouLinks: [link] },
    ]);
  });

  test('an empty thank-you is no change of a published survey', async () => {
    const { id: campaignId } = await openCampaign(service);
    const { body: before } = await service.call(getSurveyOperation, { as, params: { campaignId } });
    const { questions, title, description, introText, introFile } = before;
    const kept = { title, description, introText, introFile, questions };
    const { body } = await save(campaignId, { ...kept, thankYouText: ' ', thankYouLinks: [] });
    expect(body.hasUnpublishedChanges).toBe(false);
    expect(body).not.toHaveProperty('thankYouText');
    expect(body).not.toHaveProperty('thankYouLinks');
  });

  test('the introduction file of a language is kept until the survey or its language has none', async () => {
    const { id: campaignId } = await createCampaign(service);
    const file = { url: `/api/assets/${'a'.repeat(64)}.pdf`, name: 'cynllun.pdf', type: 'pdf', size: 1 };
    const translations = { cy: { title: 'Y parc' } };
    const filesAfter = async (own: object) => {
      const { status, body } = await save(campaignId, { translations, ...own });
      return [status, body.introFiles];
    };
    expect(await filesAfter({ introFiles: { cy: file } })).toEqual([200, { cy: file }]);
    expect(await filesAfter({})).toEqual([200, { cy: file }]);
    expect(await filesAfter({ introFiles: {} })).toEqual([200, undefined]);
    expect(await filesAfter({ introFiles: { fr: file } })).toEqual([200, undefined]);
    for (const introFiles of [{ 'not a tag': file }, { cy: { ...file, type: 'exe' } }, { cy: null }])
      expect(await filesAfter({ introFiles })).toEqual([400, undefined]);
  });

  test.each(['http://riverside.example', 'javascript:alert(1)'])(
    'a draft with a link to %s is saved, and is not published',
    async (url) => {
      const { id: campaignId } = await createCampaign(service);
      expect((await save(campaignId, { thankYouLinks: [{ ...link, url }] })).status).toBe(200);
      const activated = await service.call(activateCampaignOperation, { as, params: { campaignId } });
      expect([activated.status, activated.body.code]).toEqual([409, 'survey_not_ready']);
    },
  );

  test('more than three links, and texts that are too long, are refused', async () => {
    const { id: campaignId } = await createCampaign(service);
    const refused = [
      { thankYouLinks: [1, 2, 3, 4].map((at) => ({ ...link, id: `l${at}` })) },
      { thankYouText: 'x'.repeat(1_001) },
      { thankYouLinks: [{ ...link, label: 'x'.repeat(101) }] },
      { thankYouLinks: [{ ...link, id: '__proto__' }] },
    ];
    for (const own of refused) expect((await save(campaignId, own)).status).toBe(400);
  });
});
