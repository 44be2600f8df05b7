import {
  type Campaign,
  defaultCouncilSettings,
  exportReportOperation,
  getReportChartOperation,
  saveWeightingOperation,
} from '@folkmoot/contracts';
import { ownCouncil, userActor } from '@folkmoot/service-kit/testing';
import { publishCouncil, startCampaigns, type TestCampaigns } from '../../testing/campaigns-service';
import { givePopulation, openWeightedCampaign, submitMany } from '../../testing/weighted-campaign';

const as = userActor();
const SHOWN_COUNT = /(\d[\d,]*) \(\d+%\)/g;

describe('documents for publication and for staff', () => {
  let service: TestCampaigns;
  let campaign: Campaign;
  let revision = 1;
  const publishSmallest = (smallestCell?: number) => {
    revision += 1;
    const settings = defaultCouncilSettings('UTC');
    const privacy = { ...settings.privacy, ...(smallestCell && { smallestCell }) };
    return publishCouncil(service, ownCouncil, { revision, settings: { ...settings, privacy } });
  };
  beforeAll(async () => {
    service = await startCampaigns();
    await publishSmallest();
    await givePopulation(service);
    campaign = await openWeightedCampaign(service);
    await submitMany(service, campaign, 160);
    await service.settled();
  });
  afterAll(() => service.stop());

  const params = () => ({ campaignId: campaign.id, format: 'html' as const });
  const get = (query: Record<string, string> = {}) =>
    service.call(exportReportOperation, { as, params: params(), query });
  const textOf = async (query: Record<string, string> = {}) =>
    (await get(query)).text
      .replace(/<style>.*?<\/style>/s, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ');
  const countsIn = (text: string): number[] =>
    [...text.matchAll(SHOWN_COUNT)].map(([, count = '']) => Number(count.replaceAll(',', '')));
  const weigh = (isOn: boolean) =>
    service.call(saveWeightingOperation, {
      as,
      params: { campaignId: campaign.id },
      body: { isOn, dimensionIds: ['area', 'age'], trim: null },
    });

  test('an internal document has every number, and says on its first page that it is internal', async () => {
    const { headers } = await get({ audience: 'internal' });
    expect(headers.get('content-disposition')).toMatch(/_report_internal_/);
    const text = await textOf({ audience: 'internal' });
    expect(text).toContain('Internal use. It shows small numbers, so do not publish it.');
    expect(countsIn(text).some((count) => count > 0 && count < 5)).toBe(true);
    expect(text).toContain('Sample Responses');
    expect(text).not.toContain('Numbers of fewer than');
  });

  test('a document is for publication when nobody says otherwise: no small number, mean or single response is in it', async () => {
    const text = await textOf();
    expect(await textOf({ audience: 'publication' })).toEqual(expect.stringContaining('Publication. Numbers of fewer'));
    expect(text).toContain('Publication. Numbers of fewer than 5 people are hidden.');
    expect(countsIn(text).filter((count) => count < 5)).toEqual([]);
    expect(countsIn(text).length).toBeGreaterThan(5);
    // Some intervals of numbers have few people, and the mean follows from all of them.
    const hours = text.split('4. Hours')[1]?.split('5. Wishes')[0] ?? '';
    expect(hours).toContain('hidden');
    expect(hours).not.toMatch(/average/i);
    expect(text).not.toContain('Sample Responses');
    expect(text).toContain('About these figures');
    expect(text).toContain('so that nobody is recognised');
  });

  test('the council’s own smallest number applies, also to the chart of one question', async () => {
    await publishSmallest(30);
    expect(countsIn(await textOf()).filter((count) => count < 30)).toEqual([]);
    const chart = async (query: { audience?: 'internal' }) => {
      const { text } = await service.call(getReportChartOperation, {
        as,
        params: { campaignId: campaign.id, questionId: 'hours' },
        query: { format: 'svg', ...query },
      });
      return text;
    };
    expect([await chart({}), await chart({ audience: 'internal' })]).toEqual([
      expect.stringContaining('>hidden</text>'),
      expect.not.stringContaining('>hidden</text>'),
    ]);
    await publishSmallest();
  });

  test('weighted shares stand beside the others, with the figures of the weights and one note on samples', async () => {
    expect(await textOf()).not.toContain('weighted');
    expect((await weigh(true)).body).toMatchObject({ state: 'weighted' });
    const text = await textOf();
    expect(text).toMatch(/west \d+ \(\d+%\), \d+–\d+%; weighted \d+%, \d+–\d+%/);
    expect(text).toMatch(/Responses 160 Effective sample size \d+ Design effect 1\.\d\d Largest weight \d\.\d\d/);
    expect(text.match(/not a random sample/g)).toHaveLength(1);
    const filtered = await textOf({ where: 'mood:1' });
    expect(filtered).toMatch(/; weighted \d+%/);
    await weigh(false);
  });

  test('one sentence says why figures are not weighted', async () => {
    const few = await openWeightedCampaign(service);
    await submitMany(service, few, 40);
    await service.settled();
    await service.call(saveWeightingOperation, {
      as,
      params: { campaignId: few.id },
      body: { isOn: true, dimensionIds: ['area'], trim: null },
    });
    const { text } = await service.call(exportReportOperation, { as, params: { campaignId: few.id, format: 'html' } });
    expect(text).toContain('The figures are not weighted: there are too few responses.');
    expect(text).not.toContain('Effective sample size');
  });
});
