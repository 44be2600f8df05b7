import { campaignStatuses } from '@folkmoot/contracts/client';
import { isAllowed, isBeforeActivation, type Verb } from './transitions.domain';

const verbs: Verb[] = ['activate', 'pause', 'resume', 'complete', 'archive'];

describe('what may be done with a campaign', () => {
  it.each([
    ['draft', ['activate', 'archive']],
    ['survey_building', ['activate', 'archive']],
    ['ready', ['activate', 'archive']],
    ['scheduled', ['archive']],
    ['active', ['pause', 'complete']],
    ['paused', ['activate', 'resume', 'complete', 'archive']],
    ['completed', ['archive']],
    ['archived', []],
  ] as const)('%s allows %j and nothing else (F-51)', (status, allowed) => {
    expect(verbs.filter((verb) => isAllowed(status, verb))).toEqual(allowed);
  });
  it('is before its activation until residents have seen it', () => {
    expect(campaignStatuses.filter(isBeforeActivation)).toEqual(['draft', 'survey_building', 'ready']);
  });
});
