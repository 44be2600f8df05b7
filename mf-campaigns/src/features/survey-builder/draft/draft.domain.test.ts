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
  it('a question in the middle, moved up, changes places with the one before', () => {
    expect(ids(moveQuestion(draftOf(question('a'), question('b'), question('c')), 'b', 0))).toEqual(['b', 'a', 'c']);
  });
  it('the last question, moved beyond the end, stays and the draft is the same object', () => {
    const draft = draftOf(question('a'), question('b'));
    expect(moveQuestion(draft, 'b', 2)).toBe(draft);
  });
  it('an unknown question leaves the draft as it is', () => {
    const draft = draftOf(question('a'));
    expect(moveQuestion(draft, 'x', 0)).toBe(draft);
  });
});

describe('insertQuestion', () => {
  it('after a given question lands right behind it', () => {
    expect(ids(insertQuestion(draftOf(question('a'), question('b')), question('n'), 'a'))).toEqual(['a', 'n', 'b']);
  });
  it('without a place lands at the end', () => {
    expect(ids(insertQuestion(draftOf(question('a')), question('n'), null))).toEqual(['a', 'n']);
  });
});

describe('duplicateQuestion', () => {
  it('a question with options gets new ids everywhere and stands behind its original', () => {
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
  it('a patch changes only the question it names', () => {
    const draft = updateQuestion(draftOf(question('a'), question('b')), 'b', { title: 'New' });
    expect(draft.questions.map(({ title }) => title)).toEqual(['Title a', 'New']);
  });
  it('a removed question is gone and the others keep their order', () => {
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
  it('of a copied question are copied under its new ids', () => {
    const { draft, copyId } = duplicateQuestion(translated, 'a');
    const optionId = draft.questions[1]?.options?.[0]?.id;
    expect(draft.translations?.fr).toEqual({
      ...words,
      [`questions.${copyId}.title`]: 'Parc',
      [`questions.${copyId}.options.${optionId}`]: 'Un',
    });
  });
  it('of a removed question go with it, and come back with it', () => {
    const removed = removeQuestion(translated, 'a');
    expect(removed.translations).toEqual({ fr: { title: 'Titre', 'questions.b.title': 'Route' } });
    const restored = restoreQuestion(updateQuestion(removed, 'b', { title: 'Later' }), translated, 'a');
    expect(ids(restored)).toEqual(['a', 'b']);
    expect(restored.questions[1]?.title).toBe('Later');
    expect(restored.translations?.fr).toEqual(words);
  });
  it('of a removed option go with it', () => {
    const draft = updateQuestion(translated, 'a', { options: [{ id: 'o2', label: 'Two' }] });
    expect(Object.keys(draft.translations?.fr ?? {})).not.toContain('questions.a.options.o1');
  });
});

describe('changedQuestion', () => {
  it('after one question changed, is that one; after a move, the first that stands elsewhere', () => {
    const draft = draftOf(question('a'), question('b'), question('c'));
    expect(changedQuestion(draft, updateQuestion(draft, 'b', { title: 'New' }))).toBe('b');
    expect(changedQuestion(draft, moveQuestion(draft, 'c', 0))).toBe('c');
  });
  it('after nothing but a removal, is the question that took the place', () => {
    const draft = draftOf(question('a'), question('b'), question('c'));
    expect(changedQuestion(draft, removeQuestion(draft, 'a'))).toBe('b');
  });
});
