import {
  exportReportsOperation,
  listReportsOperation,
  reportExportedEvent,
  visitRecordedEvent,
} from '@folkmoot/contracts';
import { manualClock, otherCouncil, ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';

const as = userActor();

describe('reports of all campaigns (E-27)', () => {
  let service: TestCampaigns;
  let ids: string[];
  beforeAll(async () => {
    service = await startCampaigns({}, manualClock('2026-03-18T12:00:00.000Z'));
    await publishCouncil(service, ownCouncil);
    await publishCouncil(service, otherCouncil);
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

  test('reports are listed most responses first, without other councils', async () => {
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

  test('a report of a range is compared with the same number of days before it', async () => {
    const [busy, quiet] = await reports({ from: '2026-03-12', to: '2026-03-18' });
    expect(busy).toMatchObject({ responses: 2, previousResponses: 1, totalResponses: 4 });
    expect(quiet).toMatchObject({ responses: 0, previousResponses: 1, completionRate: null });
  });

  test('a report has no comparison when the period before is empty', async () => {
    const [busy, quiet] = await reports({ from: '2026-03-01', to: '2026-03-18' });
    expect([busy?.previousResponses, quiet?.previousResponses]).toEqual([null, null]);
    const items = await reports({ from: '2026-03-18', to: '2026-03-18' });
    const none = items.find(({ campaignId }) => campaignId === ids[1]);
    expect(none).toMatchObject({ responses: 0, previousResponses: null });
  });

  test('the file has the same figures, and the activity log has an entry for the download', async () => {
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

  test("the file name has the current day in the council's time zone", async () => {
    await publishCouncil(service, ownCouncil, { timezone: 'Pacific/Auckland', revision: 2 });
    const { headers } = await service.call(exportReportsOperation, { as, query: {} });
    expect(headers.get('content-disposition')).toContain('campaign_reports_2026-03-19.csv');
  });
});
