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
const importIn = (state: ImportState, patch: Partial<StoredImport> = {}): StoredImport => ({
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

describe('import states (E-75)', () => {
  it.each(states.flatMap((state) => importVerbs.map((verb) => [state, verb] as const)))(
    '%s, %s: the import reaches the state of the table, or the verb is refused',
    (state, verb) => {
      const expected = importTransitions[state][verb];
      if (expected) expect(verbs[verb](importIn(state)).state).toBe(expected);
      else expect(() => verbs[verb](importIn(state))).toThrow('This is not possible in the current status.');
    },
  );

  it('the number of rows and the first row depend on whether the file has a header', () => {
    const preview = importIn('preview');
    expect(start(preview, choice, user, now)).toMatchObject({ total: 2, place: layout.afterHeader });
    const all = start(preview, { ...choice, hasHeader: false }, user, now);
    expect(all).toMatchObject({ total: 3, place: layout.first });
    const single = { ...preview, layout: { ...layout, rows: 1 } };
    expect(() => start(single, choice, user, now)).toThrow('Please select a valid CSV file');
  });

  it('the stored actor contains no session data', () => {
    expect(JSON.stringify(start(importIn('preview'), choice, user, now))).not.toContain('secret');
  });

  it('an import is resumable only when it was started and its file is kept', () => {
    expect(isResumable(importIn('cancelled'))).toBe(true);
    for (const each of [
      importIn('cancelled', { pieces: [] }),
      importIn('cancelled', { choice: null }),
      importIn('done'),
    ]) {
      expect(isResumable(each)).toBe(false);
      expect(() => resume(each, user, now)).toThrow('not possible');
    }
  });
});
