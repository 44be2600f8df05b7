import { importStates, systemActor } from '@folkmoot/contracts';
import {
  begin,
  cancel,
  fail,
  finish,
  type ImportState,
  type ImportVerb,
  importTransitions,
  importVerbs,
  isResumable,
  newImport,
  receive,
  resume,
  type StoredImport,
  start,
} from './import.domain';

const now = new Date('2026-03-02T09:00:00.000Z');
const user = {
  kind: 'user',
  userId: 'u1',
  role: 'council_admin',
  status: 'active',
  councilId: 'c1',
  actingAs: null,
  sessionId: 'secret',
} as const;
const layout = {
  encoding: 'UTF-8',
  delimiter: ',',
  quote: '"',
  columns: [],
  hasHeader: true,
  emailColumn: 0,
  first: { offset: 0, line: 1 },
  afterHeader: { offset: 6, line: 2 },
  rows: 3,
};
const choice = { emailColumn: 0, hasHeader: true, tagIds: ['t1'], consentSource: 'Paper forms' };
const given = (state: ImportState, patch: Partial<StoredImport> = {}): StoredImport => ({
  ...newImport({ fileName: 'people.csv', actor: user }, now),
  id: 'i1',
  councilId: 'c1',
  revision: 1,
  state,
  layout,
  choice: ['uploading', 'preview'].includes(state) ? null : choice,
  pieces: ['hash'],
  ...patch,
});
const verbs: Readonly<Record<ImportVerb, (each: StoredImport) => StoredImport>> = {
  receive: (each) => receive(each, { pieces: ['hash'], layout }, now),
  start: (each) => start(each, choice, user, now),
  begin: (each) => begin(each, now),
  finish: (each) => finish(each, now),
  cancel: (each) => cancel(each, now),
  fail: (each) => fail(each, 'why', now),
  resume: (each) => resume(each, systemActor('subscribers', 'c1'), now),
};
const states = ['uploading', ...importStates] as const;

describe('the states of an import (E-75)', () => {
  it.each(states.flatMap((state) => importVerbs.map((verb) => [state, verb] as const)))(
    '%s, %s: leads where the table says, or is refused',
    (state, verb) => {
      const expected = importTransitions[state][verb];
      if (expected) expect(verbs[verb](given(state)).state).toBe(expected);
      else expect(() => verbs[verb](given(state))).toThrow('This is not possible in the current status.');
    },
  );

  it('with and without a header: how many rows there are, and where they begin', () => {
    const preview = given('preview');
    expect(start(preview, choice, user, now)).toMatchObject({ total: 2, place: layout.afterHeader });
    const all = start(preview, { ...choice, hasHeader: false }, user, now);
    expect(all).toMatchObject({ total: 3, place: layout.first });
    const single = { ...preview, layout: { ...layout, rows: 1 } };
    expect(() => start(single, choice, user, now)).toThrow('Please select a valid CSV file');
  });

  it('nothing that ends with a session is kept of who started it', () => {
    expect(JSON.stringify(start(given('preview'), choice, user, now))).not.toContain('secret');
  });

  it('goes on only with its file, and only when it had been started', () => {
    expect(isResumable(given('cancelled'))).toBe(true);
    for (const each of [given('cancelled', { pieces: [] }), given('cancelled', { choice: null }), given('done')]) {
      expect(isResumable(each)).toBe(false);
      expect(() => resume(each, user, now)).toThrow('not possible');
    }
  });
});
