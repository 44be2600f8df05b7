import { campaignStatuses } from '@folkmoot/contracts';
import { surveyState } from './survey-state.domain';

type Situation = Parameters<typeof surveyState>[0];
const later = new Date('2026-04-01T00:00:00.000Z');
const situation = (given: Partial<Situation> & { status?: Situation['campaign']['status'] } = {}): Situation => ({
  campaign: { status: given.status ?? 'active', isDeleted: false, frequency: 'once' },
  questions: 3,
  isRoundOpen: true,
  hasBegun: true,
  nextOpensAt: null,
  ...given,
});

describe('what residents find', () => {
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
  it.each(campaignStatuses)('a campaign that is %s, in its time', (status) => {
    expect(surveyState(situation({ status }))).toBe(expected[status]);
  });
  it.each(campaignStatuses)('a deleted campaign that was %s: nothing', (status) => {
    expect(surveyState(situation({ campaign: { status, isDeleted: true, frequency: 'once' } }))).toBeNull();
  });
  it('before its start: not yet open', () => {
    const before = { isRoundOpen: false, hasBegun: false, nextOpensAt: later };
    expect(surveyState(situation({ status: 'scheduled', ...before }))).toBe('not_yet_open');
    expect(surveyState(situation({ status: 'active', ...before }))).toBe('not_yet_open');
  });
  it('after the end of one that runs once: ended', () => {
    expect(surveyState(situation({ isRoundOpen: false }))).toBe('ended');
  });
  it('a recurring one between rounds: closed; after its last: ended', () => {
    const campaign = { status: 'active', isDeleted: false, frequency: 'weekly' } as const;
    expect(surveyState(situation({ campaign, isRoundOpen: false, nextOpensAt: later }))).toBe('closed');
    expect(surveyState(situation({ campaign, isRoundOpen: false }))).toBe('ended');
  });
  it('open, but a version without questions (F-60)', () => {
    expect(surveyState(situation({ questions: 0 }))).toBe('no_questions');
    expect(surveyState(situation({ questions: 0, status: 'paused' }))).toBe('paused');
  });
});
