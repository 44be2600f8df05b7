import {
  campaignChangedEvent,
  createCampaignOperation,
  duplicateCampaignOperation,
  getReportOperation,
  listQrCodesOperation,
  saveDeliveryOperation,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaignWithQrCode, parkQuestions, submit } from '../../testing/journey';

const as = userActor();

describe('campaigns from a template or a copy', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  const create = (body: object) => service.call(createCampaignOperation, { as, body });

  test('the questions of a template are copied with new ids', async () => {
    const first = await create({ title: 'Our park', templateId: 'park' });
    const second = await create({ title: 'Your park', templateId: 'park' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ title: 'Our park', status: 'ready', currentStep: 'survey' });
    expect(first.body.surveyData).toMatchObject({ title: 'Our park', language: 'en' });
    expect(first.body.surveyData.questions).toHaveLength(11);
    const ids = [first, second].flatMap(({ body }) => body.surveyData.questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(22);
  });

  test('a missing template is refused with 404, a template together with a survey with 400', async () => {
    const unknown = await create({ title: 'Park', templateId: 'parks' });
    expect([unknown.status, unknown.body.code, unknown.body.detail]).toEqual([
      404,
      'template_not_found',
      'This template does not exist.',
    ]);
    const both = await create({ title: 'Park', templateId: 'park', surveyOf: 'c1' });
    expect([both.status, both.body.fields?.[0]?.path]).toEqual([400, 'surveyOf']);
  });

  test('the survey of another campaign is copied, but not one of another council', async () => {
    const { id } = await createCampaign(service);
    const body = { title: 'Park', introText: 'Hello', questions: parkQuestions };
    await service.call(saveSurveyOperation, { as, params: { campaignId: id }, body });
    const copy = await create({ title: 'Again', surveyOf: id });
    expect(copy.body.surveyData).toMatchObject({ title: 'Again', introText: 'Hello' });
    expect(copy.body.surveyData.questions.map(({ title }) => title)).toEqual(parkQuestions.map(({ title }) => title));
    const theirs = await service.call(createCampaignOperation, {
      as: userActor({ councilId: otherCouncil }),
      body: { title: 'Again', surveyOf: id },
    });
    expect([theirs.status, theirs.body.code]).toEqual([404, 'campaign_not_found']);
  });

  test('a duplicate has texts, survey and delivery, and no history of the original', async () => {
    const original = await openCampaignWithQrCode(service);
    await submit(service, original);
    const params = { campaignId: original.id };
    await service.call(saveDeliveryOperation, {
      as,
      params,
      body: {
        deliveryMethods: ['qr', 'email'],
        targetAudience: 'Local Businesses',
        frequency: 'monthly',
        targetResponses: 42,
        startDate: null,
        endDate: '2099-01-01T00:00:00.000Z',
        deliveryConfig: { roundOpenDays: 5 },
      },
    });
    const { status, body: copy } = await service.call(duplicateCampaignOperation, { as, params });
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      title: 'Copy of Park',
      description: 'About the park',
      status: 'ready',
      currentStep: 'setup',
      deliveryMethods: ['qr', 'email'],
      targetAudience: 'Local Businesses',
      frequency: 'monthly',
      targetResponses: 42,
      deliveryConfig: { roundOpenDays: 5 },
      startDate: null,
      endDate: null,
      statusHistory: [],
      qrCodes: [],
      responseCount: 0,
    });
    expect(copy.surveyData.questions.map(({ title }) => title)).toEqual(parkQuestions.map(({ title }) => title));
    const copied = { campaignId: copy.id };
    expect((await service.call(listQrCodesOperation, { as, params: copied })).body.items).toEqual([]);
    expect((await service.call(getReportOperation, { as, params: copied })).body.responses).toBe(0);
    await service.settled();
    expect(service.eventsOf(campaignChangedEvent).at(-1)).toMatchObject({
      aggregate: { id: copy.id },
      payload: { change: 'duplicated' },
    });
  });

  test('the title of a duplicate is cut at the limit when the original has the longest title', async () => {
    const { id } = await createCampaign(service, as, 'x'.repeat(200));
    const { body } = await service.call(duplicateCampaignOperation, { as, params: { campaignId: id } });
    expect([body.title.length, body.title.startsWith('Copy of xxx')]).toEqual([200, true]);
  });
});
