import {
  addSurveyCommentOperation,
  deleteSurveyCommentOperation,
  getSurveyOperation,
  listSurveyCommentsOperation,
  resolveSurveyCommentOperation,
  surveyMentionedEvent,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { createCampaign, parkQuestions, saveQuestions } from '../../testing/journey';

const ada = userActor({ userId: 'ada' });
const sam = userActor({ userId: 'sam', role: 'council_staff' });
const stranger = userActor({ userId: 'stranger', councilId: otherCouncil });

describe('comments on questions over HTTP', () => {
  let service: TestCampaigns;
  let campaignId = '';
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaignId = (await createCampaign(service, ada)).id;
    await saveQuestions(service, campaignId, parkQuestions, ada);
    await service.settled();
    service.forgetEvents();
  });
  const add = (text: string, { as = ada, questionId = 'wish', mentions = [] as string[] } = {}) =>
    service.call(addSurveyCommentOperation, { as, params: { campaignId }, body: { questionId, text, mentions } });
  const list = async (as = ada) =>
    (await service.call(listSurveyCommentsOperation, { as, params: { campaignId } })).body.items;
  const resolve = (commentId: string, isResolved: boolean, as = sam) =>
    service.call(resolveSurveyCommentOperation, { as, params: { campaignId, commentId }, body: { isResolved } });
  const remove = (commentId: string, as = ada) =>
    service.call(deleteSurveyCommentOperation, { as, params: { campaignId, commentId } });

  test('a comment is listed with its writer, and is resolved and opened again', async () => {
    const { status, body } = await add(' Too long? ');
    expect([status, body]).toEqual([
      201,
      expect.objectContaining({ text: 'Too long?', writtenBy: 'ada', questionId: 'wish', resolvedAt: null }),
    ]);
    expect((await resolve(body.id, true)).body).toMatchObject({ resolvedBy: 'sam', resolvedAt: expect.any(String) });
    expect((await resolve(body.id, false)).body).toMatchObject({ resolvedBy: null, resolvedAt: null });
    expect((await list()).map(({ id }) => id)).toEqual([body.id]);
  });

  test('a mention is an event with the question, and without the text', async () => {
    await add('For @Sam', { mentions: ['sam', 'sam'] });
    await add('For nobody');
    await service.settled();
    expect(service.eventsOf(surveyMentionedEvent).map(({ payload }) => payload)).toEqual([
      {
        campaignId,
        title: 'Park',
        questionId: 'wish',
        question: 'What would you change?',
        writtenBy: 'ada',
        mentions: ['sam'],
      },
    ]);
  });

  test('a comment follows its question when that moves, and when it gets a new id', async () => {
    await add('Keep me');
    await saveQuestions(service, campaignId, [...parkQuestions].reverse(), ada);
    expect((await list())[0]?.questionId).toBe('wish');
    await saveQuestions(service, campaignId, parkQuestions.slice(1), ada);
    const returned = await saveQuestions(service, campaignId, parkQuestions, ada);
    const renewed = returned.body.questions[0]?.id;
    expect(renewed).not.toBe('wish');
    expect((await list())[0]?.questionId).toBe(renewed);
  });

  test('a comment on an unknown question is refused', async () => {
    expect((await add('Where?', { questionId: 'nowhere' })).body.code).toBe('not_found');
  });

  test('only its writer deletes a comment', async () => {
    const { id } = (await add('Mine')).body;
    expect((await remove(id, sam)).body).toMatchObject({ code: 'forbidden' });
    expect((await remove(id)).status).toBe(204);
    expect(await list()).toEqual([]);
  });

  test('the survey itself, which is published to residents, contains no comment', async () => {
    await add('Secret words');
    const survey = await service.call(getSurveyOperation, { as: ada, params: { campaignId } });
    expect(JSON.stringify(survey.body)).not.toContain('Secret words');
  });

  test('another council reads, writes, resolves and deletes nothing', async () => {
    const { id } = (await add('Ours')).body;
    const read = await service.call(listSurveyCommentsOperation, { as: stranger, params: { campaignId } });
    const answers = [
      read,
      await add('x', { as: stranger }),
      await resolve(id, true, stranger),
      await remove(id, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect(await list()).toMatchObject([{ text: 'Ours', resolvedAt: null }]);
  });
});
