import {
  activateCampaignOperation,
  type Campaign,
  campaignChangedEvent,
  completeCampaignOperation,
  type Envelope,
  getCampaignOperation,
  listCampaignsOperation,
  listResponsesOperation,
  pauseCampaignOperation,
  responseSubmittedEvent,
  resumeCampaignOperation,
  saveDeliveryOperation,
} from '@folkmoot/contracts';
import { manualClock, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import {
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
  tellOfCouncil,
} from '../../testing/campaigns-service';
import { createCampaign, parkQuestions, saveQuestions, submission } from '../../testing/journey';
import { keepTime } from './keep-time.use-case';

const as = userActor();
const weekly = {
  deliveryMethods: ['qr'],
  targetAudience: 'All Residents',
  frequency: 'weekly',
  targetResponses: null,
  startDate: null,
  endDate: null,
};

/** A weekly campaign that is active since now. */
const openWeekly = async (service: TestCampaigns, given: object = {}): Promise<Campaign> => {
  const { id: campaignId } = await createCampaign(service);
  await saveQuestions(service, campaignId, parkQuestions);
  const saved = await service.call(saveDeliveryOperation, {
    as,
    params: { campaignId },
    body: { ...weekly, ...given },
  });
  expect(saved.status).toBe(200);
  return (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
};

describe('two instances on one database, after a pause', () => {
  let one: TestCampaigns;
  let other: TestCampaigns;
  beforeAll(async () => {
    one = await startCampaigns({}, manualClock('2026-03-02T09:00:00.000Z'));
    other = await startAnotherInstance(one);
    await tellOfCouncil(one, ownCouncil, { timezone: 'Europe/London' });
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  it('tell of each missed round once and in order, then complete the campaign once (E-26)', async () => {
    const campaign = await openWeekly(one, { endDate: '2026-03-18T00:00:00.000Z' });
    one.clock.set('2026-04-02T00:00:00.000Z');
    await Promise.all([one, other, one, other].map(({ parts }) => keepTime(parts.deps)));
    await one.settled();
    await other.settled();
    const all = [...one.eventsOf(campaignChangedEvent), ...other.eventsOf(campaignChangedEvent)];
    const events = [...new Map(all.map((event) => [event.id, event])).values()]
      .filter(({ aggregate }) => aggregate.id === campaign.id)
      .sort((first, second) => first.aggregate.revision - second.aggregate.revision);
    const named = ({ payload }: Envelope<(typeof events)[number]['payload']>) =>
      `${payload.change} ${payload.round?.number ?? ''}`.trim();
    expect(events.map(named).slice(events.map(named).indexOf('activated') + 1)).toEqual([
      'round_opened 1',
      'round_closed 1',
      'round_opened 2',
      'round_closed 2',
      'round_opened 3',
      'round_closed 3',
      'completed',
    ]);
  });
});

describe('a recurring campaign over HTTP', () => {
  let service: TestCampaigns;
  beforeEach(async () => {
    service = await startCampaigns({}, manualClock('2026-03-02T09:00:00.000Z'));
    await tellOfCouncil(service, ownCouncil, { timezone: 'Europe/London' });
  });
  afterEach(() => service.stop());
  const now = async (campaignId: string) =>
    (await service.call(getCampaignOperation, { as, params: { campaignId } })).body;

  test('open, says which round is open and when the next one opens', async () => {
    const campaign = await openWeekly(service, { deliveryConfig: { roundOpenDays: 2 } });
    expect(campaign).toMatchObject({
      round: { number: 1, opensAt: '2026-03-02T09:00:00.000Z', closesAt: '2026-03-04T09:00:00.000Z' },
      nextOpensAt: '2026-03-09T09:00:00.000Z',
      timezone: 'Europe/London',
    });
    service.clock.set('2026-03-06T00:00:00.000Z');
    const listed = await service.call(listCampaignsOperation, { as });
    expect(listed.body.items[0]).toMatchObject({ round: null, nextOpensAt: '2026-03-09T09:00:00.000Z' });
    service.clock.set('2026-03-30T08:00:00.000Z');
    expect((await now(campaign.id)).round?.number).toBe(5);
  });

  test('paused and completed, says that none is open and none will be', async () => {
    const { id: campaignId } = await openWeekly(service);
    for (const operation of [pauseCampaignOperation, completeCampaignOperation]) {
      const { body } = await service.call(operation, { as, params: { campaignId } });
      expect([body.round, body.nextOpensAt]).toEqual([null, null]);
    }
  });

  test('scheduled, opens next at its start, and the answer lets the client say so in the zone of the council (F-7)', async () => {
    const startDate = '2026-04-01T08:00:00.000Z';
    const campaign = await openWeekly(service, { startDate });
    expect(campaign).toMatchObject({
      status: 'scheduled',
      startDate,
      nextOpensAt: startDate,
      round: null,
      timezone: 'Europe/London',
    });
  });

  test('counts the days on which it was really open: without pauses, within rounds (E-14)', async () => {
    const { id: campaignId } = await openWeekly(service);
    expect((await now(campaignId)).openDays).toBe(0);
    service.clock.set('2026-03-03T09:00:00.000Z');
    await service.call(pauseCampaignOperation, { as, params: { campaignId } });
    service.clock.set('2026-03-10T09:00:00.000Z');
    await service.call(resumeCampaignOperation, { as, params: { campaignId } });
    service.clock.set('2026-03-20T09:00:00.000Z');
    expect((await now(campaignId)).openDays).toBe(1 + 2 + 3);
  });

  test('whose rounds have begun, keeps its frequency and start; other delivery can be saved', async () => {
    const campaign = await openWeekly(service);
    const params = { campaignId: campaign.id };
    const save = (body: object) => service.call(saveDeliveryOperation, { as, params, body: { ...weekly, ...body } });
    for (const other of [{ frequency: 'monthly' }, { frequency: 'once' }, { startDate: '2026-03-03T09:00:00.000Z' }]) {
      const { status, body } = await save(other);
      expect([status, body.code]).toEqual([409, 'campaign_rounds_begun']);
    }
    const kept = await save({ startDate: null, endDate: '2026-05-01T00:00:00.000Z', targetResponses: 7 });
    expect([kept.status, kept.body.startDate, kept.body.targetResponses]).toEqual([200, campaign.startDate, 7]);
  });

  test('keeps with each response the round and series that it was given in', async () => {
    const { id: campaignId, councilId } = await openWeekly(service);
    const payload = { ...submission(campaignId), round: 3 };
    const aggregate = { type: 'response', id: payload.responseId, revision: 1 };
    await service.receive(responseSubmittedEvent, { aggregate, payload, councilId });
    const { body } = await service.call(listResponsesOperation, { as, params: { campaignId } });
    expect(body.items[0]).toMatchObject({ round: 3, series: 1 });
  });
});
