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
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { openCampaign, submission, submit } from '../../testing/journey';

const as = userActor();
const intake = systemActor('public', ownCouncil);

describe('a response deleted by its receipt', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await tellOfCouncil(service, ownCouncil);
    await tellOfCouncil(service, otherCouncil);
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

  const tell = (payload: ReturnType<typeof submission>) =>
    service.receive(responseSubmittedEvent, {
      aggregate: { type: 'response', id: payload.responseId, revision: 1 },
      payload,
      councilId: ownCouncil,
    });

  test('is gone from list, report and counts as if it had never been given, and others are told (E-63)', async () => {
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

  test('asked for twice, is deleted once', async () => {
    const { responseId } = await submit(service, campaign);
    expect([await erase(responseId), await erase(responseId)]).toEqual(['erased', 'already_erased']);
    expect((await report()).responses).toBe(0);
  });

  test('told of again by the intake, stays deleted and the intake may let go of it', async () => {
    const given = await submit(service, campaign);
    await erase(given.responseId);
    service.forgetEvents();
    await tell(given);
    await service.settled();
    expect([await listed(), (await report()).responses]).toEqual([[], 0]);
    expect(service.eventsOf(responseStoredEvent).map(({ payload }) => payload.responseId)).toEqual([given.responseId]);
  });

  test('still with the intake, is refused when it comes', async () => {
    const given = submission(campaign.id);
    expect(await erase(given.responseId, { isOnItsWay: true })).toBe('erased');
    await tell(given);
    expect([await listed(), (await report()).responses]).toEqual([[], 0]);
  });

  test('unknown, or asked for by another council: nothing is deleted, nothing is told', async () => {
    const { responseId } = await submit(service, campaign);
    expect(await erase('no such response')).toBe('unknown');
    expect(await erase(responseId, { actor: systemActor('public', otherCouncil) })).toBe(404);
    await service.settled();
    expect([(await report()).responses, service.eventsOf(responseErasedEvent)]).toEqual([1, []]);
  });

  test('of another campaign, is unknown to this one', async () => {
    const { responseId } = await submit(service, await openCampaign(service));
    expect(await erase(responseId)).toBe('unknown');
  });

  test('after the campaign has closed, stays', async () => {
    const { responseId } = await submit(service, campaign);
    await service.call(completeCampaignOperation, { as, params: params() });
    expect([await erase(responseId), (await report()).responses]).toEqual(['closed', 1]);
  });
});
