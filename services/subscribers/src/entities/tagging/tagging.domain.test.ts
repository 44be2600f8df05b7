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
const taggingIn = (state: TaggingState): StoredTagging => ({
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

describe('tagging states', () => {
  it.each(taggingStates.flatMap((state) => taggingVerbs.map((verb) => [state, verb] as const)))(
    '%s, %s: the tagging reaches the state of the table, or the verb is refused',
    (state, verb) => {
      const expected = taggingTransitions[state][verb];
      if (expected) expect(verbs[verb](taggingIn(state)).state).toBe(expected);
      else expect(() => verbs[verb](taggingIn(state))).toThrow('This is not possible in the current status.');
    },
  );

  it.each(['finish', 'cancel', 'fail'] as const)(
    'the audience is deleted on %s, because it may contain an address',
    (verb) => {
      expect(JSON.stringify(taggingIn('running'))).toContain('amy@x.example');
      expect(JSON.stringify(verbs[verb](taggingIn('running')))).not.toContain('amy@x.example');
    },
  );

  it('the first total is kept when a run starts again, and the total is the processed number at the end', () => {
    const again = begin({ ...taggingIn('running'), total: 4 }, { runId: 'r2', total: 3 }, now);
    expect([again.total, again.runId, finish(again, now).total]).toEqual([4, 'r2', 7]);
  });

  it('the stored actor contains no session data', () => {
    expect(JSON.stringify(taggingIn('queued'))).not.toContain('secret');
  });
});
