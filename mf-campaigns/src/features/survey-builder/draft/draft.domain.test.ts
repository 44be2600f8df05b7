import type { Question } from '@folkmoot/contracts/client';
import {
  brokenConditions,
  type Draft,
  duplicateQuestion,
  insertQuestion,
  moveQuestion,
  removeQuestion,
  updateQuestion,
} from './builder.domain';

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
    expect(ids(moveQuestion(draftOf(question('a'), question('b'), question('c')), 'b', -1))).toEqual(['b', 'a', 'c']);
  });
  it('the last question, moved down, stays and the draft is the same object', () => {
    const draft = draftOf(question('a'), question('b'));
    expect(moveQuestion(draft, 'b', 1)).toBe(draft);
  });
  it('an unknown question leaves the draft as it is', () => {
    const draft = draftOf(question('a'));
    expect(moveQuestion(draft, 'x', 1)).toBe(draft);
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
    const draft = duplicateQuestion(
      draftOf(question('a', { options: [{ id: 'o1', label: 'One' }] }), question('b')),
      'a',
    );
    const [original, copy, last] = draft.questions;
    expect([original?.id, last?.id]).toEqual(['a', 'b']);
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

describe('brokenConditions', () => {
  const condition = (questionId: string) => ({ questionId, operator: 'answered' as const, value: '' });
  it('a condition on a later or missing question is broken (E-82), one on an earlier question is not', () => {
    const draft = draftOf(
      question('a', { showIf: condition('b') }),
      question('b', { showIf: condition('a') }),
      question('c', { showIf: condition('gone') }),
    );
    expect(brokenConditions(draft)).toEqual(['a', 'c']);
  });
  it('a condition without a question is an editing state, not a break (E-28)', () => {
    expect(brokenConditions(draftOf(question('a', { showIf: condition('') })))).toEqual([]);
  });
});
