import { responseSubmittedEvent, submitResponseOperation } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  aVersion,
  browserHeaders,
  freshId,
  type PublicTestService,
  pageToken,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('responses in unusual circumstances', () => {
  let service: PublicTestService;
  beforeAll(async () => {
    service = await startPublicService();
    await publishCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());

  const begin = async (overrides = {}, version = {}) => {
    const id = freshId('campaign');
    service.clock.set('2026-03-02T09:00:00.000Z');
    await publishSurvey(service, aSnapshot({ id, ...overrides }), version);
    const startToken = pageToken(service, id);
    service.clock.advance(MINUTE);
    return { id, startToken };
  };
  const answers = [{ questionId: 'q1', answer: 'More trees' }];
  const submit = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    service.call(submitResponseOperation, {
      params: { campaignId: id },
      body,
      headers: { ...browserHeaders, 'idempotency-key': freshId('key-of-a-test'), ...headers },
    });
  const stored = (campaignId: string) => service.connection.collection('intake').find({ campaignId }).toArray();
  const marks = async (campaignId: string) => (await stored(campaignId)).map((each) => each.marks);

  it('a response is accepted and marked late when it began before the close, and is survey_not_open seven days after the close', async () => {
    const { id, startToken } = await begin({ endDate: '2026-03-03T00:00:00.000Z' });
    service.clock.set('2026-03-09T23:00:00.000Z');
    expect((await submit(id, { startToken, answers })).status).toBe(201);
    expect(await marks(id)).toEqual([['late']]);
    service.clock.set('2026-03-10T00:00:01.000Z');
    expect((await submit(id, { startToken, answers })).body.code).toBe('survey_not_open');
  });

  it('a response is accepted and marked late when staff complete the campaign meanwhile', async () => {
    const { id, startToken } = await begin();
    await publishCampaign(service, aSnapshot({ id, status: 'completed', revision: 6 }));
    await service.refresh();
    service.clock.advance(DAY);
    expect((await submit(id, { startToken, answers })).status).toBe(201);
    expect(await marks(id)).toEqual([['late']]);
  });

  it('a response is accepted and marked when the campaign is paused meanwhile', async () => {
    const { id, startToken } = await begin();
    await publishCampaign(service, aSnapshot({ id, status: 'paused', revision: 6 }));
    await service.refresh();
    await submit(id, { startToken, answers });
    expect(await marks(id)).toEqual([['received_while_paused']]);
  });

  it('a response is marked very fast when it was answered in a second', async () => {
    const { id, startToken } = await begin();
    await submit(id, { startToken, answers, elapsedSeconds: 1 });
    expect(await marks(id)).toEqual([['very_fast']]);
  });

  it('a response names the version that it began with when a new version is published meanwhile', async () => {
    const { id, startToken } = await begin();
    await publishSurvey(service, aSnapshot({ id, publishedVersion: 2, revision: 6 }), { version: 2, questions: [] });
    await service.refresh();
    expect((await submit(id, { startToken, answers })).status).toBe(201);
    expect((await stored(id)).map(({ version }) => version)).toEqual([1]);
  });

  it.each([
    ['a forged token', (token: string) => `${token.slice(0, -2)}xx`],
    ['no token at all', () => 'x'],
  ])('%s is refused with 400 start_token_invalid', async (_, change) => {
    const { id, startToken } = await begin();
    expect((await submit(id, { startToken: change(startToken), answers })).body.code).toBe('start_token_invalid');
    expect(await stored(id)).toEqual([]);
  });

  it('a response is refused with 404 when its campaign is deleted or unknown', async () => {
    const { id, startToken } = await begin();
    await publishCampaign(service, aSnapshot({ id, isDeleted: true, revision: 6 }));
    await service.refresh();
    expect((await submit(id, { startToken, answers })).body.code).toBe('survey_not_found');
    expect((await submit('none', { startToken, answers })).body.code).toBe('survey_not_found');
  });

  it('a required question is refused with 422 and its id when its answer is missing or invalid', async () => {
    const { id, startToken } = await begin();
    const missing = await submit(id, { startToken, answers: [] });
    expect([missing.status, missing.body.code]).toEqual([422, 'answers_invalid']);
    expect(missing.body.fields).toEqual([{ path: 'answers.q1', message: 'Please answer this question.' }]);
    const wrong = await submit(id, { startToken, answers: [...answers, { questionId: 'q2', answer: 9 }] });
    expect(wrong.body.fields).toEqual([{ path: 'answers.q2', message: 'This answer is not valid here.' }]);
    const long = await submit(id, { startToken, answers: [{ questionId: 'q1', answer: 'x'.repeat(501) }] });
    expect(long.body.fields).toEqual([{ path: 'answers.q1', message: 'This answer is too long.' }]);
    expect(await stored(id)).toEqual([]);
  });

  it('answers to unknown or hidden questions are left out, and the counts are of visible questions (F-22)', async () => {
    const showIf = { questionId: 'q2', operator: 'less_than', value: 3 } as const;
    const hidden = { id: 'q3', type: 'text', title: 'Why?', required: true, showIf } as const;
    const { id, startToken } = await begin({}, { questions: [...aVersion().questions, hidden] });
    const validAnswers = [...answers, { questionId: 'q2', answer: 5 }];
    const beside = [
      { questionId: 'q3', answer: 'hidden' },
      { questionId: 'q9', answer: 'unknown' },
    ];
    expect((await submit(id, { startToken, answers: [...validAnswers, ...beside] })).status).toBe(201);
    expect(await stored(id)).toMatchObject([{ answers: validAnswers, totalQuestions: 2, questionsAnswered: 2 }]);
  });

  it.each([
    ['no key', { 'idempotency-key': '' }],
    ['a key that two people could choose', { 'idempotency-key': 'short' }],
    ['a key with an operator', { 'idempotency-key': '{"$gt":""}' }],
  ])('%s is refused with 400 idempotency_key_missing', async (_, headers) => {
    const { id, startToken } = await begin();
    expect((await submit(id, { startToken, answers }, headers)).body.code).toBe('idempotency_key_missing');
  });

  it.each([
    ['an operator for an answer', { answers: [{ questionId: 'q1', answer: { $gt: '' } }] }, 400],
    ['an operator for a token', { startToken: { $ne: '' } }, 400],
    ['an operator for a question id', { answers: [{ questionId: { $gt: '' }, answer: 'x' }] }, 400],
    ['an unknown field', { surprise: 1 }, 400],
    ['5 MB', { answers: [{ questionId: 'q1', answer: 'x'.repeat(5_000_000) }] }, 413],
    ['a bit more than 256 kB', { answers: [{ questionId: 'q1', answer: 'x'.repeat(263_000) }] }, 413],
  ])('%s is refused, and nothing is stored', async (_, change, status) => {
    const { id, startToken } = await begin();
    expect((await submit(id, { startToken, answers, ...change })).status).toBe(status);
    expect(await stored(id)).toEqual([]);
  });

  it('broken JSON is refused with 400 malformed_json', async () => {
    const { id } = await begin();
    expect((await submit(id, '{"startToken": "x", ')).body.code).toBe('malformed_json');
  });

  it('a response is published by the next process with the same event id when the first one stops after the insert', async () => {
    const { id, startToken } = await begin();
    await submit(id, { startToken, answers });
    await service.settled();
    const intake = service.connection.collection('intake');
    await intake.updateOne(
      { campaignId: id },
      { $set: { dueAt: new Date(0), lease: 'of the one that died' }, $unset: { sentAt: '' } },
    );
    await service.settled();
    const ids = service
      .eventsOf(responseSubmittedEvent)
      .filter(({ payload }) => payload.campaignId === id)
      .map((event) => event.id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });

  it('no stored record contains an address, a user agent or a token (E-10, E-62)', async () => {
    const { id, startToken } = await begin();
    await submit(
      id,
      { startToken, answers },
      { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1', 'x-forwarded-for': '203.0.113.9' },
    );
    const text = JSON.stringify([await stored(id), service.eventsOf(responseSubmittedEvent)]);
    expect(text).toContain('"deviceType":"mobile"');
    for (const secret of ['203.0.113.9', '127.0.0.1', 'iPhone', 'Mozilla', startToken])
      expect(text).not.toContain(secret);
  });
});
