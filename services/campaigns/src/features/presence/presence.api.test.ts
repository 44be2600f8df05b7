import { endPresenceOperation, notePresenceOperation, saveSurveyOperation } from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, parkQuestions } from '../../testing/journey';

const ada = userActor({ userId: 'ada' });
const sam = userActor({ userId: 'sam', role: 'council_staff' });
const stranger = userActor({ userId: 'stranger', councilId: otherCouncil });

describe('who has a survey open', () => {
  const clock = manualClock('2026-11-23T14:00:00.000Z');
  let service: TestCampaigns;
  let campaignId = '';
  beforeAll(async () => {
    service = await startCampaigns({}, clock);
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaignId = (await createCampaign(service, ada)).id;
  });
  const note = (as: typeof ada, questionId: string | null = null) =>
    service.call(notePresenceOperation, { as, params: { campaignId }, body: { questionId } });
  const othersFor = async (as: typeof ada) => (await note(as)).body.others;

  test('a person sees the others and their question, and not themselves', async () => {
    expect((await note(ada, 'wish')).body.others).toEqual([]);
    expect(await othersFor(sam)).toEqual([{ userId: 'ada', questionId: 'wish' }]);
    await note(ada, 'mood');
    expect(await othersFor(sam)).toEqual([{ userId: 'ada', questionId: 'mood' }]);
  });

  test('a person is gone when they leave, and when they were silent for half a minute', async () => {
    await note(ada);
    await service.call(endPresenceOperation, { as: ada, params: { campaignId } });
    expect(await othersFor(sam)).toEqual([]);
    await note(ada);
    clock.advance(31_000);
    expect(await othersFor(sam)).toEqual([]);
  });

  test('the revision of the survey is returned, so that saves of others are noticed', async () => {
    const before = (await note(ada)).body.surveyRevision;
    const body = { title: 'Park', questions: parkQuestions };
    await service.call(saveSurveyOperation, { as: sam, params: { campaignId }, body });
    expect((await note(ada)).body.surveyRevision).toBe(before + 1);
  });

  test('another council sees nobody and cannot be present', async () => {
    await note(ada);
    const { status, body } = await note(stranger);
    expect([status, body.code]).toEqual([404, 'campaign_not_found']);
    const ended = await service.call(endPresenceOperation, { as: stranger, params: { campaignId } });
    expect(ended.status).toBe(404);
    expect(await othersFor(sam)).toEqual([{ userId: 'ada', questionId: null }]);
  });
});
