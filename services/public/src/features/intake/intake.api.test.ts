import { responseStoredEvent, responseSubmittedEvent, submitResponseOperation } from '@folkmoot/contracts';
import {
  aCouncil,
  aSnapshot,
  browserHeaders,
  freshId,
  type PublicTestService,
  pageToken,
  publishCampaign,
  publishCouncil,
  publishSurvey,
  startPublicService,
} from '../../testing/fixtures';
import { sweepHandedOverAcrossCouncils } from './sweep-handed-over.use-case';

describe('submitting a response', () => {
  let service: PublicTestService;
  beforeAll(async () => {
    service = await startPublicService();
    await publishCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());

  const open = async () => {
    const id = freshId('campaign');
    service.clock.set('2026-03-02T09:00:00.000Z');
    await publishSurvey(service, aSnapshot({ id }));
    const startToken = pageToken(service, id);
    service.clock.advance(60_000);
    return { id, startToken };
  };
  const submit = (id: string, body: unknown, key = freshId('key-of-a-test')) =>
    service.call(submitResponseOperation, {
      params: { campaignId: id },
      body,
      headers: { ...browserHeaders, 'idempotency-key': key },
    });
  const answers = [{ questionId: 'q1', answer: 'More trees' }];
  const stored = (campaignId: string) => service.connection.collection('intake').find({ campaignId }).toArray();

  it('an open survey returns 201 with a receipt, and the event has the answers', async () => {
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

  it('one response with one receipt is stored when the same key arrives three times at once (E-96)', async () => {
    const { id, startToken } = await open();
    const results = await Promise.all([1, 2, 3].map(() => submit(id, { startToken, answers }, 'three-at-once')));
    expect(results.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(results.map(({ body }) => body.receipt)).size).toBe(1);
    expect(await stored(id)).toHaveLength(1);
  });

  const other = [{ questionId: 'q1', answer: 'Other' }];

  it('other answers are refused when their key was used, and the first answers stay', async () => {
    const { id, startToken } = await open();
    await submit(id, { startToken, answers }, 'the-same-key');
    const second = await submit(id, { startToken, answers: other }, 'the-same-key');
    expect([second.status, second.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect((await stored(id)).map((each) => each.answers)).toEqual([answers]);
  });

  it('one response is stored and the other refused when two different ones arrive at once with one key', async () => {
    const { id, startToken } = await open();
    const results = await Promise.all(
      [answers, other].map((sent) => submit(id, { startToken, answers: sent }, 'two-different-at-once')),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stored(id)).toHaveLength(1);
  });

  it('a repeat counts as the same response when order, spaces and the encoding of accents differ', async () => {
    const { id, startToken } = await open();
    const composed = { questionId: 'q1', answer: 'A café, please' };
    const rating = { questionId: 'q2', answer: 4 };
    const first = await submit(id, { startToken, answers: [composed, rating] }, 'an-honest-repeat');
    const decomposed = { questionId: 'q1', answer: ' A  cafe\u0301, please \n' };
    const again = await submit(id, { startToken, answers: [rating, decomposed] }, 'an-honest-repeat');
    expect([again.status, again.body.receipt]).toEqual([201, first.body.receipt]);
    expect(await stored(id)).toHaveLength(1);
  });

  const handOver = async (id: string) => {
    const [document] = await stored(id);
    const responseId = String(document?._id);
    await service.receive(responseStoredEvent, {
      aggregate: { type: 'response', id: responseId, revision: 1 },
      councilId: 'council_own',
      payload: { responseId, campaignId: id },
    });
    return responseId;
  };
  const left = (responseId: string) =>
    service.connection.collection<{ _id: string }>('intake').findOne({ _id: responseId });

  it('only the id and the content proof of a response are left when campaigns has stored it', async () => {
    const { id, startToken } = await open();
    await submit(id, { startToken, answers }, 'kept-over-clean-up');
    await service.settled();
    const responseId = await handOver(id);
    expect(await stored(id)).toEqual([]);
    expect(await left(responseId)).toEqual({
      _id: responseId,
      contentProof: expect.stringMatching(/^[\w-]{43}$/),
      handedOver: { councilId: 'council_own', campaignId: id },
    });
  });

  it('a repeat after clean-up gets the same receipt, other answers are refused, and nothing is stored again', async () => {
    const { id, startToken } = await open();
    const first = await submit(id, { startToken, answers }, 'kept-over-clean-up-2');
    await handOver(id);
    const again = await submit(id, { startToken, answers }, 'kept-over-clean-up-2');
    expect(again.body.receipt).toBe(first.body.receipt);
    const second = await submit(id, { startToken, answers: other }, 'kept-over-clean-up-2');
    expect([second.status, second.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect(await stored(id)).toEqual([]);
  });

  it('equal answers of two people have different proofs', async () => {
    const { id, startToken } = await open();
    for (const key of ['one-of-two-people', 'other-of-two-people']) await submit(id, { startToken, answers }, key);
    const proofs = (await stored(id)).map(({ contentProof }) => contentProof);
    expect(new Set(proofs).size).toBe(2);
  });

  it('a response stored before proofs existed counts as the same', async () => {
    const { id, startToken } = await open();
    const first = await submit(id, { startToken, answers }, 'of-an-earlier-release');
    await service.connection.collection('intake').updateOne({ campaignId: id }, { $unset: { contentProof: '' } });
    const second = await submit(id, { startToken, answers: other }, 'of-an-earlier-release');
    expect([second.status, second.body.receipt]).toEqual([201, first.body.receipt]);
  });

  it('the event of a response has no proof', async () => {
    const { id, startToken } = await open();
    await submit(id, { startToken, answers }, 'an-event-without-proof');
    await service.settled();
    const [event] = service.eventsOf(responseSubmittedEvent).filter(({ payload }) => payload.campaignId === id);
    expect(event).toBeDefined();
    expect(JSON.stringify(event)).not.toContain('contentProof');
  });

  it('ids and proofs are deleted when the campaign no longer accepts answers', async () => {
    const { id, startToken } = await open();
    await submit(id, { startToken, answers }, 'forgotten-at-the-end');
    const responseId = await handOver(id);
    const sweep = async () => {
      await sweepHandedOverAcrossCouncils(service.parts.app.systemContext);
      return (await left(responseId)) !== null;
    };
    expect(await sweep()).toBe(true);
    await publishCampaign(service, aSnapshot({ id, status: 'completed', revision: 6 }));
    expect(await sweep()).toBe(true);
    service.clock.advance(8 * 86_400_000);
    expect(await sweep()).toBe(false);
  });
});
