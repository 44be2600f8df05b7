import { campaignStatuses } from '@folkmoot/contracts/client';
import { sampleCampaign } from '../../standalone/sample-campaign';
import { isAllowed, isBeforeActivation, reopensUntil, type Verb } from './transitions.domain';

const verbs: Verb[] = ['activate', 'unschedule', 'pause', 'resume', 'complete', 'reopen', 'archive'];

describe('the transitions of a campaign', () => {
  it.each([
    ['draft', ['activate', 'archive']],
    ['survey_building', ['activate', 'archive']],
    ['ready', ['activate', 'archive']],
    ['scheduled', ['unschedule', 'archive']],
    ['active', ['pause', 'complete']],
    ['paused', ['activate', 'resume', 'complete', 'archive']],
    ['completed', ['reopen', 'archive']],
    ['archived', []],
  ] as const)('%s allows %j and nothing else (F-51)', (status, allowed) => {
    expect(verbs.filter((verb) => isAllowed(status, verb))).toEqual(allowed);
  });
  it('come before activation until residents have seen the campaign', () => {
    expect(campaignStatuses.filter(isBeforeActivation)).toEqual(['draft', 'survey_building', 'ready']);
  });
  it('include reopening for 30 days after completion', () => {
    const change = { from: 'active', to: 'completed', at: '2026-10-01T09:00:00.000Z', by: null } as const;
    const completed = sampleCampaign({ status: 'completed', statusHistory: [change] });
    const until = new Date('2026-10-31T09:00:00.000Z');
    expect(reopensUntil(completed, until)).toEqual(until);
    expect(reopensUntil(completed, new Date('2026-10-31T09:00:01.000Z'))).toBeNull();
    expect(reopensUntil({ ...completed, status: 'archived' }, until)).toBeNull();
  });
});
