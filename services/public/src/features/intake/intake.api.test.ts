import { responseStoredEvent, responseSubmittedEvent, submitResponseOperation, systemActor } from '@folkmoot/contracts';
import { createCopiesRepository } from '../../published/copies.mongo';
import {
  aCouncil,
  aSnapshot,
  browserHeaders,
  freshId,
  type PublicTestService,
  pageToken,
  startPublicService,
  tellCampaign,
  tellCouncil,
  tellSurvey,
} from '../../testing/fixtures';
import { createIntakeCleanup } from './intake.mongo';
import { sweepHandedOverAcrossCouncils } from './sweep-handed-over.use-case';

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

  const other = [{ questionId: 'q1', answer: 'Other' }];

  it('other answers under a key that was used are refused, and the first answers stay', async () => {
    const { id, startToken } = await open();
    await submit(id, { startToken, answers }, 'the-same-key');
    const second = await submit(id, { startToken, answers: other }, 'the-same-key');
    expect([second.status, second.body.code]).toEqual([409, 'idempotency_key_reused']);
    expect((await stored(id)).map((each) => each.answers)).toEqual([answers]);
  });

  it('of two different responses that come at once under one key, one is taken and the other is told', async () => {
    const { id, startToken } = await open();
    const results = await Promise.all(
      [answers, other].map((given) => submit(id, { startToken, answers: given }, 'two-different-at-once')),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await stored(id)).toHaveLength(1);
  });

  it('a repeat is the same response when order, spaces and the encoding of accents differ', async () => {
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

  it('nothing of a response but its id and the proof of its content is left when campaigns has stored it', async () => {
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

  it('equal answers of two people leave different proofs', async () => {
    const { id, startToken } = await open();
    for (const key of ['one-of-two-people', 'other-of-two-people']) await submit(id, { startToken, answers }, key);
    const proofs = (await stored(id)).map(({ contentProof }) => contentProof);
    expect(new Set(proofs).size).toBe(2);
  });

  it('a response of before there were proofs is taken as the same', async () => {
    const { id, startToken } = await open();
    const first = await submit(id, { startToken, answers }, 'of-an-earlier-release');
    await service.connection.collection('intake').updateOne({ campaignId: id }, { $unset: { contentProof: '' } });
    const second = await submit(id, { startToken, answers: other }, 'of-an-earlier-release');
    expect([second.status, second.body.receipt]).toEqual([201, first.body.receipt]);
  });

  it('the event of a response carries no proof', async () => {
    const { id, startToken } = await open();
    await submit(id, { startToken, answers }, 'an-event-without-proof');
    await service.settled();
    const [event] = service.eventsOf(responseSubmittedEvent).filter(({ payload }) => payload.campaignId === id);
    expect(event).toBeDefined();
    expect(JSON.stringify(event)).not.toContain('contentProof');
  });

  it('ids and proofs are forgotten when the campaign takes no answers any more', async () => {
    const { id, startToken } = await open();
    await submit(id, { startToken, answers }, 'forgotten-at-the-end');
    const responseId = await handOver(id);
    const sweep = async () => {
      const scope = { connection: service.connection, session: null, actor: systemActor('public'), councilId: null };
      const [intake, copies] = [createIntakeCleanup(scope), createCopiesRepository(scope)];
      await sweepHandedOverAcrossCouncils({ intake, copies, clock: service.clock });
      return (await left(responseId)) !== null;
    };
    expect(await sweep()).toBe(true);
    await tellCampaign(service, aSnapshot({ id, status: 'completed', revision: 6 }));
    expect(await sweep()).toBe(true);
    service.clock.advance(8 * 86_400_000);
    expect(await sweep()).toBe(false);
  });
});
