import {
  type Campaign,
  completeCampaignOperation,
  eraseResponseOperation,
  getReportOperation,
  listResponsesOperation,
  responseErasedEvent,
  responseStoredEvent,
  responseSubmittedEvent,
  systemActor,
} from '@folkmoot/contracts';
import { otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submission, submit } from '../../testing/journey';

const as = userActor();
const intake = systemActor('public', ownCouncil);

describe('deleting a response by its receipt', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaign(service);
    await service.settled();
    service.forgetEvents();
  });

  const erase = async (responseId: string, { isOnItsWay = false, actor = intake } = {}) => {
    const body = { campaignId: campaign.id, responseId, isOnItsWay };
    const answer = await service.call(eraseResponseOperation, { as: actor, body });
    return answer.status === 200 ? answer.body.outcome : answer.status;
  };
  const params = () => ({ campaignId: campaign.id });
  const report = async () => (await service.call(getReportOperation, { as, params: params() })).body;
  const listed = async () => (await service.call(listResponsesOperation, { as, params: params() })).body.items;

  const deliver = (payload: ReturnType<typeof submission>) =>
    service.receive(responseSubmittedEvent, {
      aggregate: { type: 'response', id: payload.responseId, revision: 1 },
      payload,
      councilId: ownCouncil,
    });

  test('the response is gone from list, report and counts and an event is published (E-63)', async () => {
    const { responseId } = await submit(service, campaign, { answers: [{ questionId: 'mood', answer: 1 }] });
    const before = await report();
    const other = await submit(service, campaign, { answers: [{ questionId: 'mood', answer: 5 }] });
    expect(await erase(other.responseId)).toBe('erased');
    await service.settled();
    expect((await listed()).map(({ id }) => id)).toEqual([responseId]);
    expect(await report()).toEqual({ ...before, revision: expect.any(Number) });
    expect(service.eventsOf(responseErasedEvent).map(({ payload }) => payload)).toEqual([
      { responseId: other.responseId, campaignId: campaign.id },
    ]);
  });

  test('the response is deleted once when the request is repeated', async () => {
    const { responseId } = await submit(service, campaign);
    expect([await erase(responseId), await erase(responseId)]).toEqual(['erased', 'already_erased']);
    expect((await report()).responses).toBe(0);
  });

  test('the response stays deleted and is acknowledged when the intake delivers it again', async () => {
    const submitted = await submit(service, campaign);
    await erase(submitted.responseId);
    service.forgetEvents();
    await deliver(submitted);
    await service.settled();
    expect([await listed(), (await report()).responses]).toEqual([[], 0]);
    expect(service.eventsOf(responseStoredEvent).map(({ payload }) => payload.responseId)).toEqual([
      submitted.responseId,
    ]);
  });

  test('the response is refused on arrival when the intake has not delivered it yet', async () => {
    const payload = submission(campaign.id);
    expect(await erase(payload.responseId, { isOnItsWay: true })).toBe('erased');
    await deliver(payload);
    expect([await listed(), (await report()).responses]).toEqual([[], 0]);
  });

  test('nothing is deleted or published when the response is unknown or belongs to another council', async () => {
    const { responseId } = await submit(service, campaign);
    expect(await erase('no such response')).toBe('unknown');
    expect(await erase(responseId, { actor: systemActor('public', otherCouncil) })).toBe(404);
    await service.settled();
    expect([(await report()).responses, service.eventsOf(responseErasedEvent)]).toEqual([1, []]);
  });

  test('the response is not found when it belongs to another campaign', async () => {
    const { responseId } = await submit(service, await openCampaign(service));
    expect(await erase(responseId)).toBe('unknown');
  });

  describe('after a restore', () => {
    const eraseAgain = (id: string, campaignId = campaign.id) =>
      service.parts.replays.response?.({
        at: '2026-03-02T09:00:00.000Z',
        kind: 'response',
        councilId: ownCouncil,
        id,
        detail: campaignId,
      });

    test('a response is deleted again, also when its campaign has closed, and once only', async () => {
      const { responseId } = await submit(service, campaign);
      const stays = await submit(service, campaign);
      await service.call(completeCampaignOperation, { as, params: params() });
      await eraseAgain(responseId);
      await eraseAgain(responseId);
      expect([(await listed()).map(({ id }) => id), (await report()).responses]).toEqual([[stays.responseId], 1]);
    });

    test('a response is refused when an event brings it after its erasure was repeated', async () => {
      const payload = submission(campaign.id);
      await eraseAgain(payload.responseId);
      await deliver(payload);
      await service.settled();
      expect([await listed(), (await report()).responses]).toEqual([[], 0]);
    });

    test('an erased campaign is erased again with its responses', async () => {
      await submit(service, campaign);
      const erasure = { at: '2026-03-02T09:00:00.000Z', councilId: ownCouncil, id: campaign.id, detail: null };
      await service.parts.replays.campaign?.({ ...erasure, kind: 'campaign' });
      const responses = service.connection.collection('responses');
      expect(await responses.countDocuments({ campaignId: campaign.id })).toBe(0);
      expect((await service.call(getReportOperation, { as, params: params() })).status).toBe(404);
    });

    test('answers from before the time of a retention are deleted again, later ones stay', async () => {
      await submit(service, campaign);
      const now = service.clock.now();
      const expired = { at: now.toISOString(), councilId: ownCouncil, id: campaign.id, kind: 'expired-responses' };
      await service.parts.replays['expired-responses']?.({ ...expired, detail: '2000-01-01T00:00:00.000Z' });
      expect((await report()).responses).toBe(1);
      const later = new Date(now.getTime() + 1).toISOString();
      await service.parts.replays['expired-responses']?.({ ...expired, detail: later });
      expect((await report()).responses).toBe(0);
    });
  });

  test('the response stays when the campaign is closed', async () => {
    const { responseId } = await submit(service, campaign);
    await service.call(completeCampaignOperation, { as, params: params() });
    expect([await erase(responseId), (await report()).responses]).toEqual(['closed', 1]);
  });
});
