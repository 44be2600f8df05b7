import {
  type Campaign,
  campaignChangedEvent,
  campaignCorrectedEvent,
  defaultCouncilSettings,
  duplicateCampaignOperation,
  getCampaignOperation,
  getReportOperation,
  importAnswersOperation,
  listResponsesOperation,
  previewRetentionOperation,
  setRetentionOperation,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { endedSeries } from '../../testing/answer-imports';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { systemContextOf } from '../../testing/contexts';
import { openCampaign, submit } from '../../testing/journey';
import { expireResponses } from './expire-responses.use-case';

const as = userActor();
const settings = defaultCouncilSettings('Europe/London');
const keptFor = (retentionDays: number | null, longestRetentionDays: number | null) => ({
  settings: { ...settings, privacy: { ...settings.privacy, retentionDays, longestRetentionDays } },
});

describe('retention (E-63)', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns({}, manualClock('2026-07-31T12:00:00.000Z'));
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  let revision = 1;
  const keep = (councilId: string, days: number | null, longest: number | null = null) => {
    revision += 1;
    return publishCouncil(service, councilId, { revision, ...keptFor(days, longest) });
  };
  const expire = () => expireResponses(systemContextOf(service), new AbortController().signal);
  const params = () => ({ campaignId: campaign.id });
  const report = async () => (await service.call(getReportOperation, { as, params: params() })).body;
  const ids = async () =>
    (await service.call(listResponsesOperation, { as, params: params() })).body.items.map(({ id }) => id);

  beforeEach(async () => {
    campaign = await openCampaign(service);
    await keep(ownCouncil, null);
    await service.settled();
    service.forgetEvents();
  });

  test('nothing is deleted without a retention period', async () => {
    await submit(service, campaign, { submittedAt: '2020-01-01T09:00:00.000Z' });
    await expire();
    expect((await report()).responses).toBe(1);
  });

  test('whole local days stay, older responses leave figures and list, and one activity is logged', async () => {
    // In London the first is from the 1st of July, the oldest day to keep; the second is from the 30th of June.
    const kept = await submit(service, campaign, { submittedAt: '2026-06-30T23:30:00.000Z', seconds: 90 });
    await submit(service, campaign, { submittedAt: '2026-06-30T22:30:00.000Z' });
    await submit(service, campaign, { submittedAt: '2026-05-01T09:00:00.000Z' });
    await keep(ownCouncil, 30);
    await expire();
    await service.settled();
    expect(await ids()).toEqual([kept.responseId]);
    expect(await report()).toMatchObject({
      responses: 1,
      totalResponses: 1,
      medianSeconds: 90,
      period: { from: '2026-07-01', to: '2026-07-01' },
    });
    // Responses of earlier tests have expired, too.
    const corrections = () =>
      service
        .eventsOf(campaignCorrectedEvent)
        .map(({ payload }) => payload)
        .filter(({ campaignId }) => campaignId === campaign.id);
    const once = [{ campaignId: campaign.id, change: 'responses_expired', responses: 2 }];
    expect(corrections()).toEqual(once);
    await expire();
    await service.settled();
    expect(corrections()).toEqual(once);
  });

  test('imported answers expire by their day, and a series goes with its last answer', async () => {
    const form = new FormData();
    form.set('name', 'Paper');
    form.set('file', new Blob(['wish,submitted\nOld,2026-05-01\nNew,2026-07-20\n']), 'paper.csv');
    const sent = await service.call(importAnswersOperation, { as, params: params(), query: {}, body: form });
    expect(sent.body.accepted).toBe(2);
    const list = () => endedSeries(service, campaign.id, as);
    await list();
    await keep(ownCouncil, 30);
    await expire();
    expect(await list()).toMatchObject([{ name: 'Paper', responses: 1 }]);
    const late = await service.call(importAnswersOperation, {
      as,
      params: params(),
      query: { dryRun: 'true' },
      body: form,
    });
    expect(late.body.refused).toMatchObject([{ line: 2, reason: expect.stringContaining('older') }]);
    await keep(ownCouncil, 3);
    await expire();
    expect(await list()).toEqual([]);
  });

  const keepCampaign = (retentionDays: number | null, more = {}) =>
    service.call(setRetentionOperation, { as, params: params(), body: { retentionDays, ...more } });

  test('a campaign uses its own period, and campaigns without one use the council’s period', async () => {
    const old = { submittedAt: '2026-05-01T09:00:00.000Z' };
    const usual = campaign;
    await submit(service, usual, old);
    const longer = await openCampaign(service);
    await submit(service, longer, old);
    campaign = await openCampaign(service);
    const recent = await submit(service, campaign, { submittedAt: '2026-07-20T09:00:00.000Z', seconds: 30 });
    await submit(service, campaign, { submittedAt: '2026-07-10T09:00:00.000Z', seconds: 90 });
    await keep(ownCouncil, 60, 365);
    const kept = await keepCampaign(14);
    expect(kept.body.retention).toEqual({ own: 14, ofCouncil: 60, longest: 365, days: 14 });
    const lengthened = { as, params: { campaignId: longer.id }, body: { retentionDays: 365 } };
    expect((await service.call(setRetentionOperation, lengthened)).body.retention.days).toBe(365);
    await expire();
    expect(await ids()).toEqual([recent.responseId]);
    expect(await report()).toMatchObject({ responses: 1, totalResponses: 1, medianSeconds: 30 });
    campaign = usual;
    expect((await report()).responses).toBe(0);
    campaign = longer;
    expect((await report()).responses).toBe(1);
    // A shorter limit of the council applies at once.
    await keep(ownCouncil, 60);
    await expire();
    expect((await report()).responses).toBe(0);
    const { body } = await service.call(getCampaignOperation, { as, params: params() });
    expect(body.retention).toEqual({ own: 365, ofCouncil: 60, longest: 60, days: 60 });
  });

  test('the preview shows number and time of the next deletion before a shorter period is saved', async () => {
    await submit(service, campaign, { submittedAt: '2026-07-20T09:00:00.000Z' });
    await submit(service, campaign, { submittedAt: '2026-07-01T09:00:00.000Z' });
    await submit(service, campaign, { submittedAt: '2026-06-01T09:00:00.000Z' });
    const ask = async (query: object, actor = as) =>
      service.call(previewRetentionOperation, { as: actor, query: { days: 20, ...query } });
    const of = async (query: object) => (await ask({ campaignId: campaign.id, ...query })).body.responses;
    expect([await of({}), await of({ days: 3_650 }), await of({ days: 5 })]).toEqual([2, 0, 3]);
    const { at } = (await ask({ campaignId: campaign.id })).body;
    expect(new Date(at) > service.clock.now()).toBe(true);
    expect(new Date(at).getTime() - service.clock.now().getTime()).toBeLessThanOrEqual(25 * 3_600_000);
    const whole = (await ask({})).body.responses;
    expect((await ask({ campaignId: 'nowhere' })).status).toBe(404);
    expect((await ask({}, userActor({ role: 'council_staff' }))).status).toBe(403);
    await keep(ownCouncil, 20);
    service.clock.set(at);
    const before = await service.connection.collection('responses').countDocuments({});
    await expire();
    expect(before - (await service.connection.collection('responses').countDocuments({}))).toBe(whole);
    expect((await ids()).length).toBe(1);
    service.clock.set('2026-07-31T12:00:00.000Z');
  });

  test('only an admin sets the period of a campaign, up to the council’s limit, with a log entry', async () => {
    await keep(ownCouncil, 60);
    const refused = await keepCampaign(61);
    expect([refused.status, refused.body.code]).toEqual([409, 'retention_too_long']);
    expect(refused.body.detail).toBe(
      'Your council keeps responses for at most 60 days. Choose fewer, or ask an administrator to allow more.',
    );
    for (const retentionDays of [0, -1, 1.5, 3651]) expect((await keepCampaign(retentionDays)).status).toBe(400);
    expect((await keepCampaign(30, { revision: 1 })).body.code).toBe('stale_revision');
    const staff = { as: userActor({ role: 'council_staff' }), params: params(), body: { retentionDays: 30 } };
    expect((await service.call(setRetentionOperation, staff)).status).toBe(403);
    await keepCampaign(30);
    await keepCampaign(null);
    await service.settled();
    const events = service.eventsOf(campaignChangedEvent).filter(({ payload }) => payload.change === 'retention');
    expect(events.map(({ payload }) => payload.campaign.retentionDays)).toEqual([30, null]);
  });

  test('a campaign can have a period when the council has none, and a copy has the same', async () => {
    await submit(service, campaign, { submittedAt: '2026-01-01T09:00:00.000Z' });
    await keepCampaign(90);
    const copy = await service.call(duplicateCampaignOperation, { as, params: params() });
    expect(copy.body.retention).toEqual({ own: 90, ofCouncil: null, longest: null, days: 90 });
    await expire();
    expect((await report()).responses).toBe(0);
  });

  test('responses of other councils stay', async () => {
    await submit(service, campaign, { submittedAt: '2026-01-01T09:00:00.000Z' });
    await keep(otherCouncil, 1);
    await expire();
    expect((await report()).responses).toBe(1);
  });
});
