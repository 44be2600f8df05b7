import {
  deleteCampaignOperation,
  getSavedDraftOperation,
  getSurveyOperation,
  listSavedDraftsOperation,
  type QuestionInput,
  restoreSavedDraftOperation,
  saveSurveyOperation,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';
import { createCampaign, parkQuestions } from '../../testing/journey';

const ada = userActor({ userId: 'ada' });
const sam = userActor({ userId: 'sam', role: 'council_staff' });
const stranger = userActor({ userId: 'stranger', councilId: otherCouncil });
const MINUTE_MS = 60_000;

describe('the history of a draft over HTTP', () => {
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
  const save = async (as: typeof ada, title: string, questions: readonly QuestionInput[] = parkQuestions) => {
    const body = { title, questions: [...questions] };
    const saved = await service.call(saveSurveyOperation, { as, params: { campaignId }, body });
    expect(saved.status).toBe(200);
    return saved.body;
  };
  const list = async (as = ada) =>
    (await service.call(listSavedDraftsOperation, { as, params: { campaignId } })).body.items;
  const titleOf = async (draftId = '') =>
    (await service.call(getSavedDraftOperation, { as: ada, params: { campaignId, draftId } })).body.content.title;
  const restore = (draftId: string, revision: number, as = ada) =>
    service.call(restoreSavedDraftOperation, { as, params: { campaignId, draftId }, body: { revision } });

  test('saves of one person within ten minutes are one state; another person or a later save adds one', async () => {
    await save(ada, 'One');
    clock.advance(MINUTE_MS);
    await save(ada, 'Two');
    await save(sam, 'Three');
    clock.advance(10 * MINUTE_MS);
    await save(sam, 'Four');
    const states = await list();
    expect(states.map(({ savedBy }) => savedBy)).toEqual(['sam', 'sam', 'ada']);
    expect(await Promise.all(states.map(({ id }) => titleOf(id)))).toEqual(['Four', 'Three', 'Two']);
    expect(states[0]).toMatchObject({ questionCount: parkQuestions.length, restoredFrom: null });
  });

  test('the survey says who saved its draft last', async () => {
    await save(ada, 'One');
    const now = clock.now().toISOString();
    await save(sam, 'Two');
    const survey = await service.call(getSurveyOperation, { as: ada, params: { campaignId } });
    expect(survey.body).toMatchObject({ savedBy: 'sam', savedAt: now });
  });

  test('the draft of a survey from before the history is its first state', async () => {
    await save(ada, 'Old');
    const repositories = repositoriesOf(service, ada);
    await repositories.savedDrafts.eraseOfCampaign(campaignId);
    await save(sam, 'New');
    const states = await list();
    expect(await Promise.all(states.map(({ id }) => titleOf(id)))).toEqual(['New', 'Old']);
  });

  test('a restored state is a new save, and every other state stays', async () => {
    await save(sam, 'One');
    const before = await save(ada, 'Two');
    const [, first] = await list();
    const { status, body } = await restore(first?.id ?? '', before.revision);
    expect([status, body.title, body.savedBy]).toEqual([200, 'One', 'ada']);
    const states = await list();
    expect(await Promise.all(states.map(({ id }) => titleOf(id)))).toEqual(['One', 'Two', 'One']);
    expect(states[0]?.restoredFrom).toBe(first?.savedAt);
  });

  test('a restore is refused when somebody has saved since, and when the state is unknown', async () => {
    const { revision } = await save(ada, 'One');
    const [first] = await list();
    await save(sam, 'Two');
    const stale = await restore(first?.id ?? '', revision);
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
    const unknown = await restore('no-such-state', revision + 1);
    expect(unknown.status).toBe(404);
  });

  test('a deleted campaign can restore nothing', async () => {
    const { revision } = await save(ada, 'One');
    const [first] = await list();
    await service.call(deleteCampaignOperation, { as: ada, params: { campaignId } });
    expect((await restore(first?.id ?? '', revision)).body.code).toBe('campaign_not_found');
  });

  test('another council reads and restores nothing', async () => {
    const { revision } = await save(ada, 'One');
    const [first] = await list();
    const foreign = await service.call(listSavedDraftsOperation, { as: stranger, params: { campaignId } });
    expect(foreign.body.code).toBe('campaign_not_found');
    expect((await restore(first?.id ?? '', revision, stranger)).status).toBe(404);
  });
});
