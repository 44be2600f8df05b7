import {
  type Campaign,
  campaignCorrectedEvent,
  defaultCouncilSettings,
  getReportOperation,
  listResponsesOperation,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';
import { expireResponses } from './expire-responses.use-case';

const as = userActor();
const settings = defaultCouncilSettings('Europe/London');
const keptFor = (retentionDays: number | null) => ({
  settings: { ...settings, privacy: { ...settings.privacy, retentionDays } },
});

describe('the retention clock (E-63)', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns({}, manualClock('2026-07-31T12:00:00.000Z'));
    await tellOfCouncil(service, ownCouncil);
    await tellOfCouncil(service, otherCouncil);
  });
  afterAll(() => service.stop());

  let revision = 1;
  const keep = (councilId: string, days: number | null) => {
    revision += 1;
    return tellOfCouncil(service, councilId, { revision, ...keptFor(days) });
  };
  const expire = () => expireResponses(service.parts.deps, new AbortController().signal);
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

  test('without a number of days, deletes nothing', async () => {
    await submit(service, campaign, { submittedAt: '2020-01-01T09:00:00.000Z' });
    await expire();
    expect((await report()).responses).toBe(1);
  });

  test('keeps whole local days, takes the rest out of figures and list, and tells the activity log once', async () => {
    // In London the first of these is of the 1st of July, one day more than thirty ago; the second of the 30th of June.
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
    // What earlier tests left has expired too.
    const told = () =>
      service
        .eventsOf(campaignCorrectedEvent)
        .map(({ payload }) => payload)
        .filter(({ campaignId }) => campaignId === campaign.id);
    const once = [{ campaignId: campaign.id, change: 'responses_expired', responses: 2 }];
    expect(told()).toEqual(once);
    await expire();
    await service.settled();
    expect(told()).toEqual(once);
  });

  test('of one council, leaves the responses of others', async () => {
    await submit(service, campaign, { submittedAt: '2026-01-01T09:00:00.000Z' });
    await keep(otherCouncil, 1);
    await expire();
    expect((await report()).responses).toBe(1);
  });
});
