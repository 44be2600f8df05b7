import {
  type Campaign,
  countAnswersOperation,
  exportResponsesOperation,
  listResponsesOperation,
  systemActor,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { strFromU8, unzipSync } from 'fflate';
import { newWave, type StoredWave } from '../../entities/wave';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { systemContextOf } from '../../testing/contexts';
import { responseFileBytes } from '../../testing/file-bytes';
import { openCampaign, submit } from '../../testing/journey';
import { readSav } from '../../testing/read-sav';

const as = userActor();
const FIRST = 'wave-first';
const SECOND = 'wave-second';
const DECIDED_AT = new Date('2026-03-05T09:00:00.000Z');

/** Decided, so that a comparison of the responses meanwhile leaves it as it is. */
const decidedWave = (id: string, campaignId: string): StoredWave => ({
  ...newWave(id, campaignId),
  revision: 1,
  from: new Date('2026-03-01T09:00:00.000Z'),
  until: new Date('2026-03-04T09:00:00.000Z'),
  decision: 'kept',
  reason: 'They are people',
  decidedAt: DECIDED_AT,
});

describe('the group of a response', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let ids: string[];
  beforeAll(async () => {
    service = await startCampaigns();
    await publishCouncil(service, ownCouncil);
  });
  afterAll(() => service.stop());
  beforeEach(async () => {
    campaign = await openCampaign(service);
    ids = [];
    for (const day of [1, 2, 3, 4]) {
      const answers = [{ questionId: 'wish', answer: `Wish ${day}` }];
      const submittedAt = `2026-03-0${day}T09:00:00.000Z`;
      ids.push((await submit(service, campaign, { submittedAt, answers })).responseId);
    }
  });

  const params = () => ({ campaignId: campaign.id });
  const storeWaves = () =>
    systemContextOf(service).unitOfWork(systemActor('campaigns', ownCouncil), async ({ responses, waves }) => {
      await responses.saveWave(campaign.id, [1, 2], FIRST);
      await responses.saveWave(campaign.id, [4], SECOND);
      for (const id of [FIRST, SECOND]) await waves.put(decidedWave(id, campaign.id));
    });
  const csv = async (where?: string) =>
    (await service.call(exportResponsesOperation, { as, params: params(), query: where ? { where } : {} })).text;
  const file = (format: 'xlsx' | 'sav' | 'jsonl', where?: string) =>
    responseFileBytes(service, as, campaign.id, format, where ? { where } : {});
  const lines = async (where?: string) =>
    (await file('jsonl', where))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));

  test('is a column of every export when the campaign has groups, and of none when it has none', async () => {
    expect(await csv()).not.toContain('"Group"');
    expect((await file('jsonl')).toString()).not.toContain('"wave"');
    expect(readSav(await file('sav')).variables.map(({ name }) => name)).not.toContain('Wave');
    await storeWaves();
    const rows = (await csv()).split('\r\n');
    const heading = rows.find((row) => row.includes('"Response ID"')) ?? '';
    const column = heading.split(',').indexOf('"Group"');
    expect(column).toBeGreaterThan(0);
    const groupOf = (id: string) => rows.find((row) => row.includes(`"${id}"`))?.split(',')[column];
    expect(ids.map(groupOf)).toEqual([`"${FIRST}"`, `"${FIRST}"`, '"N/A"', `"${SECOND}"`]);
    expect(Object.fromEntries((await lines()).map(({ id, wave }) => [id, wave]))).toEqual(
      Object.fromEntries(ids.map((id, index) => [id, [FIRST, FIRST, null, SECOND][index]])),
    );
    const { cases, variables } = readSav(await file('sav'));
    expect(variables.find(({ name }) => name === 'Wave')?.label).toBe('Group');
    expect(Object.fromEntries(cases.map(({ ResponseID, Wave }) => [ResponseID, Wave]))).toEqual(
      Object.fromEntries(ids.map((id, index) => [id, [FIRST, FIRST, '', SECOND][index]])),
    );
    const sheets = Object.values(unzipSync(await file('xlsx'))).map((bytes) => strFromU8(bytes));
    for (const text of ['Group', FIRST, SECOND]) expect(sheets.some((sheet) => sheet.includes(`>${text}<`))).toBe(true);
  });

  test('is a filter of report, list and every export', async () => {
    await storeWaves();
    const [first = '', two = '', free = '', four = ''] = ids;
    const expected: [string, string[]][] = [
      [`~wave:${FIRST}`, [first, two]],
      [`~wave:${FIRST},${SECOND}`, [first, two, four]],
      ['~wave:any', [first, two, four]],
      ['~wave:none', [free]],
    ];
    for (const [where, fitting] of expected) {
      const { body: counts } = await service.call(countAnswersOperation, { as, params: params(), query: { where } });
      const { body: list } = await service.call(listResponsesOperation, { as, params: params(), query: { where } });
      expect([where, counts.responses]).toEqual([where, fitting.length]);
      expect([where, list.items.map(({ id }) => id)]).toEqual([where, [...fitting].reverse()]);
      const text = await csv(where);
      expect([where, ids.filter((id) => text.includes(`"${id}"`))]).toEqual([where, fitting]);
      expect((await lines(where)).map(({ id }) => id).sort()).toEqual([...fitting].sort());
      const { cases } = readSav(await file('sav', where));
      expect(cases.map(({ ResponseID }) => ResponseID).sort()).toEqual([...fitting].sort());
      const sheets = Object.values(unzipSync(await file('xlsx', where))).map((bytes) => strFromU8(bytes));
      expect(ids.filter((id) => sheets.some((sheet) => sheet.includes(id)))).toEqual(fitting);
    }
    const unknown = await service.call(countAnswersOperation, {
      as,
      params: params(),
      query: { where: '~wave:unknown' },
    });
    expect([unknown.status, unknown.body.responses]).toEqual([200, 0]);
  });
});
