import type { Question } from '@folkmoot/contracts/client';
import {
  changedQuestion,
  type Draft,
  duplicateQuestion,
  insertQuestion,
  moveQuestion,
  removeQuestion,
  restoreQuestion,
  updateQuestion,
} from './draft.domain';

const question = (id: string, extra: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title: `Title ${id}`,
  required: false,
  ...extra,
});
const draftOf = (...questions: Question[]): Draft => ({
  title: 'T',
  description: '',
  introText: '',
  introFile: null,
  questions,
});
const ids = (draft: Draft) => draft.questions.map(({ id }) => id);

describe('moveQuestion', () => {
  it('swaps a question with the one before when it moves up', () => {
    expect(ids(moveQuestion(draftOf(question('a'), question('b'), question('c')), 'b', 0))).toEqual(['b', 'a', 'c']);
  });
  it('returns the same draft when the last question moves beyond the end', () => {
    const draft = draftOf(question('a'), question('b'));
    expect(moveQuestion(draft, 'b', 2)).toBe(draft);
  });
  it('returns the same draft when the question is unknown', () => {
    const draft = draftOf(question('a'));
    expect(moveQuestion(draft, 'x', 0)).toBe(draft);
  });
});

describe('insertQuestion', () => {
  it('inserts after the question with this id', () => {
    expect(ids(insertQuestion(draftOf(question('a'), question('b')), question('n'), 'a'))).toEqual(['a', 'n', 'b']);
  });
  it('inserts at the end when there is no position', () => {
    expect(ids(insertQuestion(draftOf(question('a')), question('n'), null))).toEqual(['a', 'n']);
  });
});

describe('duplicateQuestion', () => {
  it('gives the question and its options new ids, and inserts the copy after the original', () => {
    const { draft, copyId } = duplicateQuestion(
      draftOf(question('a', { options: [{ id: 'o1', label: 'One' }] }), question('b')),
      'a',
    );
    const [original, copy, last] = draft.questions;
    expect([original?.id, last?.id]).toEqual(['a', 'b']);
    expect(copy?.id).toBe(copyId);
    expect(copy?.id).not.toBe('a');
    expect(copy?.title).toBe('Title a');
    expect(copy?.options?.[0]).toEqual({ id: expect.not.stringMatching(/^o1$/), label: 'One' });
  });
});

describe('updateQuestion and removeQuestion', () => {
  it('changes only the question in the patch', () => {
    const draft = updateQuestion(draftOf(question('a'), question('b')), 'b', { title: 'New' });
    expect(draft.questions.map(({ title }) => title)).toEqual(['Title a', 'New']);
  });
  it('removes a question and keeps the order of the others', () => {
    expect(ids(removeQuestion(draftOf(question('a'), question('b'), question('c')), 'b'))).toEqual(['a', 'c']);
  });
});

describe('translations of a question', () => {
  const words = {
    title: 'Titre',
    'questions.a.title': 'Parc',
    'questions.a.options.o1': 'Un',
    'questions.b.title': 'Route',
  };
  const translated: Draft = {
    ...draftOf(question('a', { options: [{ id: 'o1', label: 'One' }] }), question('b')),
    translations: { fr: words },
  };
  it('are copied under the new ids when it is copied', () => {
    const { draft, copyId } = duplicateQuestion(translated, 'a');
    const optionId = draft.questions[1]?.options?.[0]?.id;
    expect(draft.translations?.fr).toEqual({
      ...words,
      [`questions.${copyId}.title`]: 'Parc',
      [`questions.${copyId}.options.${optionId}`]: 'Un',
    });
  });
  it('are removed and restored with it', () => {
    const removed = removeQuestion(translated, 'a');
    expect(removed.translations).toEqual({ fr: { title: 'Titre', 'questions.b.title': 'Route' } });
    const restored = restoreQuestion(updateQuestion(removed, 'b', { title: 'Later' }), translated, 'a');
    expect(ids(restored)).toEqual(['a', 'b']);
    expect(restored.questions[1]?.title).toBe('Later');
    expect(restored.translations?.fr).toEqual(words);
  });
  it('are removed with a removed option', () => {
    const draft = updateQuestion(translated, 'a', { options: [{ id: 'o2', label: 'Two' }] });
    expect(Object.keys(draft.translations?.fr ?? {})).not.toContain('questions.a.options.o1');
  });
});

describe('changedQuestion', () => {
  it('returns the changed question, or after a move the first with another position', () => {
    const draft = draftOf(question('a'), question('b'), question('c'));
    expect(changedQuestion(draft, updateQuestion(draft, 'b', { title: 'New' }))).toBe('b');
    expect(changedQuestion(draft, moveQuestion(draft, 'c', 0))).toBe('c');
  });
  it('returns the question in the same position when one was removed', () => {
    const draft = draftOf(question('a'), question('b'), question('c'));
    expect(changedQuestion(draft, removeQuestion(draft, 'a'))).toBe('b');
  });
});
