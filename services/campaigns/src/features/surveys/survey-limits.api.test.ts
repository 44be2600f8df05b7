import { getSurveyOperation, type QuestionInput, saveSurveyOperation } from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, parkQuestions, saveQuestions } from '../../testing/journey';

const as = userActor();
const MB = 1024 * 1024;
/** Upper limit for a save on a busy machine. Users do not wait longer. */
const TIMEOUT_MS = 30_000;

const optionsOf = (count: number) => Array.from({ length: count }, (_, index) => `Option ${index + 1}`);
const questionsOf = (count: number, options: (index: number) => number): QuestionInput[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'dropdown',
    title: `Question ${index + 1}`,
    required: false,
    options: optionsOf(options(index)),
  }));

describe('surveys over the limits', () => {
  let service: TestCampaigns;
  let campaignId = '';
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaignId = (await createCampaign(service)).id;
  });
  const save = (body: object) => service.call(saveSurveyOperation, { as, params: { campaignId }, body });
  const saved = async () => (await service.call(getSurveyOperation, { as, params: { campaignId } })).body;

  test('500 questions, some with 1,000 options, are saved in time and returned unchanged', async () => {
    const questions = questionsOf(500, (index) => (index < 30 ? 1_000 : 3));
    const before = Date.now();
    const { status, body } = await save({ title: 'Long', questions });
    expect(status).toBe(200);
    expect(Date.now() - before).toBeLessThan(TIMEOUT_MS);
    expect([body.questions.length, body.questions[0]?.options?.length]).toEqual([500, 1_000]);
    const again = await save({ title: 'Longer', questions: body.questions, revision: body.revision });
    expect([again.status, again.body.questions]).toEqual([200, body.questions]);
  }, 120_000);

  test.each([
    ['501 questions', { questions: questionsOf(501, () => 1) }, 400, 'questions'],
    ['1,001 options', { questions: questionsOf(1, () => 1_001) }, 400, 'questions.0.options'],
    ['a text of 5 MB', { questions: [], introText: 'x'.repeat(5 * MB) }, 400, 'introText'],
    [
      'a question title of 5 MB',
      { questions: [{ type: 'text', title: 'x'.repeat(5 * MB), required: false }] },
      400,
      'questions.0.title',
    ],
    [
      'a translation of 5 MB',
      { questions: [], translations: { cy: { title: 'x'.repeat(5 * MB) } } },
      400,
      'translations.cy.title',
    ],
    ['60,000 options in all', { questions: questionsOf(60, () => 1_000) }, 413, 'questions'],
  ])('%s is refused with the name of the field and nothing is saved', async (_, body, expected, path) => {
    const answer = await save({ title: 'Long', ...body });
    expect([answer.status, answer.body.fields?.[0]?.path]).toEqual([expected, path]);
    expect(answer.body.fields?.[0]?.message).toMatch(/\S/);
    expect((await saved()).questions).toEqual([]);
  });

  test('a body over the size limit is refused before it is parsed', async () => {
    const { status, body } = await save({ title: 'Long', questions: [], introText: 'x'.repeat(7 * MB) });
    expect([status, body.code, body.detail]).toEqual([413, 'body_too_large', 'The request is too large.']);
  });

  test('one of two parallel saves succeeds and the other is refused', async () => {
    const { body: opened } = await saveQuestions(service, campaignId, parkQuestions);
    const tab = (title: string) => save({ title, questions: parkQuestions, revision: opened.revision });
    const answers = await Promise.all([tab('Mine'), tab('Theirs')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [refused] = answers.filter(({ status }) => status === 409);
    expect(refused?.body.code).toBe('stale_revision');
    const [taken] = answers.filter(({ status }) => status === 200);
    expect(await saved()).toEqual(taken?.body);
    const { revision } = await saved();
    const retried = await save({ title: 'Both', questions: parkQuestions, revision });
    expect(retried.status).toBe(200);
  });

  test('a title with markup and query operators is stored unchanged', async () => {
    const title = '<script>alert("1")</script> $set {"a":1} \u202E';
    expect((await save({ title, questions: [] })).body.title).toBe(title);
  });
});
