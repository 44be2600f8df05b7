import type { Question, SurveyContent } from '@folkmoot/contracts/client';
import { isSameDraft, mergeDrafts } from './merge.domain';

const question = (id: string, title = id, patch: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title,
  required: false,
  ...patch,
});
const survey = (questions: Question[], patch: Partial<SurveyContent> = {}): SurveyContent => ({
  title: 'Park',
  description: '',
  introText: '',
  introFile: null,
  questions,
  ...patch,
});
const a = question('a');
const b = question('b');
const c = question('c');
const base = survey([a, b, c]);
const merge = (mine: SurveyContent, theirs: SurveyContent, choices?: Record<string, 'mine' | 'theirs'>) =>
  mergeDrafts({ base, mine, theirs, choices });
const titles = ({ questions }: SurveyContent) => questions.map(({ title }) => title);

describe('mergeDrafts', () => {
  it('keeps both and asks nothing when different questions changed', () => {
    const merged = merge(survey([question('a', 'mine'), b, c]), survey([a, b, question('c', 'theirs')]));
    expect(titles(merged.content)).toEqual(['mine', 'b', 'theirs']);
    expect(merged.clashes).toEqual([]);
    expect(merged.taken).toBe(1);
  });
  it('keeps mine until theirs is chosen, and shows both, when the same question changed', () => {
    const mine = survey([question('a', 'mine'), b, c]);
    const theirs = survey([question('a', 'theirs'), b, c]);
    expect(merge(mine, theirs).clashes).toEqual([{ key: 'question:a', mine: 'mine', theirs: 'theirs' }]);
    expect(titles(merge(mine, theirs).content)).toEqual(['mine', 'b', 'c']);
    expect(titles(merge(mine, theirs, { 'question:a': 'theirs' }).content)).toEqual(['theirs', 'b', 'c']);
  });
  it('asks nothing when both made the same change', () => {
    const both = survey([question('a', 'same'), b, c]);
    expect(merge(both, structuredClone(both))).toMatchObject({ clashes: [], taken: 0 });
  });
  it('keeps all questions at their positions when both added some', () => {
    const merged = merge(survey([a, question('m'), b, c]), survey([a, b, c, question('t')]));
    expect(titles(merged.content)).toEqual(['a', 'm', 'b', 'c', 't']);
  });
  it('deletes a question that one deleted and the other did not change', () => {
    expect(titles(merge(survey([a, c]), base).content)).toEqual(['a', 'c']);
    expect(titles(merge(base, survey([a, c])).content)).toEqual(['a', 'c']);
  });
  it('asks when one deleted a question that the other changed', () => {
    const mine = survey([a, c]);
    const theirs = survey([a, question('b', 'theirs'), c]);
    expect(merge(mine, theirs).clashes).toEqual([{ key: 'question:b', mine: null, theirs: 'theirs' }]);
    expect(titles(merge(mine, theirs, { 'question:b': 'theirs' }).content)).toEqual(['a', 'theirs', 'c']);
  });
  it('keeps both when one moved and the other changed a question', () => {
    const merged = merge(survey([question('a', 'mine'), b, c]), survey([c, a, b]));
    expect(titles(merged.content)).toEqual(['c', 'mine', 'b']);
    expect(merged.clashes).toEqual([]);
  });
  it('asks for the order when both moved questions', () => {
    const mine = survey([b, a, c]);
    const theirs = survey([c, a, b]);
    expect(merge(mine, theirs).clashes.map(({ key }) => key)).toEqual(['order']);
    expect(titles(merge(mine, theirs).content)).toEqual(['b', 'a', 'c']);
    expect(titles(merge(mine, theirs, { order: 'theirs' }).content)).toEqual(['c', 'a', 'b']);
  });
  it('decides each text around the questions separately', () => {
    const merged = merge(survey(base.questions, { title: 'Mine' }), survey(base.questions, { introText: 'Theirs' }));
    expect(merged.content).toMatchObject({ title: 'Mine', introText: 'Theirs' });
    expect(merge(survey([], { title: 'Mine' }), survey([], { title: 'Theirs' })).clashes[0]?.key).toBe('title');
  });
  it('decides translations by text and language', () => {
    const merged = merge(
      survey(base.questions, { translations: { cy: { title: 'Parc' } } }),
      survey(base.questions, { translations: { fr: { title: 'Le parc' }, cy: { 'questions.a.title': 'A' } } }),
    );
    expect(merged.content.translations).toEqual({
      cy: { title: 'Parc', 'questions.a.title': 'A' },
      fr: { title: 'Le parc' },
    });
    const clash = merge(
      survey(base.questions, { translations: { cy: { title: 'Parc' } } }),
      survey(base.questions, { translations: { cy: { title: 'Y parc' } } }),
    );
    expect(clash.clashes).toEqual([{ key: 'translation:cy:title', mine: 'Parc', theirs: 'Y parc' }]);
  });
  it('ignores blanks that the server removes', () => {
    expect(merge(survey([question('a', 'a ', { description: '' }), b, c]), base).clashes).toEqual([]);
    expect(isSameDraft(survey([question('a', 'a ', { description: '' }), b, c]), base)).toBe(true);
    expect(isSameDraft(survey([question('a', 'other'), b, c]), base)).toBe(false);
  });
});
