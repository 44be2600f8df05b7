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
  publishCouncil,
  startAnotherInstance,
  startCampaigns,
  type TestCampaigns,
} from '../../testing/campaigns-service';
import { systemContextOf } from '../../testing/contexts';
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

/** A weekly campaign that was just activated. */
const openWeekly = async (service: TestCampaigns, overrides: object = {}): Promise<Campaign> => {
  const { id: campaignId } = await createCampaign(service);
  await saveQuestions(service, campaignId, parkQuestions);
  const saved = await service.call(saveDeliveryOperation, {
    as,
    params: { campaignId },
    body: { ...weekly, ...overrides },
  });
  expect(saved.status).toBe(200);
  return (await service.call(activateCampaignOperation, { as, params: { campaignId } })).body;
};

describe('two instances on one database after downtime', () => {
  let firstService: TestCampaigns;
  let secondService: TestCampaigns;
  beforeAll(async () => {
    firstService = await startCampaigns({}, manualClock('2026-03-02T09:00:00.000Z'));
    secondService = await startAnotherInstance(firstService);
    await publishCouncil(firstService, ownCouncil, { timezone: 'Europe/London' });
  });
  afterAll(async () => {
    await secondService.stop();
    await firstService.stop();
  });

  it('each missed round is published once and in order before the campaign is completed once (E-26)', async () => {
    const campaign = await openWeekly(firstService, { endDate: '2026-03-18T00:00:00.000Z' });
    firstService.clock.set('2026-04-02T00:00:00.000Z');
    await Promise.all(
      [firstService, secondService, firstService, secondService].map((instance) => keepTime(systemContextOf(instance))),
    );
    await firstService.settled();
    await secondService.settled();
    const all = [...firstService.eventsOf(campaignChangedEvent), ...secondService.eventsOf(campaignChangedEvent)];
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
  beforeAll(async () => {
    service = await startCampaigns();
  });
  beforeEach(async () => {
    await service.empty();
    service.clock.set('2026-03-02T09:00:00.000Z');
    await publishCouncil(service, ownCouncil, { timezone: 'Europe/London' });
  });
  afterAll(() => service.stop());
  const now = async (campaignId: string) =>
    (await service.call(getCampaignOperation, { as, params: { campaignId } })).body;

  test('the open round and the next opening are returned when the campaign is open', async () => {
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

  test('no round is returned when the campaign is paused or completed', async () => {
    const { id: campaignId } = await openWeekly(service);
    for (const operation of [pauseCampaignOperation, completeCampaignOperation]) {
      const { body } = await service.call(operation, { as, params: { campaignId } });
      expect([body.round, body.nextOpensAt]).toEqual([null, null]);
    }
  });

  test("the next opening is the start when the campaign is scheduled, with the council's time zone (F-7)", async () => {
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

  test('open days are counted without pauses and only within rounds (E-14)', async () => {
    const { id: campaignId } = await openWeekly(service);
    expect((await now(campaignId)).openDays).toBe(0);
    service.clock.set('2026-03-03T09:00:00.000Z');
    await service.call(pauseCampaignOperation, { as, params: { campaignId } });
    service.clock.set('2026-03-10T09:00:00.000Z');
    await service.call(resumeCampaignOperation, { as, params: { campaignId } });
    service.clock.set('2026-03-20T09:00:00.000Z');
    expect((await now(campaignId)).openDays).toBe(1 + 2 + 3);
  });

  test('frequency and start are fixed when the rounds have begun, other delivery settings are not', async () => {
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

  test('each response is stored with its round and series', async () => {
    const { id: campaignId, councilId } = await openWeekly(service);
    const payload = { ...submission(campaignId), round: 3 };
    const aggregate = { type: 'response', id: payload.responseId, revision: 1 };
    await service.receive(responseSubmittedEvent, { aggregate, payload, councilId });
    const { body } = await service.call(listResponsesOperation, { as, params: { campaignId } });
    expect(body.items[0]).toMatchObject({ round: 3, series: 1 });
  });
});
