import { sampleDetail } from '../../standalone/sample-campaign';
import { stateLine } from './state-line';

const reader = { zone: 'Europe/London', now: new Date('2026-11-30T12:00:00.000Z') };
const line = (patch: Parameters<typeof sampleDetail>[0]) => stateLine(sampleDetail(patch), reader);
const endDate = '2026-12-22T12:00:00.000Z';

describe('the line below the title of a campaign', () => {
  it.each([
    ['active', { responseCount: 240, targetResponses: 400, endDate }, '240 of 400 responses, day 61, ends 22 Dec 2026'],
    ['without a target', { responseCount: 1, targetResponses: null }, '1 response, day 61, no end date'],
    ['completed', { status: 'completed', endDate }, '24 of 100 responses, ended 22 Dec 2026'],
    ['scheduled', { status: 'scheduled', endDate }, 'ends 22 Dec 2026'],
    ['new', { status: 'draft', currentStep: 'delivery', startDate: null }, 'Step 3 of 5: Delivery, no dates yet'],
    [
      'planned',
      { status: 'ready', currentStep: 'review', endDate },
      'Step 4 of 5: Review, opens 1 Oct 2026, ends 22 Dec 2026',
    ],
  ] as const)('says what matters when it is %s', (_, patch, words) => {
    expect(line(patch)).toBe(words);
  });
});
