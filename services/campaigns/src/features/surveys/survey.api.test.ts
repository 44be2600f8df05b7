import {
  campaignChangedEvent,
  campaignPublishedEvent,
  getCampaignOperation,
  getSurveyOperation,
  pauseCampaignOperation,
  publishSurveyOperation,
  saveSurveyOperation,
  setCampaignStepOperation,
  surveySavedEvent,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, saveQuestions } from '../../testing/journey';

const as = userActor();
const [wish, mood] = parkQuestions;

describe('surveys over HTTP', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  const campaignNow = async (campaignId: string) =>
    (await service.call(getCampaignOperation, { as, params: { campaignId } })).body;

  test('a saved survey is returned with ids, and the campaign moves to the delivery step', async () => {
    const { id: campaignId } = await createCampaign(service);
    const questions = [{ type: 'Smiley Rating', title: 'Mood', required: true }, wish];
    const { status, body } = await service.call(saveSurveyOperation, {
      as,
      params: { campaignId },
      body: { title: 'Park', introText: 'Hello', questions },
    });
    expect(status).toBe(200);
    expect(body.questions[0]).toMatchObject({ type: 'rating', title: 'Mood', ratingLabels: expect.any(Array) });
    expect(body.questions[0]?.id).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
    expect(body).toMatchObject({ introText: 'Hello', status: 'draft', publishedVersion: 0 });
    expect(await campaignNow(campaignId)).toMatchObject({ status: 'ready', currentStep: 'delivery' });
    const again = await service.call(getSurveyOperation, { as, params: { campaignId } });
    expect(again.body).toEqual(body);
    await service.settled();
    expect(service.eventsOf(surveySavedEvent).at(-1)?.payload).toEqual({ campaignId, questions: 2 });
  });

  test('the campaign becomes a draft when its questions are removed', async () => {
    const { id: campaignId } = await createCampaign(service);
    await saveQuestions(service, campaignId, parkQuestions);
    await saveQuestions(service, campaignId, []);
    expect((await campaignNow(campaignId)).status).toBe('draft');
  });

  test('an event is published when a survey makes its campaign ready, and when it is no longer ready', async () => {
    const { id: campaignId } = await createCampaign(service);
    await saveQuestions(service, campaignId, parkQuestions);
    await saveQuestions(service, campaignId, parkQuestions);
    await saveQuestions(service, campaignId, []);
    await service.settled();
    const events = service.eventsOf(campaignChangedEvent).filter(({ payload }) => payload.campaign.id === campaignId);
    expect(events.map(({ payload: { change, campaign } }) => [change, campaign.status, campaign.revision])).toEqual([
      ['created', 'draft', 1],
      ['step', 'ready', 2],
      ['step', 'draft', 3],
    ]);
  });

  test('a save with an old revision is refused, and a save without a revision overwrites', async () => {
    const { id: campaignId } = await createCampaign(service);
    const first = await saveQuestions(service, campaignId, parkQuestions);
    await saveQuestions(service, campaignId, parkQuestions);
    const late = await service.call(saveSurveyOperation, {
      as,
      params: { campaignId },
      body: { title: 'Late', questions: [], revision: first.body.revision },
    });
    expect([late.status, late.body.code]).toEqual([409, 'stale_revision']);
  });

  test('a question of an unknown type is refused with its code', async () => {
    const { id: campaignId } = await createCampaign(service);
    const { status, body } = await service.call(saveSurveyOperation, {
      as,
      params: { campaignId },
      body: { title: 'Park', questions: [{ type: 'hologram', title: 'x' }] },
    });
    expect([status, body.code]).toEqual([422, 'question_type_unknown']);
  });

  test('a question with the id of a removed question gets a new id', async () => {
    const { id: campaignId } = await createCampaign(service);
    await saveQuestions(service, campaignId, parkQuestions);
    await saveQuestions(service, campaignId, parkQuestions.slice(0, 1));
    const { body } = await saveQuestions(service, campaignId, parkQuestions);
    expect(body.questions[0]?.id).toBe(wish?.id);
    expect(body.questions[1]?.id).not.toBe(mood?.id);
  });

  test('an edit of a live survey stays a draft until it is published as the next version', async () => {
    const { id: campaignId } = await openCampaign(service);
    await service.call(setCampaignStepOperation, { as, params: { campaignId }, body: { currentStep: 'active' } });
    const edited = await saveQuestions(service, campaignId, [
      ...parkQuestions,
      { type: 'text', title: 'Anything else?', required: false },
    ]);
    expect(edited.body).toMatchObject({ status: 'published', publishedVersion: 1, hasUnpublishedChanges: true });
    expect(await campaignNow(campaignId)).toMatchObject({ status: 'active', currentStep: 'active' });
    await service.settled();
    service.forgetEvents();
    const published = await service.call(publishSurveyOperation, { as, params: { campaignId } });
    expect(published.body).toMatchObject({ publishedVersion: 2, hasUnpublishedChanges: false });
    await service.settled();
    expect(service.eventsOf(campaignPublishedEvent)[0]?.payload.version).toMatchObject({ version: 2, series: 1 });
    await service.call(publishSurveyOperation, { as, params: { campaignId } });
    await service.settled();
    expect(service.eventsOf(campaignPublishedEvent)).toHaveLength(1);
  });

  test('a new series starts when a question was removed and the paused campaign is published', async () => {
    const { id: campaignId } = await openCampaign(service);
    await service.call(pauseCampaignOperation, { as, params: { campaignId } });
    await saveQuestions(service, campaignId, parkQuestions.slice(0, 1));
    await service.settled();
    service.forgetEvents();
    await service.call(publishSurveyOperation, { as, params: { campaignId } });
    await service.settled();
    expect(service.eventsOf(campaignPublishedEvent)[0]?.payload.version).toMatchObject({ version: 2, series: 2 });
  });

  test('publishing is refused with 409 and advice when the campaign was never activated', async () => {
    const { id: campaignId } = await createCampaign(service);
    await saveQuestions(service, campaignId, parkQuestions);
    const { status, body } = await service.call(publishSurveyOperation, { as, params: { campaignId } });
    expect([status, body.detail]).toEqual([409, 'Activate the campaign to publish its survey.']);
  });
});
