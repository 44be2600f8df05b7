import {
  campaignPublishedEvent,
  createCampaignOperation,
  defaultCouncilSettings,
  downloadSurveyOperation,
  duplicateCampaignOperation,
  getRepresentativenessOperation,
  getSurveyChangesOperation,
  getSurveyOperation,
  listQuestionBankOperation,
  type PopulationDimension,
  publishSurveyOperation,
  type QuestionInput,
  setExclusionOperation,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { wilsonShare } from '@folkmoot/statistics';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { repositoriesOf } from '../../testing/contexts';
import { openCampaign, saveQuestions, submit } from '../../testing/journey';

const as = userActor();
const age: PopulationDimension = {
  id: 'd_age',
  name: 'Age',
  kind: 'age',
  source: 'Census 2021',
  asOf: '2021-03-21',
  categories: [
    { id: 'young', name: '16 to 24', people: 2_000 },
    { id: 'middle', name: '25 to 64', people: 6_000 },
    { id: 'old', name: '65 or over', people: 2_000 },
  ],
};
const area: PopulationDimension = {
  id: 'area',
  name: 'Area',
  kind: 'area',
  source: '',
  asOf: null,
  categories: [
    { id: 'e', name: 'East', people: 300 },
    { id: 'w', name: 'West', people: null },
  ],
};
const option = (id: string, label = id) => ({ id, label });
const asked = (options: { id: string; label: string }[], links: Record<string, string | null>): QuestionInput => ({
  id: 'age',
  type: 'dropdown',
  title: 'How old are you?',
  required: false,
  options,
  population: { dimensionId: 'd_age', options: links },
});
const first = asked([option('o1'), option('o2'), option('o3'), option('o9', 'Prefer not to say')], {
  o1: 'young',
  o2: 'middle',
  o3: 'old',
  o9: null,
});
const where: QuestionInput = {
  id: 'where',
  type: 'dropdown',
  title: 'Where do you live?',
  required: false,
  options: [option('x1', 'East'), option('x2', 'west '), option('x3', 'Elsewhere')],
};

describe('representativeness', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
    await repositoriesOf(service, as).populations.save(ownCouncil, { sourceRevision: 1, dimensions: [area, age] });
  });
  afterAll(() => service.stop());

  const get = async (campaignId: string, query: { from?: string; to?: string; round?: number } = {}) =>
    (await service.call(getRepresentativenessOperation, { as, params: { campaignId }, query })).body;
  const dimensionOf = async (campaignId: string, id = 'd_age') =>
    (await get(campaignId)).dimensions.find(({ dimensionId }) => dimensionId === id);
  const countsOf = async (campaignId: string) =>
    Object.fromEntries(
      (await dimensionOf(campaignId))?.categories.map((each) => [each.categoryId, each.responses]) ?? [],
    );
  const answer = async (campaign: { councilId: string; id: string }, value: string, version = 1) =>
    submit(service, campaign, { answers: [{ questionId: 'age', answer: value }], version });
  const publish = async (campaignId: string, question: QuestionInput) => {
    await saveQuestions(service, campaignId, [question]);
    const changes = await service.call(getSurveyChangesOperation, { as, params: { campaignId } });
    await service.call(publishSurveyOperation, { as, params: { campaignId } });
    return changes.body;
  };

  test('shares, intervals and needed answers are those of the counted responses, the category that is missing first', async () => {
    const campaign = await openCampaign(service, as, [first]);
    expect(await dimensionOf(campaign.id)).toMatchObject({ responses: 0, categories: expect.any(Array) });
    for (const value of ['o1', 'o2', 'o2', 'o2', 'o3', 'o3', 'o3', 'o3', 'o9']) await answer(campaign, value);
    await submit(service, campaign, { answers: [] });
    await answer(campaign, 'o1');
    const compared = await dimensionOf(campaign.id);
    expect(compared).toMatchObject({
      name: 'Age',
      source: 'Census 2021',
      asOf: '2021-03-21',
      questionId: 'age',
      question: 'How old are you?',
      responses: 9,
      notCounted: 1,
      unanswered: 1,
    });
    expect(compared?.categories.map(({ categoryId, responses, needed }) => [categoryId, responses, needed])).toEqual([
      // 6,000 of 10,000 with 3 of 9: (3 + m) / (9 + m) >= 0.6 from m = 6 on.
      ['middle', 3, 6],
      ['young', 2, 0],
      ['old', 4, 0],
    ]);
    const share = wilsonShare(3, 9);
    expect(compared?.categories[0]).toMatchObject({
      people: 6_000,
      populationShare: 0.6,
      responseShare: 3 / 9,
      low: share?.low,
      high: share?.high,
      gap: 3 / 9 - 0.6,
    });
    const listed = await get(campaign.id, { from: '2000-01-01', to: '2000-01-02' });
    expect([listed.responses, listed.dimensions[0]?.responses]).toEqual([0, 0]);
  });

  test('responses that staff exclude do not count', async () => {
    const campaign = await openCampaign(service, as, [first]);
    await answer(campaign, 'o1');
    const { responseId } = await answer(campaign, 'o1');
    const params = { campaignId: campaign.id, responseId };
    await service.call(setExclusionOperation, { as, params, body: { isExcluded: true, reason: 'Twice' } });
    expect(await countsOf(campaign.id)).toEqual({ young: 1, middle: 0, old: 0 });
  });

  test('links alone start no new series, are named as a change, and stay with the council', async () => {
    const campaign = await openCampaign(service, as, [asked([option('o1'), option('o2')], { o1: 'young' })]);
    const changes = await publish(campaign.id, asked([option('o1'), option('o2')], { o1: 'young', o2: 'old' }));
    expect(changes).toMatchObject({
      startsNewSeries: false,
      changes: [{ questionId: 'age', isSafe: true, message: expect.stringContaining('linked to the population') }],
    });
    await service.settled();
    const published = service.eventsOf(campaignPublishedEvent).map(({ payload }) => payload.version);
    const own = published.filter(({ campaignId }) => campaignId === campaign.id);
    expect(own.map(({ version, series }) => [version, series])).toEqual([
      [1, 1],
      [2, 1],
    ]);
    expect(JSON.stringify(own)).not.toContain('population');
    const { questions } = (await service.call(getSurveyOperation, { as, params: { campaignId: campaign.id } })).body;
    expect(questions[0]?.population?.options).toEqual({ o1: 'young', o2: 'old' });
  });

  test('links survive renamed, added and removed options, and answers of every version count', async () => {
    const campaign = await openCampaign(service, as, [first]);
    await answer(campaign, 'o1');
    await answer(campaign, 'o3');
    // Renamed, and one added: the series stays. The new option has no link yet.
    const grown = [option('o1', 'Young people'), option('o2'), option('o3'), option('o9'), option('o4', 'Very old')];
    expect(await publish(campaign.id, asked(grown, { o1: 'young', o2: 'middle', o3: 'old', o9: null }))).toMatchObject({
      startsNewSeries: false,
    });
    await answer(campaign, 'o4', 2);
    expect(await countsOf(campaign.id)).toEqual({ young: 1, middle: 0, old: 1 });
    expect(await dimensionOf(campaign.id)).toMatchObject({ responses: 2, notCounted: 1, unanswered: 0 });
    // One removed, and the new one linked: a new series, in which the answers of the old one still count.
    const shrunk = [option('o1'), option('o2'), option('o4')];
    expect(await publish(campaign.id, asked(shrunk, { o1: 'young', o2: 'middle', o4: 'old' }))).toMatchObject({
      startsNewSeries: true,
    });
    await answer(campaign, 'o2', 3);
    expect(await countsOf(campaign.id)).toEqual({ young: 1, middle: 1, old: 2 });
    // The newest version decides what an option is.
    await publish(campaign.id, asked(shrunk, { o1: null, o2: 'middle', o4: 'old' }));
    expect(await countsOf(campaign.id)).toEqual({ young: 0, middle: 1, old: 2 });
  });

  test('a question that offers the areas by name is compared by area without a link; without people nothing is needed', async () => {
    const campaign = await openCampaign(service, as, [where]);
    await submit(service, campaign, { answers: [{ questionId: 'where', answer: 'x1' }] });
    await submit(service, campaign, { answers: [{ questionId: 'where', answer: 'x3' }] });
    expect(await dimensionOf(campaign.id, 'area')).toMatchObject({
      questionId: 'where',
      responses: 1,
      notCounted: 1,
      categories: [
        { categoryId: 'e', people: 300, responses: 1, populationShare: null, responseShare: 1, needed: null },
        { categoryId: 'w', people: null, responses: 0, populationShare: null, needed: null },
      ],
    });
  });

  test('a council whose population has not arrived is compared by the areas of its settings', async () => {
    const theirs = userActor({ councilId: otherCouncil });
    const settings = {
      ...defaultCouncilSettings('UTC'),
      geographicalDivisions: ['East', 'West'],
      divisionResidents: [
        { division: 'East', residents: 10 },
        { division: 'West', residents: 30 },
      ],
    };
    await publishCouncil(service, otherCouncil, { revision: 2, settings });
    const campaign = await openCampaign(service, theirs, [where]);
    await submit(service, campaign, { answers: [{ questionId: 'where', answer: 'x1' }] });
    const { body } = await service.call(getRepresentativenessOperation, {
      as: theirs,
      params: { campaignId: campaign.id },
    });
    expect(body.dimensions[0]?.categories.map(({ name, needed }) => [name, needed])).toEqual([
      ['West', 3],
      ['East', 0],
    ]);
    const params = { campaignId: campaign.id };
    expect((await service.call(getRepresentativenessOperation, { as, params })).status).toBe(404);
  });

  test('copies, downloads, templates and the question bank have links of their own', async () => {
    const campaign = await openCampaign(service, as, [first]);
    const copy = (await service.call(duplicateCampaignOperation, { as, params: { campaignId: campaign.id } })).body;
    const { questions } = (await service.call(getSurveyOperation, { as, params: { campaignId: copy.id } })).body;
    const [copied] = questions;
    const ids = copied?.options?.map(({ id }) => id) ?? [];
    expect(ids).not.toContain('o1');
    expect(copied?.population?.options).toEqual(
      Object.fromEntries(ids.map((id, index) => [id, ['young', 'middle', 'old', null][index]])),
    );
    const download = await service.call(downloadSurveyOperation, { as, params: { campaignId: campaign.id } });
    expect(JSON.stringify(download.body)).toContain('d_age');
    const made = await service.call(createCampaignOperation, {
      as,
      body: { title: 'Park', description: '', templateId: 'park' },
    });
    const fromTemplate = await service.call(getSurveyOperation, { as, params: { campaignId: made.body.id } });
    // The dimension of the kind; the template's age bands go to those of the council. It has no gender.
    const links = fromTemplate.body.questions.flatMap(({ population }) => (population ? [population] : []));
    expect(links.map(({ dimensionId }) => dimensionId)).toEqual(['d_age']);
    expect(Object.values(links[0]?.options ?? {})).toEqual([
      'young',
      ...Array.from({ length: 4 }, () => 'middle'),
      ...Array.from({ length: 3 }, () => 'old'),
      null,
    ]);
    const { standard } = (await service.call(listQuestionBankOperation, { as })).body;
    expect(standard[0]).toMatchObject({
      id: 'area',
      questions: [
        { population: { dimensionId: 'area', options: { e: 'e', w: 'w', elsewhere: null, not_said: null } } },
      ],
    });
  });
});
