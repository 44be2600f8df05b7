import {
  exportReportsOperation,
  listReportsOperation,
  reportExportedEvent,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { startCampaigns, type TestCampaigns, tellOfCouncil } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();

describe('the reports of all campaigns (E-27)', () => {
  let service: TestCampaigns;
  let ids: string[];
  beforeAll(async () => {
    service = await startCampaigns({}, manualClock('2026-03-18T12:00:00.000Z'));
    await tellOfCouncil(service, ownCouncil);
    await tellOfCouncil(service, otherCouncil);
    const [quiet, busy] = [await openCampaign(service), await openCampaign(service)];
    ids = [busy.id, quiet.id];
    for (const day of ['02', '09', '16', '17'])
      await submit(service, busy, { submittedAt: `2026-03-${day}T09:00:00.000Z` });
    await submit(service, quiet, { submittedAt: '2026-03-10T09:00:00.000Z' });
    await submit(service, await openCampaign(service, userActor({ councilId: otherCouncil })));
    await service.receive(visitRecordedEvent, {
      aggregate: { type: 'campaign', id: busy.id, revision: 1 },
      councilId: ownCouncil,
      payload: { campaignId: busy.id, day: '2026-03-16', views: 5, starts: 4, completes: 2, abandons: 2 },
    });
  });
  afterAll(() => service.stop());

  const reports = async (query: Record<string, string> = {}) =>
    (await service.call(listReportsOperation, { as, query })).body.items;

  test('stand side by side, the most answered first, without those of other councils', async () => {
    const items = await reports();
    expect(items.map(({ campaignId, responses }) => [campaignId, responses])).toEqual([
      [ids[0], 4],
      [ids[1], 1],
    ]);
    expect(items[0]).toMatchObject({ previousResponses: null, completionRate: 50, lastResponseOn: '2026-03-17' });
    expect(items[0]?.trend.slice(-3)).toEqual([
      { week: '2026-03-02', count: 1 },
      { week: '2026-03-09', count: 1 },
      { week: '2026-03-16', count: 2 },
    ]);
    expect(items[0]?.trend).toHaveLength(12);
  });

  test('of a range, are compared with as many days before it', async () => {
    const [busy, quiet] = await reports({ from: '2026-03-12', to: '2026-03-18' });
    expect(busy).toMatchObject({ responses: 2, previousResponses: 1, totalResponses: 4 });
    expect(quiet).toMatchObject({ responses: 0, previousResponses: 1, completionRate: null });
  });

  test('are compared with no period before that is empty', async () => {
    const [busy, quiet] = await reports({ from: '2026-03-01', to: '2026-03-18' });
    expect([busy?.previousResponses, quiet?.previousResponses]).toEqual([null, null]);
    const items = await reports({ from: '2026-03-18', to: '2026-03-18' });
    const none = items.find(({ campaignId }) => campaignId === ids[1]);
    expect(none).toMatchObject({ responses: 0, previousResponses: null });
  });

  test('as a file, hold the same, and the activity log says that it was taken', async () => {
    service.forgetEvents();
    const { text, headers } = await service.call(exportReportsOperation, { as, query: {} });
    await service.settled();
    expect(headers.get('content-disposition')).toContain('campaign_reports_2026-03-18.csv');
    expect(text.trim().split('\r\n')).toHaveLength(3);
    expect(text).toContain('"Park","active","4","N/A","4","100","4","2","50","2026-03-17"');
    expect(service.eventsOf(reportExportedEvent).map(({ payload }) => payload)).toEqual([
      { campaignId: null, change: 'csv_all_campaigns', responses: 5 },
    ]);
  });
});
