import type { Survey } from '@folkmoot/contracts/client';
import { sampleSurvey } from '../../../standalone/sample-campaign';
import { createBuilderStore, draftIn, isDirty } from '../draft/builder.store';
import { createMirror } from './draft-mirror';
import { Saver, type SaveState, type Sent } from './saver';

const question = { id: 'q1', type: 'text', title: 'First', required: false } as const;
const survey = sampleSurvey({ questions: [question] });

const setUp = () => {
  const store = createBuilderStore(survey);
  const mirror = createMirror('s1', 'u1', 'tab-1');
  const states: SaveState[] = [];
  const answers: Sent[] = [];
  const sent: { title: string; revision: number }[] = [];
  let isOnline = true;
  let settled: 'mended' | 'asks' | 'away' = 'asks';
  const saver = new Saver({
    store,
    mirror,
    send: async (draft, revision) => {
      sent.push({ title: draft.title, revision });
      const confirmed: Survey = { ...survey, ...draft, revision: revision + 1 };
      return answers.shift() ?? { kind: 'saved', survey: confirmed };
    },
    onStale: async () => settled,
    onState: (state) => states.push(state),
    onSaved: () => undefined,
    isOnline: () => isOnline,
  });
  const stop = saver.start();
  return {
    store,
    mirror,
    saver,
    stop,
    sent,
    state: () => states.at(-1)?.kind,
    last: () => states.at(-1),
    answer: (...next: Sent[]) => answers.push(...next),
    goOffline: () => {
      isOnline = false;
    },
    settle: (how: 'mended' | 'asks' | 'away') => {
      settled = how;
    },
    type: (title: string) => store.getState().edit({ title }, 'title'),
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

describe('autosave', () => {
  it('saves once with the current revision after several key presses and a pause', async () => {
    const { type, sent, state } = setUp();
    type('A');
    await pass(1000);
    type('AB');
    expect(state()).toBe('saving');
    await pass(1499);
    expect(sent).toEqual([]);
    await pass(1);
    expect(sent).toEqual([{ title: 'AB', revision: 1 }]);
    expect(state()).toBe('saved');
  });
  it('keeps input during a save and saves it next', async () => {
    const { type, sent, store } = setUp();
    type('A');
    await pass(1500);
    type('AB');
    await pass(1500);
    expect(sent).toEqual([
      { title: 'A', revision: 1 },
      { title: 'AB', revision: 2 },
    ]);
    expect(isDirty(store.getState())).toBe(false);
  });
  it('stores the draft on the device and retries with growing delays while the server is unavailable', async () => {
    const { type, answer, sent, last, state, mirror } = setUp();
    answer({ kind: 'away' }, { kind: 'away' });
    type('A');
    await pass(1500);
    expect(last()).toEqual({ kind: 'retrying', isKept: true });
    expect(mirror.read()?.draft.title).toBe('A');
    await pass(2000);
    expect(sent).toHaveLength(2);
    await pass(3999);
    expect(sent).toHaveLength(2);
    await pass(1);
    expect(sent).toHaveLength(3);
    expect(state()).toBe('saved');
    expect(mirror.read()).toBeNull();
  });
  it('says that the device stores the changes when there is no network', async () => {
    const { type, answer, goOffline, last } = setUp();
    goOffline();
    answer({ kind: 'away' });
    type('A');
    await pass(1500);
    expect(last()).toEqual({ kind: 'offline', isKept: true });
  });
  it('does not promise to store changes when the device has no space', async () => {
    const { type, answer, last } = setUp();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    answer({ kind: 'away' });
    type('A');
    await pass(1500);
    expect(last()).toEqual({ kind: 'retrying', isKept: false });
    full.mockRestore();
  });
  it('shows the reason and retries only after the next change when the server refuses', async () => {
    const { type, answer, last, sent } = setUp();
    answer({ kind: 'refused', reason: 'Too long.' });
    type('A');
    await pass(60_000);
    expect(last()).toEqual({ kind: 'refused', reason: 'Too long.' });
    expect(sent).toHaveLength(1);
    type('B');
    await pass(1500);
    expect(sent).toHaveLength(2);
  });
  it('sends nothing until the person decides when another person changed the same part', async () => {
    const { type, answer, state, sent, saver } = setUp();
    answer({ kind: 'stale' });
    type('A');
    await pass(1500);
    expect(state()).toBe('conflict');
    type('AB');
    await pass(60_000);
    expect(sent).toHaveLength(1);
    await expect(saver.save()).resolves.toBe(true);
  });
  it('continues automatically when another person changed another part', async () => {
    const { type, answer, state, sent, settle } = setUp();
    settle('mended');
    answer({ kind: 'stale' });
    type('A');
    await pass(1500);
    expect(sent).toHaveLength(2);
    expect(state()).toBe('saved');
  });
  it('needs no save when the draft is undone to the saved version', async () => {
    const { type, store, sent, state } = setUp();
    type('A');
    store.getState().undo();
    await pass(5000);
    expect(sent).toEqual([]);
    expect(state()).toBe('saved');
  });
  it('leaves the draft on the device when it is stopped before the pause is over', async () => {
    const { type, stop, mirror, sent } = setUp();
    type('A');
    stop();
    await pass(5000);
    expect(sent).toEqual([]);
    expect(mirror.read()).toMatchObject({ draft: { title: 'A' }, revision: 1, base: { title: survey.title } });
  });
  it('sends two requests in sequence when saving is requested twice', async () => {
    const { type, saver, sent } = setUp();
    type('A');
    await Promise.all([saver.save(), saver.save()]);
    expect(sent).toHaveLength(1);
  });
});

describe('ids that the server changed', () => {
  it('replace the old ids in every step of the history after an undone deletion was saved (E-82)', async () => {
    const { store, saver, answer } = setUp();
    store.getState().remove('q1');
    await saver.save();
    store.getState().undo();
    answer({ kind: 'saved', survey: { ...survey, questions: [{ ...question, id: 'q9' }], revision: 3 } });
    await saver.save();
    expect(draftIn(store.getState()).questions.map(({ id }) => id)).toEqual(['q9']);
    store.getState().redo();
    store.getState().undo();
    expect(draftIn(store.getState()).questions.map(({ id }) => id)).toEqual(['q9']);
  });
});

describe('the draft on the device', () => {
  const kept = { draft: draftIn(createBuilderStore(survey).getState()), base: null, revision: 1 };
  it('is not cleared by another tab', () => {
    createMirror('s1', 'u1', 'tab-1').write(kept);
    createMirror('s1', 'u1', 'tab-2').clear();
    expect(createMirror('s1', 'u1').read()?.writer).toBe('tab-1');
  });
  it('is not read by another person', () => {
    createMirror('s1', 'u1').write(kept);
    expect(createMirror('s1', 'u2').read()).toBeNull();
  });
  it('is ignored when it is corrupt', () => {
    localStorage.setItem('folkmoot:builder:u1:s1', '{broken');
    expect(createMirror('s1', 'u1').read()).toBeNull();
  });
});
