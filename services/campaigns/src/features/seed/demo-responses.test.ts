import { demoCampaigns } from './demo-campaigns';
import { demoResponses } from './demo-responses';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const began = Date.UTC(2026, 10, 16);

describe('demo responses', () => {
  it.each(
    demoCampaigns.filter(({ responses }) => responses > 0).map((campaign) => [campaign.title, campaign] as const),
  )('the answers of %s are the same at any time of creation', (_, campaign) => {
    const saidBy = (hours: number): string => {
      const start = new Date(began + hours * HOUR_MS);
      const end = new Date(start.getTime() + 35 * DAY_MS);
      return JSON.stringify(demoResponses(campaign, { start, end, roundAt: () => 1 }).map(({ answers }) => answers));
    };
    // The weights differ by weekday and hour, so the test uses different hours of a week.
    const different = new Set(Array.from({ length: 24 }, (_each, index) => saidBy(index * 7)));
    expect(different.size).toBe(1);
  });
});
