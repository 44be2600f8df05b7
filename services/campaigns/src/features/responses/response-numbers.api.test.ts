import {
  type Campaign,
  eraseResponseOperation,
  exportReportOperation,
  getReportOperation,
  listResponsesOperation,
  systemActor,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { numberResponses } from '../../migrations/0001-number-responses';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { openCampaign, submit } from '../../testing/journey';
import { runMigration } from '../../testing/migration-context';

const as = userActor();

describe('number of a response', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaign(service);
  });

  const say = (answer: string, submittedAt: string) =>
    submit(service, campaign, { submittedAt, answers: [{ questionId: 'wish', answer }] });
  const params = () => ({ campaignId: campaign.id });
  const numbers = async (query: Record<string, string> = {}) => {
    const { items } = (await service.call(listResponsesOperation, { as, params: params(), query })).body;
    return items.map(({ answers, number }) => [answers[0]?.answer, number]);
  };

  test('the number is the same everywhere and stays when others arrive late or are deleted', async () => {
    await say('Benches', '2026-03-02T09:00:00.000Z');
    const { responseId } = await say('Trees', '2026-03-03T09:00:00.000Z');
    await say('Late light', '2026-03-01T09:00:00.000Z');
    expect(await numbers()).toEqual([
      ['Trees', 2],
      ['Benches', 1],
      ['Late light', 3],
    ]);
    expect(await numbers({ q: 'benches' })).toEqual([['Benches', 1]]);
    const body = { ...params(), responseId, isOnItsWay: false };
    await service.call(eraseResponseOperation, { as: systemActor('public', ownCouncil), body });
    await say('Lamps', '2026-03-04T09:00:00.000Z');
    expect(await numbers()).toEqual([
      ['Lamps', 4],
      ['Benches', 1],
      ['Late light', 3],
    ]);
    const wanted = { ...params(), format: 'html' as const };
    const { text } = await service.call(exportReportOperation, {
      as,
      params: wanted,
      query: { audience: 'internal' },
    });
    expect([...text.matchAll(/Response (\d+)/g)].map(([, number]) => number)).toEqual(['4', '1', '3']);
  });

  test('older responses get numbers below those of newer responses', async () => {
    for (const day of [2, 1, 3]) await say(`Day ${day}`, `2026-03-0${day}T09:00:00.000Z`);
    const { connection } = service;
    await connection.collection('responses').updateMany({}, { $unset: { number: '' } });
    await connection.collection('campaign_counters').updateMany({}, { $unset: { numbers: '', format: '' } });
    await say('New', '2026-03-04T09:00:00.000Z');
    expect((await runMigration(service, numberResponses)).length).toBeGreaterThan(1);
    expect(await runMigration(service, numberResponses)).toEqual([]);
    expect(await numbers()).toEqual([
      ['New', 4],
      ['Day 3', 3],
      ['Day 2', 2],
      ['Day 1', 1],
    ]);
    expect((await service.call(getReportOperation, { as, params: params() })).body.responses).toBe(4);
  });

  test('older responses get numbers in batches that continue behind each other, and none before them stays without', async () => {
    await say('First', '2026-03-01T09:00:00.000Z');
    const { connection } = service;
    const responses = connection.collection<{ _id: string }>('responses');
    const [first] = await responses.find({ campaignId: campaign.id }).toArray();
    const at = new Date('2026-03-02T09:00:00.000Z');
    const many = Array.from({ length: 509 }, (_, index) => ({ ...first, _id: `many-${index}`, createdAt: at }));
    await responses.insertMany(many);
    await responses.updateMany({}, { $unset: { number: '' } });
    await connection.collection('campaign_counters').updateMany({}, { $unset: { numbers: '', format: '' } });
    const positions = await runMigration(service, numberResponses);
    const [behindFirstBatch] = positions.filter((position) => Object(position).campaignId === campaign.id);
    expect(behindFirstBatch).toEqual({ campaignId: campaign.id, cursor: expect.any(String) });
    const stored = () => responses.find({ campaignId: campaign.id }).sort({ createdAt: 1, _id: 1 }).toArray();
    const numbered = await stored();
    expect(numbered.map((response) => Object(response).number)).toEqual(numbered.map((_, index) => index + 1));
    await responses.updateMany({ _id: { $in: [String(first?._id), 'many-99'] } }, { $unset: { number: '' } });
    await connection.collection('campaign_counters').updateMany({}, { $unset: { format: '' } });
    expect((await runMigration(service, numberResponses, behindFirstBatch)).length).toBeGreaterThan(2);
    expect(await responses.countDocuments({ campaignId: campaign.id, number: { $exists: false } })).toBe(0);
  });
});
