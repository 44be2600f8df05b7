import { taggingStates } from '@folkmoot/contracts';
import { userActor } from '@folkmoot/service-kit/testing';
import {
  begin,
  cancel,
  fail,
  finish,
  newTagging,
  type StoredTagging,
  type TaggingState,
  type TaggingVerb,
  taggingTransitions,
  taggingVerbs,
} from './tagging.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const actor = { ...userActor(), sessionId: 'secret' };
const change = { addTagIds: ['t1'], removeTagIds: [], consentSource: 'Town fair' };
const given = (state: TaggingState): StoredTagging => ({
  ...newTagging({ change, audience: { q: 'amy@x.example' }, actor }, now),
  id: 'g1',
  councilId: 'c1',
  revision: 1,
  state,
  processed: 7,
});
const verbs: Readonly<Record<TaggingVerb, (each: StoredTagging) => StoredTagging>> = {
  begin: (each) => begin(each, { runId: 'r1', total: 9 }, now),
  finish: (each) => finish(each, now),
  cancel: (each) => cancel(each, now),
  fail: (each) => fail(each, 'why', now),
};

describe('the states of a change of the tags of many', () => {
  it.each(taggingStates.flatMap((state) => taggingVerbs.map((verb) => [state, verb] as const)))(
    '%s, %s: leads where the table says, or is refused',
    (state, verb) => {
      const expected = taggingTransitions[state][verb];
      if (expected) expect(verbs[verb](given(state)).state).toBe(expected);
      else expect(() => verbs[verb](given(state))).toThrow('This is not possible in the current status.');
    },
  );

  it.each(['finish', 'cancel', 'fail'] as const)(
    '%s: whom it was for is forgotten, since it may name an address',
    (verb) => {
      expect(JSON.stringify(given('running'))).toContain('amy@x.example');
      expect(JSON.stringify(verbs[verb](given('running')))).not.toContain('amy@x.example');
    },
  );

  it('taken up again: what was counted first stays; at the end it is as many as were looked at', () => {
    const again = begin({ ...given('running'), total: 4 }, { runId: 'r2', total: 3 }, now);
    expect([again.total, again.runId, finish(again, now).total]).toEqual([4, 'r2', 7]);
  });

  it('nothing that ends with a session is kept of who asked for it', () => {
    expect(JSON.stringify(given('queued'))).not.toContain('secret');
  });
});
