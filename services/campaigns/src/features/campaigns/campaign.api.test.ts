import {
  activateCampaignOperation,
  type Campaign,
  campaignChangedEvent,
  campaignPublishedEvent,
  completeCampaignOperation,
  createCampaignOperation,
  deleteCampaignOperation,
  getCampaignOperation,
  listCampaignsOperation,
  listDeletedCampaignsOperation,
  listQrCodesOperation,
  pauseCampaignOperation,
  qrCodeChangedEvent,
  restoreCampaignOperation,
  resumeCampaignOperation,
  saveDeliveryOperation,
  setCampaignStepOperation,
  updateCampaignOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, saveQuestions } from '../../testing/journey';

const as = userActor();
const delivery = {
  deliveryMethods: ['qr'],
  targetAudience: 'All Residents',
  frequency: 'once',
  targetResponses: null,
  startDate: null,
  endDate: null,
};

describe('campaigns over HTTP', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil, { slug: 'riverside' });
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await createCampaign(service);
  });
  const params = () => ({ campaignId: campaign.id });

  test('a new campaign has a survey with its title and the address of the council', () => {
    expect(campaign).toMatchObject({
      title: 'Park',
      status: 'draft',
      currentStep: 'setup',
      targetResponses: 100,
      responseCount: 0,
      qrCodes: [],
      publicUrl: `https://folkmoot.example/riverside/survey/${campaign.id}`,
      surveyData: { title: 'Park', questions: [] },
    });
  });

  test('a title of spaces is refused with the catalogue text', async () => {
    const { status, body } = await service.call(createCampaignOperation, { as, body: { title: '  ' } });
    expect([status, body.code, body.detail]).toEqual([422, 'campaign_title_required', 'Campaign title is required']);
  });

  test('activating is refused with 409 and the catalogue text when the survey has no questions', async () => {
    await service.settled();
    service.forgetEvents();
    const { status, body } = await service.call(activateCampaignOperation, { as, params: params() });
    expect([status, body.code]).toEqual([409, 'campaign_without_questions']);
    expect(body.detail).toBe('Cannot activate campaign without survey questions. Please build your survey first.');
    await service.settled();
    expect(service.events).toEqual([]);
  });

  test('activating is refused with the name of the question when the survey has errors', async () => {
    const untitled = await saveQuestions(service, campaign.id, [
      { id: 'a', type: 'text', title: ' ', required: false },
    ]);
    expect(untitled.status).toBe(200);
    const response = await service.call(getCampaignOperation, { as, params: params() });
    expect(response.body.status).toBe('survey_building');
    const { status, body } = await service.call(activateCampaignOperation, { as, params: params() });
    expect([status, body.code]).toEqual([409, 'survey_not_ready']);
    expect(body.fields).toEqual([{ path: 'questions.0', message: 'Question 1 has no title.' }]);
  });

  test('activating opens the campaign, publishes version 1 and creates its QR code', async () => {
    await saveQuestions(service, campaign.id, parkQuestions);
    await service.call(saveDeliveryOperation, { as, params: params(), body: delivery });
    await service.settled();
    service.forgetEvents();
    const { status, body } = await service.call(activateCampaignOperation, { as, params: params() });
    expect([status, body.status, body.currentStep]).toEqual([200, 'active', 'active']);
    expect(body.startDate).toBe(service.clock.now().toISOString());
    expect(body.statusHistory.map(({ to }) => to)).toEqual(['ready', 'active']);
    const codes = await service.call(listQrCodesOperation, { as, params: params() });
    const [code] = codes.body.items;
    expect(codes.body.items).toEqual([expect.objectContaining({ isActive: true, usageCount: 0, responseCount: 0 })]);
    expect([code?.accessUrl, code?.qrCodeData]).toEqual(
      Array(2).fill(`${new URL(body.publicUrl).origin}/q/${code?.id}`),
    );
    await service.settled();
    expect(service.eventsOf(qrCodeChangedEvent).map(({ payload }) => payload.code)).toEqual([
      { id: code?.id, campaignId: campaign.id, isActive: true, isSharedPlace: false, revision: 1 },
    ]);
    const [published] = service.eventsOf(campaignPublishedEvent);
    expect(published?.payload.version).toMatchObject({ campaignId: campaign.id, councilId: ownCouncil, version: 1 });
    const [changed] = service.eventsOf(campaignChangedEvent);
    expect(changed?.payload).toMatchObject({
      change: 'activated',
      campaign: { status: 'active', publishedVersion: 1, revision: body.revision },
    });
  });

  test('activating schedules the campaign when the start is in the future', async () => {
    await saveQuestions(service, campaign.id, parkQuestions);
    const startDate = new Date(service.clock.now().getTime() + 86_400_000).toISOString();
    await service.call(saveDeliveryOperation, { as, params: params(), body: { ...delivery, startDate } });
    const { body } = await service.call(activateCampaignOperation, { as, params: params() });
    expect([body.status, body.startDate]).toEqual(['scheduled', startDate]);
  });

  test('delivery is refused with 409 when the end is before the start', async () => {
    const dates = { startDate: '2026-03-02T00:00:00.000Z', endDate: '2026-03-01T00:00:00.000Z' };
    const { status, body } = await service.call(saveDeliveryOperation, {
      as,
      params: params(),
      body: { ...delivery, ...dates },
    });
    expect([status, body.code]).toEqual([409, 'campaign_dates_reversed']);
  });

  test('any step becomes the current one when it is selected', async () => {
    for (const currentStep of ['review', 'setup'] as const) {
      const { body } = await service.call(setCampaignStepOperation, { as, params: params(), body: { currentStep } });
      expect(body.currentStep).toBe(currentStep);
    }
  });

  test('pausing, resuming and completing work in this order, and other orders are refused', async () => {
    const open = { campaignId: (await openCampaign(service)).id };
    const resumed = await service.call(resumeCampaignOperation, { as, params: open });
    expect([resumed.status, resumed.body.detail]).toEqual([409, 'This campaign is active and cannot be resumed.']);
    expect((await service.call(pauseCampaignOperation, { as, params: open })).body.status).toBe('paused');
    expect((await service.call(resumeCampaignOperation, { as, params: open })).body.status).toBe('active');
    expect((await service.call(completeCampaignOperation, { as, params: open })).body.status).toBe('completed');
  });

  test('the second of two edits with the same revision is refused', async () => {
    const body = { title: 'Mine', revision: campaign.revision };
    expect((await service.call(updateCampaignOperation, { as, params: params(), body })).status).toBe(200);
    const late = await service.call(updateCampaignOperation, { as, params: params(), body });
    expect([late.status, late.body.code]).toEqual([409, 'stale_revision']);
  });

  test('a deleted campaign is in no list, and is back after a restore', async () => {
    expect((await service.call(deleteCampaignOperation, { as, params: params() })).status).toBe(204);
    const gone = await service.call(getCampaignOperation, { as, params: params() });
    expect([gone.status, gone.body.detail]).toEqual([404, 'Campaign not found']);
    const list = await service.call(listCampaignsOperation, { as, query: { limit: 200 } });
    expect(list.body.items.map(({ id }) => id)).not.toContain(campaign.id);
    const deleted = await service.call(listDeletedCampaignsOperation, { as, query: { limit: 1 } });
    expect(deleted.body.items).toMatchObject([{ id: campaign.id, title: campaign.title }]);
    expect((await service.call(restoreCampaignOperation, { as, params: params() })).status).toBe(200);
    expect((await service.call(getCampaignOperation, { as, params: params() })).status).toBe(200);
  });
});
