import { type Answer, FULL_END_PAGE, type Question } from '@folkmoot/contracts';
import { createSignal, createWrittenEntries } from '@folkmoot/service-kit';
import { testUnits } from '@folkmoot/service-kit/testing';
import { DEMO_CAMPAIGN_ID, withDemo } from '../../entities/demo-survey';
import { createPublishedSurveys, createStartTokens } from '../../entities/published-survey';
import { publishedSurveyEntity } from '../../entities/published-survey/copies.mongo';
import { noVisit } from '../../entities/visit';
import { createCampaignWatch, createProofs } from '../../entities/watch';
import { checkAnswers } from './check-answers';
import { createIntakeRepositoryAcrossCouncils, intakeModel } from './intake.mongo';
import { createContentProofs, createReceipts, createSpendingProofs } from './receipt';
import { createRecentSubmissions } from './recent-submissions';
import { submitResponse } from './submit-response.use-case';

const KEY = 'a key of at least thirty-two characters';

const units = testUnits({
  models: [...publishedSurveyEntity.models, intakeModel],
  repositories: (scope) => publishedSurveyEntity.repositories(scope, {}),
});
const { clock } = units;
const stored = () => units.connection.collection(intakeModel.collection).find().toArray();

const setUp = () => {
  const intake = createIntakeRepositoryAcrossCouncils(units.connection, {
    signal: createSignal(),
    written: createWrittenEntries(),
  });
  const counted: string[] = [];
  const tokens = createStartTokens(KEY);
  const tools = {
    published: withDemo(createPublishedSurveys(units.repositoriesOf(null).copies)),
    tokens,
    receipts: createReceipts(KEY),
    spendingProofs: createSpendingProofs(KEY),
    contentProofs: createContentProofs(KEY),
    intake,
    checkAnswers,
    findWards: async (_: unknown, answers: readonly Answer[]) => answers,
    count: (_: unknown, kind: string) => void counted.push(kind),
    recent: createRecentSubmissions(),
    starts: { note: () => true, isMissing: () => false },
    codes: { find: async () => null },
    watch: createCampaignWatch(),
    proofs: createProofs(),
    demoCampaignId: DEMO_CAMPAIGN_ID,
  };
  const about = { referrerType: 'direct', qrCodeId: null, invitationId: null, issuedTo: 'page' } as const;
  const start = { campaignId: DEMO_CAMPAIGN_ID, version: 1, round: 1, issuedAt: clock.now(), ...about };
  const startToken = tokens.issue(start);
  const submission = {
    campaignId: DEMO_CAMPAIGN_ID,
    startToken,
    idempotencyKey: 'key-12345',
    visitor: noVisit.visitor,
    network: null,
  };
  return { context: { clock }, tools, submission, intake, counted };
};

describe('answers to the demo survey (E-29)', () => {
  it('answers are checked and get a receipt, and are neither stored nor counted', async () => {
    const { context, tools, submission, counted } = setUp();
    const taken = await submitResponse(
      context,
      { ...submission, answers: [{ questionId: 'satisfied', answer: 5 }] },
      tools,
    );
    expect(taken.receipt).toHaveLength(23);
    expect([await stored(), counted]).toEqual([[], []]);
    const refused = submitResponse(context, { ...submission, answers: [] }, tools);
    await expect(refused).rejects.toMatchObject({ code: 'answers_invalid' });
  });

  it.each([
    [true, { deviceType: 'desktop', browserFamily: 'Other' }],
    [false, { deviceType: null, browserFamily: null }],
  ])('a response has device data only when the council collects devices (%s) (E-63)', async (collectsDevice, kept) => {
    const { context, tools, submission } = setUp();
    const find = async (id: string) => {
      const survey = await tools.published.find(id);
      return survey && { ...survey, privacy: { ...survey.privacy, collectsDevice } };
    };
    const answers = [{ questionId: 'satisfied', answer: 5 }];
    const published = { ...tools.published, find };
    await submitResponse(context, { ...submission, answers }, { ...tools, published, demoCampaignId: 'another' });
    expect(await stored()).toEqual([expect.objectContaining(kept)]);
  });

  it('a response is unavailable without receipt when the database is unavailable', async () => {
    const { context, tools, submission, intake } = setUp();
    const away = { ...intake, add: () => Promise.reject(new Error('away')) };
    const answers = [{ questionId: 'satisfied', answer: 5 }];
    const failing = submitResponse(
      context,
      { ...submission, answers },
      { ...tools, intake: away, demoCampaignId: 'another' },
    );
    await expect(failing).rejects.toThrow('away');
  });
});

describe('answers with a full quota', () => {
  const area: Question = {
    id: 'area',
    type: 'dropdown',
    title: 'Where?',
    required: true,
    options: ['north', 'south'].map((id) => ({ id, label: id })),
  };
  const why: Question = { id: 'why', type: 'text', title: 'Why?', required: true };
  const full = { round: 1, answers: [{ questionId: 'area', optionId: 'north' }] };
  const send = async (answers: readonly Answer[], fullAnswers: typeof full | null = full) => {
    const { context, tools, submission } = setUp();
    const find = async (id: string) => {
      const survey = await tools.published.find(id);
      const current = survey && { ...survey.current, questions: [area, why] };
      return current && { ...survey, campaign: { ...survey.campaign, fullAnswers }, current, versionOf: () => current };
    };
    const idempotencyKey = `key-${JSON.stringify([answers, fullAnswers])}`;
    const published = { ...tools.published, find };
    const taken = await submitResponse(
      context,
      { ...submission, idempotencyKey, answers },
      { ...tools, published, demoCampaignId: 'another' },
    );
    return { endPageId: taken.endPageId, kept: (await stored()).at(-1)?.answers, all: (await stored()).length };
  };
  const north = { questionId: 'area', answer: 'north' };
  const trees = { questionId: 'why', answer: 'Trees' };

  it('the rest of the survey is not asked, and the page says that it is full', async () =>
    expect(await send([north])).toMatchObject({ endPageId: FULL_END_PAGE, kept: [north] }));
  it('who was asked the rest before keeps all of it', async () => {
    const taken = await send([north, trees]);
    expect(taken).toMatchObject({ kept: [north, trees] });
    expect(taken.endPageId).toBeUndefined();
  });
  it.each<[string, Answer[], typeof full | null]>([
    ['with another answer', [{ questionId: 'area', answer: 'south' }], full],
    ['in another round', [north], { ...full, round: 2 }],
    ['of a quota that has room', [north], null],
    ['of a question that is gone', [north], { round: 1, answers: [{ questionId: 'gone', optionId: 'north' }] }],
  ])('the rest is required %s', async (_case, answers, fullAnswers) =>
    expect(send(answers, fullAnswers)).rejects.toMatchObject({ code: 'answers_invalid' }),
  );
});
