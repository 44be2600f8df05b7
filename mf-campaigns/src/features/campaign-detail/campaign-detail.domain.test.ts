import type { CampaignDetail } from '@folkmoot/contracts/client';
import { sampleDetail } from '../../standalone/sample-campaign';
import {
  daysActive,
  isReady,
  type ReadinessFacts,
  readiness,
  startOf,
  surveyTitleBeside,
} from './campaign-detail.domain';

const now = new Date('2026-11-20T12:00:00Z');

describe('daysActive', () => {
  it.each([
    [null, 0],
    ['2026-11-25T00:00:00Z', 0],
    ['2026-11-20T11:59:00Z', 1],
    ['2026-11-18T12:00:00Z', 2],
    ['2026-11-18T11:00:00Z', 3],
  ])('for a start at %s is %d', (start, days) => expect(daysActive(start, now)).toBe(days));
});

const question = { id: 'q1', type: 'text' as const, title: 'Why?', required: false };
const content = { title: '', description: '', introText: '', introFile: null };

const facts = (
  campaign: Partial<ReadinessFacts['campaign']> = {},
  rest: Partial<Omit<ReadinessFacts, 'campaign'>> = {},
): ReadinessFacts => ({
  campaign: {
    surveyData: { ...content, questions: [question] },
    deliveryMethods: ['qr'],
    startDate: null,
    endDate: '2026-12-24T12:00:00.000Z',
    ...campaign,
  },
  survey: { errors: [], warnings: [] },
  hasPrivacyNotice: true,
  isPreviewed: true,
  now,
  ...rest,
});

const open = (input: ReadinessFacts) =>
  readiness(input)
    .filter(({ isDone }) => !isDone)
    .map(({ id, isBlocking }) => `${id} ${isBlocking ? 'blocks' : 'warns'}`);

describe('readiness', () => {
  it('has no open items when everything is there', () => {
    expect(open(facts())).toEqual([]);
    expect(isReady(readiness(facts()))).toBe(true);
  });
  it.each([
    ['no question', facts({ surveyData: { ...content, questions: [] } }), 'questions'],
    [
      'an error of the survey check',
      facts({}, { survey: { errors: ['Question 1 has no title.'], warnings: [] } }),
      'survey',
    ],
    [
      'an end before the start',
      facts({ startDate: '2026-12-25T00:00:00.000Z', endDate: '2026-12-24T00:00:00.000Z' }),
      'window',
    ],
    ['an end that has passed', facts({ endDate: '2026-11-20T11:00:00.000Z' }), 'window'],
  ])('is blocked by %s (E-12)', (_situation, input, id) => {
    expect(open(input)).toEqual([`${id} blocks`]);
    expect(isReady(readiness(input))).toBe(false);
  });
  it.each([
    ['no delivery method', facts({ deliveryMethods: [] }), 'delivery'],
    ['no end date', facts({ endDate: null }), 'dates'],
    ['no privacy notice', facts({}, { hasPrivacyNotice: false }), 'privacy'],
    ['a survey nobody has tried', facts({}, { isPreviewed: false }), 'preview'],
    ['a warning of the survey check', facts({}, { survey: { errors: [], warnings: ['No alt text.'] } }), 'warnings'],
  ])('only warns about %s (E-97)', (_situation, input, id) => {
    expect(open(input)).toEqual([`${id} warns`]);
    expect(isReady(readiness(input))).toBe(true);
  });
  it('lists the findings of the survey check below its item', () => {
    const input = facts({}, { survey: { errors: ['Question 1 has no title.'], warnings: [] } });
    expect(readiness(input).find(({ id }) => id === 'survey')?.details).toEqual(['Question 1 has no title.']);
  });
});

describe('startOf', () => {
  const now = new Date('2026-03-02T09:00:00.000Z');
  it.each([
    [null, 'none'],
    ['2026-03-03T09:00:00.000Z', 'ahead'],
    ['2026-03-01T09:00:00.000Z', 'past'],
  ] as const)('of %s is %s', (start, expected) => expect(startOf(start, now)).toBe(expected));
});

describe('surveyTitleBeside', () => {
  const campaign = (surveyTitle: string, status: CampaignDetail['status'] = 'draft') => {
    const detail = sampleDetail({ title: 'Park', status });
    return { ...detail, surveyData: { ...detail.surveyData, title: surveyTitle } };
  };
  it.each([
    ['is none when both are the same', 'Park', 'draft', 'Park', null],
    ['is none while the survey follows a new title', 'Park', 'ready', 'New park', null],
    ['is none for a survey of an earlier version', 'Park Survey', 'active', 'Park', null],
    ['is the title that residents go on to see', 'Park', 'active', 'New park', 'Park'],
    ['is a title of its own', 'Your park', 'draft', 'Park', 'Your park'],
  ] as const)('%s', (_, surveyTitle, status, typed, expected) => {
    expect(surveyTitleBeside(campaign(surveyTitle, status), typed)).toBe(expected);
  });
});
