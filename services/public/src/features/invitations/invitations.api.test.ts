import {
  campaignErasedEvent,
  getPublicSurveyOperation,
  invitationsAnsweredEvent,
  responseStoredEvent,
  responseSubmittedEvent,
  submitResponseOperation,
  systemActor,
  tellAnsweredOperation,
} from '@folkmoot/contracts';
import { createInvitationTokens } from '@folkmoot/service-kit';

import {
  aCouncil,
  aSnapshot,
  freshId,
  type PublicTestService,
  publishCouncil,
  publishSurvey,
  SUBSCRIBER_KEY,
  startPublicService,
} from '../../testing/fixtures';

const tokens = createInvitationTokens(SUBSCRIBER_KEY);
const answers = [{ questionId: 'q1', answer: 'More trees' }];

describe('answering by an invitation', () => {
  let service: PublicTestService;
  beforeAll(async () => {
    service = await startPublicService();
    await publishCouncil(service, aCouncil());
  });
  afterAll(() => service.stop());

  const invite = (campaignId: string, subscriberId = 's1', round = 1) =>
    tokens.issue({ campaignId, round, subscriberId });
  const opened = async (overrides = {}) => {
    const id = freshId('campaign');
    service.clock.set('2026-03-02T09:00:00.000Z');
    await publishSurvey(service, aSnapshot({ id, ...overrides }));
    return id;
  };
  const begin = async (campaignId: string, invitation?: string) => {
    const { body } = await service.call(getPublicSurveyOperation, {
      params: { campaignId },
      query: invitation === undefined ? {} : { invitation },
    });
    service.clock.advance(60_000);
    return body.startToken ?? '';
  };
  const submit = (campaignId: string, startToken: string, key = freshId('key-of-a-test'), responses = answers) =>
    service.call(submitResponseOperation, {
      params: { campaignId },
      body: { startToken, answers: responses },
      headers: { 'idempotency-key': key },
    });
  const stored = (campaignId: string) => service.connection.collection('intake').find({ campaignId }).toArray();
  const spentOf = async (campaignId: string) =>
    (await service.connection.collection('spent_invitations').find({ campaignId }).toArray()).flatMap(
      ({ invitations }) => invitations as { invitationId: string; isTold: boolean }[],
    );
  const publishAnswered = async () => {
    const { body } = await service.call(tellAnsweredOperation, { as: systemActor('operator') });
    await service.settled();
    return body.told;
  };

  it('one response is stored and the others refused when 20 parallel submits use one token with different keys', async () => {
    const id = await opened();
    const startToken = await begin(id, invite(id));
    const results = await Promise.all(Array.from({ length: 20 }, () => submit(id, startToken)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(1);
    const others = results.filter(({ status }) => status !== 201);
    expect(new Set(others.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['409 already_answered']),
    );
    expect(others[0]?.body.detail).toBe(
      'This invitation has already been used. Each invitation can only be used once.',
    );
    expect(await stored(id)).toHaveLength(1);
    expect(await spentOf(id)).toHaveLength(1);
  });

  it('one response with one receipt is stored when 20 parallel submits are the same', async () => {
    const id = await opened();
    const startToken = await begin(id, invite(id));
    const results = await Promise.all(Array.from({ length: 20 }, () => submit(id, startToken, 'the-same-submit')));
    expect(new Set(results.map(({ status, body }) => `${status} ${body.receipt}`)).size).toBe(1);
    expect(results[0]?.status).toBe(201);
    expect(await stored(id)).toHaveLength(1);
  });

  it('a repeat gets the same receipt and no second response when campaigns has stored the response', async () => {
    const id = await opened();
    const startToken = await begin(id, invite(id));
    const first = await submit(id, startToken, 'repeated-later');
    const responseId = String((await stored(id))[0]?._id);
    await service.receive(responseStoredEvent, {
      aggregate: { type: 'response', id: responseId, revision: 1 },
      councilId: 'council_own',
      payload: { responseId, campaignId: id },
    });
    const again = await submit(id, startToken, 'repeated-later');
    expect([again.status, again.body.receipt]).toEqual([201, first.body.receipt]);
    expect(await stored(id)).toEqual([]);
  });

  it.each([false, true])(
    'other answers are refused under the same key, and the invitation is used under another one (after clean-up: %s)',
    async (isHandedOver) => {
      const id = await opened();
      const startToken = await begin(id, invite(id));
      await submit(id, startToken, 'edited-after-a-try');
      if (isHandedOver) {
        const responseId = String((await stored(id))[0]?._id);
        await service.receive(responseStoredEvent, {
          aggregate: { type: 'response', id: responseId, revision: 1 },
          councilId: 'council_own',
          payload: { responseId, campaignId: id },
        });
      }
      const edited = [{ questionId: 'q1', answer: 'More benches' }];
      const codes = [];
      for (const key of ['edited-after-a-try', 'edited-after-a-try.2'])
        codes.push((await submit(id, startToken, key, edited)).body.code);
      expect(codes).toEqual(['idempotency_key_reused', 'already_answered']);
      expect((await submit(id, startToken, 'edited-after-a-try')).status).toBe(201);
    },
  );

  it("the second of two pages opened by one link is refused, and another person's link is not", async () => {
    const id = await opened();
    const [first, two, second] = [
      await begin(id, invite(id)),
      await begin(id, invite(id)),
      await begin(id, invite(id, 's2')),
    ];
    const statuses = [];
    for (const startToken of [first, two, second]) statuses.push((await submit(id, startToken)).status);
    expect(statuses).toEqual([201, 409, 201]);
  });

  it.each(['forged', 'a.1.b', 'x'.repeat(200)])(
    'a broken link (%s) counts as the open link, and no invitation is used up',
    async (token) => {
      const id = await opened();
      expect((await submit(id, await begin(id, token))).status).toBe(201);
      expect(await spentOf(id)).toEqual([]);
    },
  );

  it('an invitation for another campaign or round counts as the open link', async () => {
    const id = await opened();
    for (const token of [invite('another'), invite(id, 's1', 2)]) {
      expect((await submit(id, await begin(id, token))).status).toBe(201);
    }
    expect(await spentOf(id)).toEqual([]);
  });

  it('there is no start token after the close, and a started survey is refused as over without using the invitation', async () => {
    const id = await opened({ endDate: '2026-03-02T10:00:00.000Z' });
    const startToken = await begin(id, invite(id));
    service.clock.set('2026-03-20T10:00:00.000Z');
    expect(await begin(id, invite(id))).toBe('');
    const late = await submit(id, startToken);
    expect([late.status, late.body.code]).toEqual([409, 'survey_not_open']);
    expect(await spentOf(id)).toEqual([]);
  });

  it('the response and its event have no invitation, and stored data does not link one to the other', async () => {
    const id = await opened();
    const token = invite(id);
    await submit(id, await begin(id, token), 'a-key-of-somebody');
    const [response] = await stored(id);
    const { invitationId } = tokens.read(token, id) ?? { invitationId: '' };
    const [spent] = await spentOf(id);
    expect(spent?.invitationId).toBe(invitationId);
    const kept = JSON.stringify(response);
    for (const value of Object.values(spent ?? {})
      .map(String)
      .filter((text) => text.length > 8)) {
      expect(kept).not.toContain(value);
    }
    expect(kept).not.toMatch(/invit/i);
    expect(JSON.stringify(spent)).not.toMatch(/\d{4}-\d{2}-\d{2}T/);
    await service.settled();
    const [event] = service.eventsOf(responseSubmittedEvent).filter(({ payload }) => payload.campaignId === id);
    expect(JSON.stringify(event)).not.toContain(invitationId);
  });

  it('the places of used invitations are created at once and sorted, so that their order has no information', async () => {
    const id = await opened();
    for (let person = 0; person < 12; person++) await submit(id, await begin(id, invite(id, `s${person}`)));
    const places = await service.connection.collection('spent_invitations').find({ campaignId: id }).toArray();
    expect(places).toHaveLength(256);
    for (const { invitations } of places) {
      const ids = (invitations as { invitationId: string }[]).map(({ invitationId }) => invitationId);
      expect(ids).toEqual([...ids].sort());
    }
  });

  it('used invitations are published once, and not in the order of answering', async () => {
    const id = await opened();
    await publishAnswered();
    service.forgetEvents();
    const people = Array.from({ length: 30 }, (_, person) => `t${person}`);
    const order: string[] = [];
    for (const person of people) {
      const token = invite(id, person);
      await submit(id, await begin(id, token));
      order.push(tokens.read(token, id)?.invitationId ?? '');
    }
    expect(await publishAnswered()).toBe(30);
    const [event] = service.eventsOf(invitationsAnsweredEvent);
    expect(new Set(event?.payload.invitations)).toEqual(new Set(order));
    expect(event?.payload.invitations).not.toEqual(order);
    expect(event?.actor).toMatchObject({ kind: 'system' });
    expect(await publishAnswered()).toBe(0);
    expect((await spentOf(id)).every(({ isTold }) => isTold)).toBe(true);
  });

  it('an erased campaign is erased with its used invitations', async () => {
    const id = await opened();
    await submit(id, await begin(id, invite(id)));
    await service.receive(campaignErasedEvent, {
      aggregate: { type: 'campaign', id, revision: 9 },
      councilId: 'council_own',
      payload: { campaignId: id },
    });
    expect(await spentOf(id)).toEqual([]);
  });
});
