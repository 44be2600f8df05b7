import { campaignStatuses } from '@folkmoot/contracts';
import { surveyState } from './survey-state.domain';

type Situation = Parameters<typeof surveyState>[0];
const later = new Date('2026-04-01T00:00:00.000Z');
const situation = (overrides: Partial<Situation> & { status?: Situation['campaign']['status'] } = {}): Situation => ({
  campaign: { status: overrides.status ?? 'active', isDeleted: false, frequency: 'once' },
  questions: 3,
  isRoundOpen: true,
  hasBegun: true,
  nextOpensAt: null,
  ...overrides,
});

describe('the state for residents', () => {
  const expected = {
    draft: null,
    survey_building: null,
    ready: null,
    scheduled: 'open',
    active: 'open',
    paused: 'paused',
    completed: 'ended',
    archived: 'ended',
  } as const;
  it.each(campaignStatuses)('a campaign that is %s within its period has its state', (status) => {
    expect(surveyState(situation({ status }))).toBe(expected[status]);
  });
  it.each(campaignStatuses)('a deleted campaign that was %s is hidden', (status) => {
    expect(surveyState(situation({ campaign: { status, isDeleted: true, frequency: 'once' } }))).toBeNull();
  });
  it('a campaign is not yet open before its start', () => {
    const before = { isRoundOpen: false, hasBegun: false, nextOpensAt: later };
    expect(surveyState(situation({ status: 'scheduled', ...before }))).toBe('not_yet_open');
    expect(surveyState(situation({ status: 'active', ...before }))).toBe('not_yet_open');
  });
  it('a campaign that runs once is ended after its end', () => {
    expect(surveyState(situation({ isRoundOpen: false }))).toBe('ended');
  });
  it('a recurring campaign is closed between rounds and ended after the last one', () => {
    const campaign = { status: 'active', isDeleted: false, frequency: 'weekly' } as const;
    expect(surveyState(situation({ campaign, isRoundOpen: false, nextOpensAt: later }))).toBe('closed');
    expect(surveyState(situation({ campaign, isRoundOpen: false }))).toBe('ended');
  });
  it('an open campaign whose version has no questions says so (F-60)', () => {
    expect(surveyState(situation({ questions: 0 }))).toBe('no_questions');
    expect(surveyState(situation({ questions: 0, status: 'paused' }))).toBe('paused');
  });
});
