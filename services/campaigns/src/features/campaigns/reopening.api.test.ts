import {
  activateCampaignOperation,
  campaignChangedEvent,
  campaignPublishedEvent,
  completeCampaignOperation,
  getCampaignOperation,
  getOverviewOperation,
  pauseCampaignOperation,
  reopenCampaignOperation,
  resumeCampaignOperation,
  saveDeliveryOperation,
  unscheduleCampaignOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { systemContextOf } from '../../testing/contexts';
import { createCampaign, openCampaign, parkQuestions, saveQuestions } from '../../testing/journey';
import { keepTime } from './keep-time.use-case';

const as = userActor();
const past = '2026-03-01T09:00:00.000Z';
const now = '2026-03-02T09:00:00.000Z';
const later = '2026-05-10T09:00:00.000Z';
const delivery = {
  deliveryMethods: [],
  targetAudience: 'All Residents',
  frequency: 'once',
  targetResponses: null,
  startDate: null,
  endDate: null,
};

describe('undoing a status change of a campaign', () => {
  let service: TestCampaigns;
  beforeAll(async () => {
    service = await startCampaigns();
  });
  beforeEach(async () => {
    await service.empty();
    service.clock.set(now);
    await publishCouncil(service, ownCouncil, { timezone: 'Europe/London' });
  });
  afterAll(() => service.stop());
  const deliver = (campaignId: string, changes: object) =>
    service.call(saveDeliveryOperation, { as, params: { campaignId }, body: { ...delivery, ...changes } });
  const read = async (campaignId: string) =>
    (await service.call(getCampaignOperation, { as, params: { campaignId } })).body;
  const changes = () => service.eventsOf(campaignChangedEvent).map(({ payload }) => payload.change);
  const ready = async (overrides: object = {}) => {
    const { id } = await createCampaign(service);
    await saveQuestions(service, id, parkQuestions);
    await deliver(id, overrides);
    return id;
  };

  test('an end date in the past is refused when the campaign is active, and completes nothing', async () => {
    const { id } = await openCampaign(service);
    const { status, body } = await deliver(id, { endDate: past, startDate: '2026-02-01T09:00:00.000Z' });
    const message = 'The end date has already passed. Choose a later end date.';
    expect([status, body.code, body.fields]).toEqual([409, 'campaign_dates_reversed', [{ path: 'endDate', message }]]);
    await keepTime(systemContextOf(service));
    expect(await read(id)).toMatchObject({ status: 'active', endDate: null, isOpenNow: true });
  });

  test('a completed campaign is reopened within 30 days, with an event for the activity log', async () => {
    const { id } = await openCampaign(service);
    await service.call(completeCampaignOperation, { as, params: { campaignId: id } });
    service.clock.advance(29 * 86_400_000);
    expect((await read(id)).isOpenNow).toBe(false);
    const { status, body } = await service.call(reopenCampaignOperation, { as, params: { campaignId: id } });
    expect([status, body.status, body.isOpenNow]).toEqual([200, 'active', true]);
    expect(body.statusHistory.at(-1)).toMatchObject({ from: 'completed', to: 'active', by: as.userId });
    await service.settled();
    expect(changes().slice(-2)).toEqual(['completed', 'reopened']);
    await service.call(completeCampaignOperation, { as, params: { campaignId: id } });
    service.clock.advance(31 * 86_400_000);
    const late = await service.call(reopenCampaignOperation, { as, params: { campaignId: id } });
    expect([late.status, late.body.code]).toEqual([409, 'transition_not_allowed']);
  });

  test('a campaign that its end date completed is reopened without that date and stays open', async () => {
    const id = await ready({ endDate: '2026-03-03T09:00:00.000Z' });
    await service.call(activateCampaignOperation, { as, params: { campaignId: id } });
    service.clock.set('2026-03-04T09:00:00.000Z');
    await keepTime(systemContextOf(service));
    expect((await read(id)).status).toBe('completed');
    await service.call(reopenCampaignOperation, { as, params: { campaignId: id } });
    await keepTime(systemContextOf(service));
    expect(await read(id)).toMatchObject({ status: 'active', endDate: null, isOpenNow: true });
  });

  test('an active campaign whose start moves ahead is scheduled, and is not counted as open', async () => {
    const { id } = await openCampaign(service);
    const { body } = await deliver(id, { startDate: later });
    expect(body).toMatchObject({ status: 'scheduled', isOpenNow: false, nextOpensAt: later });
    await service.settled();
    expect(changes().at(-1)).toBe('scheduled');
    const overview = (await service.call(getOverviewOperation, { as })).body;
    expect([overview.activeCampaigns, overview.openCampaigns]).toEqual([0, 0]);
  });

  test('a recurring campaign between rounds is active and not counted as open', async () => {
    const id = await ready({ frequency: 'monthly' });
    await service.call(activateCampaignOperation, { as, params: { campaignId: id } });
    service.clock.set('2026-03-20T09:00:00.000Z');
    expect(await read(id)).toMatchObject({
      status: 'active',
      isOpenNow: false,
      nextOpensAt: '2026-04-02T08:00:00.000Z',
    });
    const overview = (await service.call(getOverviewOperation, { as })).body;
    expect([overview.activeCampaigns, overview.openCampaigns]).toEqual([1, 0]);
  });

  test('activating again publishes the edits when a schedule was taken back', async () => {
    const id = await ready({ startDate: later });
    await service.call(activateCampaignOperation, { as, params: { campaignId: id } });
    const { body } = await service.call(unscheduleCampaignOperation, { as, params: { campaignId: id } });
    expect(body).toMatchObject({ status: 'ready', isOpenNow: false, nextOpensAt: null });
    await saveQuestions(service, id, [{ type: 'text', title: 'Another question', required: false }]);
    await deliver(id, { startDate: null });
    const again = await service.call(activateCampaignOperation, { as, params: { campaignId: id } });
    expect(again.body).toMatchObject({ status: 'active', startDate: now });
    await service.settled();
    const versions = service.eventsOf(campaignPublishedEvent).map(({ payload }) => payload.version);
    expect(versions.map(({ version }) => version)).toEqual([1, 2]);
    expect(versions.at(-1)?.questions.map(({ title }) => title)).toEqual(['Another question']);
    expect(changes()).toContain('unscheduled');
  });

  test('a campaign opens only at the start that the person saw', async () => {
    const id = await ready({ startDate: null });
    const seen = { body: { startDate: later } };
    const refused = await service.call(activateCampaignOperation, { as, params: { campaignId: id }, ...seen });
    expect([refused.status, refused.body.code]).toEqual([409, 'stale_revision']);
    expect((await read(id)).status).toBe('ready');
    await deliver(id, { startDate: later });
    const opened = await service.call(activateCampaignOperation, { as, params: { campaignId: id }, ...seen });
    expect(opened.body.status).toBe('scheduled');
    const active = await openCampaign(service);
    await service.call(pauseCampaignOperation, { as, params: { campaignId: active.id } });
    const stale = await service.call(resumeCampaignOperation, { as, params: { campaignId: active.id }, ...seen });
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_revision']);
  });
});
