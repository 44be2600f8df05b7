import {
  addToQuestionBankOperation,
  deleteFromQuestionBankOperation,
  listQuestionBankOperation,
  type SaveBankedQuestions,
  saveSurveySchema,
} from '@folkmoot/contracts';
import { checkSurvey } from '@folkmoot/question-types/core';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { standardQuestions } from '../../entities/standard-questions';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';

const as = userActor();
const theirs = userActor({ councilId: otherCouncil });

describe('the question bank', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  const add = (body: SaveBankedQuestions) => service.call(addToQuestionBankOperation, { as, body });
  const namesOf = async (actor = as) =>
    (await service.call(listQuestionBankOperation, { as: actor })).body.items.map(({ name }) => name);

  it('questions are kept by name, for the own council only, until they are deleted', async () => {
    const dog = await add({ name: 'Dogs', questions: [{ type: 'text', title: 'Which dog?', required: false }] });
    await add({ name: 'Buses', questions: [{ type: 'text', title: 'Which bus?', required: false }] });
    expect(dog.status).toBe(201);
    expect(dog.body).toMatchObject({ name: 'Dogs', savedBy: as.userId, questions: [{ title: 'Which dog?' }] });
    expect(await namesOf()).toEqual(['Buses', 'Dogs']);
    expect(await namesOf(theirs)).toEqual([]);
    const params = { itemId: dog.body.id };
    expect((await service.call(deleteFromQuestionBankOperation, { as: theirs, params })).status).toBe(404);
    expect((await service.call(deleteFromQuestionBankOperation, { as, params })).status).toBe(204);
    expect((await service.call(deleteFromQuestionBankOperation, { as, params })).status).toBe(404);
    expect(await namesOf()).toEqual(['Buses']);
  });

  it('conditions are kept among the questions, and left out when they ask about others', async () => {
    const { body } = await add({
      name: 'With conditions',
      questions: [
        {
          id: 'a',
          type: 'text',
          title: 'A',
          required: false,
          showIf: { questionId: 'z', operator: 'answered', value: '' },
        },
        {
          id: 'b',
          type: 'text',
          title: 'B',
          required: false,
          showIf: { questionId: 'a', operator: 'answered', value: '' },
        },
      ],
      translations: { cy: { 'questions.a.title': 'A Cymraeg', 'questions.z.title': 'Hen' } },
      language: 'en',
    });
    expect(body.questions.map(({ showIf }) => showIf)).toEqual([
      undefined,
      { questionId: 'a', operator: 'answered', value: '' },
    ]);
    expect(body.translations).toEqual({ cy: { 'questions.a.title': 'A Cymraeg' } });
  });

  it('a bank without a name or without questions is refused', async () => {
    expect((await add({ name: ' ', questions: [{ type: 'text', title: 'A', required: false }] })).status).toBe(400);
    expect((await add({ name: 'Empty', questions: [] })).status).toBe(400);
  });
});

describe('standard questions', () => {
  it.each(standardQuestions)('$id has a source, a licence, and a survey of it has no fault', (entry) => {
    expect(entry.source).not.toBe('');
    expect(entry.sourceUrl).toMatch(/^https:\/\//);
    expect(entry.licence).toContain('Open Government Licence');
    const content = { title: 'T', description: '', introText: '', introFile: null, questions: entry.questions };
    expect(checkSurvey(content)).toEqual([]);
    expect(saveSurveySchema.safeParse({ title: 'T', questions: entry.questions }).success).toBe(true);
    for (const { options = [], required } of entry.questions) {
      expect(required).toBe(false);
      expect(options.at(-1)?.label).toBe('Prefer not to say');
    }
  });
});
