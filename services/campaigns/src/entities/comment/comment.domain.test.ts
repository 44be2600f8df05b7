import {
  type CommentLabels,
  commentsOf,
  labelled,
  type MachineReading,
  partsOf,
  readHere,
  unlabelled,
  unread,
  withShown,
  withThemesOf,
} from './comment.domain';

const byWhom = { by: 'u1', at: new Date('2026-03-02T09:00:00.000Z') };
const reading = (changes: Partial<MachineReading> = {}): MachineReading => ({
  language: 'en',
  sentiment: 'negative',
  flags: [],
  themes: [{ id: 'lamps', words: ['lamp'] }],
  ...changes,
});
const read = (): CommentLabels => readHere(unlabelled('wish'), reading());
const isKnown =
  (...ids: string[]) =>
  (id: string) =>
    ids.includes(id) ? id : null;

describe('labels of a comment', () => {
  it('a person’s sentiment is shown until they take it back', () => {
    const corrected = labelled(read(), { sentiment: 'positive' }, byWhom);
    expect(corrected.shown).toEqual({ sentiment: 'positive', themes: ['lamps'], by: ['person', 'built_in'] });
    expect(readHere(corrected, reading({ sentiment: 'neutral' })).shown.sentiment).toBe('positive');
    expect(labelled(corrected, { sentiment: null }, byWhom).shown.sentiment).toBe('negative');
  });
  it('themes that a person added or removed survive every reading, and a reset shows the machine’s', () => {
    const changed = labelled(read(), { addThemes: ['bins'], removeThemes: ['lamps'] }, byWhom);
    const again = readHere(
      changed,
      reading({
        themes: [
          { id: 'lamps', words: ['lamp'] },
          { id: 'dogs', words: ['dog'] },
        ],
      }),
    );
    expect(again.shown.themes).toEqual(['bins', 'dogs']);
    expect(labelled(again, { resetThemes: true }, byWhom).shown).toMatchObject({
      themes: ['lamps', 'dogs'],
      by: ['built_in'],
    });
  });
  it('adding a removed theme shows it again', () => {
    const removed = labelled(read(), { removeThemes: ['lamps'] }, byWhom);
    expect(labelled(removed, { addThemes: ['lamps'] }, byWhom).shown.themes).toEqual(['lamps']);
  });
  it('the built-in reading does not replace the labels of a provider', () => {
    const { shown: _, ...labels } = read();
    const provided = withShown({
      ...labels,
      machine: { sentiment: 'neutral', by: 'provider' },
      themes: [{ id: 'bins', by: 'provider', words: ['bin'] }],
    });
    expect(readHere(provided, reading()).shown).toEqual({ sentiment: 'neutral', themes: ['bins'], by: ['provider'] });
  });
  it('a comment of a split theme that fits no part keeps the first one, also after a second reading', () => {
    const splits = [{ of: 'lamps', into: ['lamps', 'lights'] }];
    const fitsNone = reading({ themes: [] });
    expect(readHere(readHere(read(), fitsNone, splits), fitsNone, splits).shown.themes).toEqual(['lamps']);
    const fitsSecond = reading({ themes: [{ id: 'lights', words: ['light'] }] });
    expect(readHere(read(), fitsSecond, splits).shown.themes).toEqual(['lights']);
  });
  it('a merged theme takes over what people said, and a removed theme is gone', () => {
    const into = (id: string) => (id === 'lamps' ? 'lights' : isKnown('lights')(id));
    const added = labelled(read(), { addThemes: ['lamps', 'lights'] }, byWhom);
    const merged = withThemesOf(added, into);
    expect(merged.shown).toMatchObject({ themes: ['lights'], by: ['built_in', 'person'] });
    expect(merged.themes.map(({ by }) => by).sort()).toEqual(['built_in', 'person']);
    const hidden = withThemesOf(labelled(read(), { removeThemes: ['lights'] }, byWhom), into);
    expect(hidden.shown.themes).toEqual(['lights']);
    expect(withThemesOf(read(), isKnown()).shown.themes).toEqual([]);
  });
  it('an answer that is no opinion any more keeps only what people set', () => {
    expect(unread(read())).toBeNull();
    expect(unread(labelled(read(), { sentiment: 'positive' }, byWhom))).toMatchObject({ machine: null, themes: [] });
  });
});

describe('comments of a response', () => {
  it('are its written answers to opinion questions, without names', () => {
    const answers = [
      { questionId: 'wish', answer: ' More light ' },
      { questionId: 'more', answer: '  ' },
      { questionId: 'name', answer: 'Jane Smith' },
      { questionId: 'street', answer: 'Mill Lane' },
    ];
    const opinions = { ids: new Set(['wish', 'more', 'name']), isName: (id: string) => id === 'name' };
    expect(commentsOf({ answers }, opinions).map(({ text }) => text)).toEqual(['More light']);
  });
  it('have ids that name response and question', () => {
    expect(partsOf('a:b:wish')).toEqual({ responseId: 'a:b', questionId: 'wish' });
    expect([':wish', 'r1:', 'r1', ''].map(partsOf)).toEqual([null, null, null, null]);
  });
});
