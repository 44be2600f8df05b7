import {
  activateCampaignOperation,
  campaignChangedEvent,
  getReportOperation,
  listResponsesOperation,
  publishSurveyOperation,
  type QuestionInput,
  responseSubmittedEvent,
  type SaveSurvey,
  saveSurveyOperation,
  setExclusionOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, submission } from '../../testing/journey';

const as = userActor();

const options = ['north', 'south'].map((id) => ({ id, label: id }));
const questions: QuestionInput[] = [
  {
    id: 'lives',
    type: 'dropdown',
    title: 'Do you live here?',
    required: true,
    options: ['yes', 'no'].map((id) => ({ id, label: id })),
  },
  { id: 'area', type: 'dropdown', title: 'Where?', required: false, options },
];
const at = (optionId: string, limit: number) => ({ id: `k_${optionId}`, questionId: 'area', optionId, limit });
const notForYou: NonNullable<SaveSurvey['endPages']>[number] = {
  id: 'e_away',
  kind: 'screen_out',
  title: 'Not for you',
  showIf: { questionId: 'lives', operator: 'contains', value: 'no' },
};
const from = (lives: string, area?: string) => [
  { questionId: 'lives', answer: lives },
  ...(area === undefined ? [] : [{ questionId: 'area', answer: area }]),
];

describe('limits of responses', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const save = (campaignId: string, survey: Partial<SaveSurvey>) =>
    service.call(saveSurveyOperation, { as, params: { campaignId }, body: { title: 'Park', questions, ...survey } });
  const open = async (survey: Partial<SaveSurvey>) => {
    const { id: campaignId } = await createCampaign(service);
    expect((await save(campaignId, survey)).status).toBe(200);
    expect((await service.call(activateCampaignOperation, { as, params: { campaignId } })).status).toBe(200);
    await service.settled();
    service.forgetEvents();
    return campaignId;
  };
  const receive = async (campaignId: string, answers: ReturnType<typeof from>) => {
    const payload = submission(campaignId, { answers });
    await service.receive(responseSubmittedEvent, {
      aggregate: { type: 'response', id: payload.responseId, revision: 1 },
      payload,
      councilId: ownCouncil,
    });
    return payload.responseId;
  };
  const listed = async (campaignId: string) =>
    (await service.call(listResponsesOperation, { as, params: { campaignId }, query: {} })).body.items;
  const marksOf = async (campaignId: string) =>
    new Map((await listed(campaignId)).map(({ id, marks, isExcluded }) => [id, [...marks, isExcluded]]));
  const report = async (campaignId: string) =>
    (await service.call(getReportOperation, { as, params: { campaignId } })).body;
  const changes = async () => {
    await service.settled();
    return service
      .eventsOf(campaignChangedEvent)
      .map(({ payload }) => [payload.change, payload.campaign.fullRound ?? null]);
  };
  const fullAnswers = async () => {
    await service.settled();
    return service.eventsOf(campaignChangedEvent).at(-1)?.payload.campaign.fullAnswers;
  };
  const exclude = (campaignId: string, responseId: string, isExcluded: boolean) =>
    service.call(setExclusionOperation, {
      as,
      params: { campaignId, responseId },
      body: { isExcluded, reason: isExcluded ? 'Staff test' : '' },
    });

  test('the first so many count, later ones are stored with a mark, and the survey is full', async () => {
    const id = await open({ limits: { responses: 2 } });
    const ids = [];
    for (let each = 0; each < 4; each += 1) ids.push(await receive(id, from('yes')));
    const marks = await marksOf(id);
    expect(ids.map((each) => marks.get(each))).toEqual([[false], [false], ['over_quota', true], ['over_quota', true]]);
    expect(await report(id)).toMatchObject({ responses: 2, totalResponses: 2, excluded: 2, overQuota: 2 });
    expect(await changes()).toEqual([['filled', 1]]);
  });

  test('many responses at the same time never exceed the limit', async () => {
    const id = await open({ limits: { responses: 5 } });
    await Promise.all(Array.from({ length: 12 }, () => receive(id, from('yes'))));
    expect(await report(id)).toMatchObject({ responses: 5, excluded: 7, overQuota: 7 });
  });

  test('a quota counts the answers with its option, and the survey is full when all options are', async () => {
    const id = await open({ limits: { quotas: [at('north', 1), at('south', 2)] } });
    await receive(id, from('yes', 'north'));
    const over = await receive(id, from('yes', 'north'));
    expect((await marksOf(id)).get(over)).toEqual(['over_quota', true]);
    await receive(id, from('yes'));
    // For residents who choose north, the survey ends.
    expect(await changes()).toEqual([['quota_filled', null]]);
    expect(await fullAnswers()).toEqual({ round: 1, answers: [{ questionId: 'area', optionId: 'north' }] });
    await receive(id, from('yes', 'south'));
    await receive(id, from('yes', 'south'));
    expect(await changes()).toEqual([
      ['quota_filled', null],
      ['filled', 1],
    ]);
    expect(await report(id)).toMatchObject({ responses: 4, excluded: 1, overQuota: 1 });
  });

  test('answers that lead to a “not for you” page are stored, do not count, and take no place', async () => {
    const id = await open({ endPages: [notForYou], limits: { responses: 1 } });
    const away = await receive(id, from('no'));
    expect((await marksOf(id)).get(away)).toEqual(['screened_out', true]);
    expect(await changes()).toEqual([]);
    const here = await receive(id, from('yes'));
    expect((await marksOf(id)).get(here)).toEqual([false]);
    expect(await report(id)).toMatchObject({ responses: 1, excluded: 1, screenedOut: 1 });
  });

  test('staff make room by excluding, and include a late one by hand', async () => {
    const id = await open({ limits: { responses: 1 } });
    const first = await receive(id, from('yes'));
    const late = await receive(id, from('yes'));
    expect((await exclude(id, first, true)).status).toBe(200);
    expect((await exclude(id, late, false)).status).toBe(200);
    expect(await changes()).toEqual([
      ['filled', 1],
      ['has_room', null],
      ['filled', 1],
    ]);
    expect(await report(id)).toMatchObject({ responses: 1, excluded: 1 });
  });

  test('a higher limit that is published opens the survey again', async () => {
    const id = await open({ limits: { responses: 1 } });
    await receive(id, from('yes'));
    await save(id, { limits: { responses: 2 } });
    expect((await service.call(publishSurveyOperation, { as, params: { campaignId: id } })).status).toBe(200);
    expect((await changes()).at(-1)).toEqual(['has_room', null]);
    const second = await receive(id, from('yes'));
    expect((await marksOf(id)).get(second)).toEqual([false]);
  });

  test('a client of an earlier release keeps limits, end pages and sections by leaving them out', async () => {
    const id = await open({
      endPages: [notForYou],
      limits: { responses: 9 },
      sections: [{ id: 's_you', title: 'You', onePage: true }],
      questions: questions.map((question) => ({ ...question, sectionId: 's_you' })),
    });
    const saved = await save(id, {});
    expect(saved.body).toMatchObject({
      limits: { responses: 9 },
      endPages: [{ id: 'e_away' }],
      sections: [{ id: 's_you' }],
      questions: [{ sectionId: 's_you', pageId: 's_you' }, { sectionId: 's_you' }],
    });
    const emptied = await save(id, { sections: [], endPages: [], limits: {} });
    expect(Object.keys(emptied.body)).not.toEqual(expect.arrayContaining(['sections']));
    expect(emptied.body.questions[0]).not.toHaveProperty('sectionId');
  });
});
