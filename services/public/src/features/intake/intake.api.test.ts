import {
  getPublicSurveyOperation,
  responseStoredEvent,
  responseSubmittedEvent,
  submitResponseOperation,
} from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  startPublicService,
  tellCouncil,
  tellSurvey,
} from '../../testing/fixtures';

describe('handing in a response', () => {
  let service: PublicTestService;
  beforeAll(async () => {
    service = await startPublicService();
    await tellCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());

  const open = async () => {
    const id = freshId('campaign');
    service.clock.set('2026-03-02T09:00:00.000Z');
    await tellSurvey(service, aSnapshot({ id }));
    const { body } = await service.call(getPublicSurveyOperation, { params: { campaignId: id } });
    service.clock.advance(60_000);
    return { id, startToken: body.startToken ?? '' };
  };
  const submit = (id: string, body: unknown, key = freshId('key-of-a-test')) =>
    service.call(submitResponseOperation, { params: { campaignId: id }, body, headers: { 'idempotency-key': key } });
  const answers = [{ questionId: 'q1', answer: 'More trees' }];
  const stored = (campaignId: string) => service.connection.collection('intake').find({ campaignId }).toArray();

  it('an open survey: 201 with a receipt, and the event carries the answers', async () => {
    const { id, startToken } = await open();
    const { status, body } = await submit(id, { startToken, answers, elapsedSeconds: 42.4 });
    expect(status).toBe(201);
    expect(body.receipt).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
    await service.settled();
    const [event] = service.eventsOf(responseSubmittedEvent).filter(({ payload }) => payload.campaignId === id);
    expect(event?.payload).toMatchObject({ answers, completionTimeSeconds: 42, marks: [], version: 1, round: 1 });
    expect(event?.id).toBe(event?.payload.responseId);
    expect(event?.actor).toEqual({ kind: 'public', id: null, actingAs: null });
  });

  it('the same key three times at once: one response, one receipt (E-96, R3)', async () => {
    const { id, startToken } = await open();
    const results = await Promise.all([1, 2, 3].map(() => submit(id, { startToken, answers }, 'three-at-once')));
    expect(results.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(results.map(({ body }) => body.receipt)).size).toBe(1);
    expect(await stored(id)).toHaveLength(1);
  });

  it('the same key with other answers: the first receipt, and the first answers stay', async () => {
    const { id, startToken } = await open();
    const first = await submit(id, { startToken, answers }, 'the-same-key');
    const second = await submit(id, { startToken, answers: [{ questionId: 'q1', answer: 'Other' }] }, 'the-same-key');
    expect(second.body.receipt).toBe(first.body.receipt);
    expect((await stored(id)).map((each) => each.answers)).toEqual([answers]);
  });

  it('campaigns has stored it: the intake lets go, and the same key still gives the same receipt and id', async () => {
    const { id, startToken } = await open();
    const first = await submit(id, { startToken, answers }, 'kept-over-clean-up');
    const [document] = await stored(id);
    const responseId = String(document?._id);
    const told = {
      aggregate: { type: 'response', id: responseId, revision: 1 },
      councilId: 'council_own',
      payload: { responseId, campaignId: id },
    };
    await service.receive(responseStoredEvent, told);
    expect(await stored(id)).toEqual([]);
    const again = await submit(id, { startToken, answers }, 'kept-over-clean-up');
    expect(again.body.receipt).toBe(first.body.receipt);
    expect((await stored(id)).map(({ _id }) => String(_id))).toEqual([responseId]);
  });
});
