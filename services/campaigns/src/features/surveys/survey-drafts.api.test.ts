import {
  activateCampaignOperation,
  campaignPublishedEvent,
  getCampaignOperation,
  getSurveyChangesOperation,
  getSurveyOperation,
  listSurveyVersionsOperation,
  publishSurveyOperation,
  type QuestionInput,
  saveSurveyOperation,
  setCampaignStepOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, openCampaign, parkQuestions, saveQuestions } from '../../testing/journey';

const as = userActor();
const use: QuestionInput = {
  id: 'use',
  type: 'dropdown',
  title: 'What do you use?',
  required: true,
  options: [
    { id: 'dog', label: 'Dog field' },
    { id: 'play', label: 'Playground' },
  ],
};
const why: QuestionInput = {
  id: 'why',
  type: 'text',
  title: 'Why?',
  required: false,
  showIf: {
    join: 'any',
    conditions: [
      { questionId: 'use', operator: 'contains', value: 'dog' },
      { questionId: 'use', operator: 'contains', value: 'play' },
    ],
  },
};

describe('drafts and versions over HTTP', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  const save = (campaignId: string, body: object) =>
    service.call(saveSurveyOperation, { as, params: { campaignId }, body: { title: 'Park', ...body } });
  const changesOf = async (campaignId: string) =>
    (await service.call(getSurveyChangesOperation, { as, params: { campaignId } })).body;
  const stepOf = async (campaignId: string) =>
    (await service.call(getCampaignOperation, { as, params: { campaignId } })).body.currentStep;

  test('translations and language are stored in draft and version, without translations of removed texts', async () => {
    const { id: campaignId } = await createCampaign(service);
    const translations = {
      cy: { title: 'Parc', 'questions.use.options.dog': 'Cae cŵn', 'questions.gone.title': 'x', description: 'x' },
      es: { 'questions.why.title': ' ' },
    };
    const { body } = await save(campaignId, { language: 'en', questions: [use, why], translations });
    expect(body.language).toBe('en');
    expect(body.translations).toEqual({ cy: { title: 'Parc', 'questions.use.options.dog': 'Cae cŵn' }, es: {} });
    await service.call(activateCampaignOperation, { as, params: { campaignId } });
    await service.settled();
    const version = service.eventsOf(campaignPublishedEvent).at(-1)?.payload.version;
    expect(version).toMatchObject({ language: 'en', translations: body.translations });
    const fewer = await save(campaignId, { language: 'en', questions: [], translations: body.translations });
    expect(fewer.body.translations).toEqual({ cy: { title: 'Parc' }, es: {} });
  });

  test('a removed question that returns has a new id, and conditions and translations follow (E-82)', async () => {
    const { id: campaignId } = await createCampaign(service);
    const translations = { cy: { 'questions.use.options.dog': 'Cae cŵn' } };
    await save(campaignId, { questions: [use, why], translations });
    await save(campaignId, { questions: [] });
    const { body } = await save(campaignId, { questions: [use, why], translations });
    const [back, conditional] = body.questions;
    expect([back?.id === 'use', conditional?.id === 'why']).toEqual([false, false]);
    expect(conditional?.showIf).toEqual({
      join: 'any',
      conditions: ['dog', 'play'].map((value) => ({ questionId: back?.id, operator: 'contains', value })),
    });
    expect(body.translations).toEqual({ cy: { [`questions.${back?.id}.options.dog`]: 'Cae cŵn' } });
  });

  test('ids and conditions stay when an option is renamed or questions are moved (E-82)', async () => {
    const { id: campaignId } = await createCampaign(service);
    await save(campaignId, { questions: [use, why] });
    const renamed = {
      ...use,
      options: [
        { id: 'play', label: 'Play area' },
        { id: 'dog', label: 'Dogs' },
      ],
    };
    const { body } = await save(campaignId, { questions: [why, renamed] });
    expect(body.questions.map(({ id }) => id)).toEqual(['why', 'use']);
    expect(body.questions[0]?.showIf).toEqual(why.showIf);
    expect(body.questions[1]?.options).toEqual(renamed.options);
  });

  test('the step never moves back when an active campaign is saved (E-81)', async () => {
    const { id: campaignId } = await openCampaign(service);
    await saveQuestions(service, campaignId, parkQuestions.slice(0, 1));
    expect(await stepOf(campaignId)).toBe('active');
    const { id: reviewed } = await createCampaign(service);
    await service.call(setCampaignStepOperation, {
      as,
      params: { campaignId: reviewed },
      body: { currentStep: 'review' },
    });
    await saveQuestions(service, reviewed, parkQuestions);
    expect(await stepOf(reviewed)).toBe('review');
  });

  test('the campaign shows the same survey as the survey page (E-83, F-27)', async () => {
    const { id: campaignId } = await openCampaign(service);
    await save(campaignId, { questions: [use], introText: 'Only here' });
    const { body: survey } = await service.call(getSurveyOperation, { as, params: { campaignId } });
    const { body: campaign } = await service.call(getCampaignOperation, { as, params: { campaignId } });
    const { title, description, introText, introFile, questions, checkAnswers } = survey;
    expect(campaign.surveyData).toEqual({ title, description, introText, introFile, questions, checkAnswers });
    expect(campaign.surveyId).toBe(survey.id);
  });

  test('the changes are empty before the first version, and later say whether publishing is safe', async () => {
    const { id: draft } = await createCampaign(service);
    await saveQuestions(service, draft, parkQuestions);
    expect(await changesOf(draft)).toEqual({ startsNewSeries: false, changes: [] });
    const { id: campaignId } = await openCampaign(service);
    await saveQuestions(service, campaignId, [...parkQuestions, use]);
    const safe = await changesOf(campaignId);
    expect([safe.startsNewSeries, safe.changes.map(({ kind, isSafe }) => [kind, isSafe])]).toEqual([
      false,
      [['question_added', true]],
    ]);
    await saveQuestions(service, campaignId, parkQuestions.slice(1));
    const unsafe = await changesOf(campaignId);
    expect(unsafe).toMatchObject({
      startsNewSeries: true,
      changes: [{ kind: 'question_removed', questionId: 'wish', isSafe: false }],
    });
    expect(unsafe.changes[0]?.message).toContain('What would you change?');
  });

  test('versions are listed newest first, page by page, with their series', async () => {
    const { id: campaignId } = await openCampaign(service);
    for (const questions of [[...parkQuestions, use], [use]]) {
      await saveQuestions(service, campaignId, questions);
      await service.call(publishSurveyOperation, { as, params: { campaignId } });
    }
    const page = (query: Record<string, string | number>) =>
      service.call(listSurveyVersionsOperation, { as, params: { campaignId }, query });
    const { body: first } = await page({ limit: 2 });
    expect(first.items.map(({ version, series, questionCount }) => [version, series, questionCount])).toEqual([
      [3, 2, 1],
      [2, 1, 3],
    ]);
    const { body: second } = await page({ limit: 2, cursor: first.nextCursor ?? '' });
    expect([second.items.map(({ version }) => version), second.nextCursor]).toEqual([[1], null]);
    expect((await page({ cursor: 'nonsense' })).status).toBe(400);
  });
});
