import type { Condition, Question } from '@folkmoot/contracts/client';
import { changeType } from './change-type.domain';
import type { Draft } from './draft.domain';

const question = (patch: Partial<Question>): Question => ({
  id: 'a',
  type: 'dropdown',
  title: 'Where?',
  required: true,
  ...patch,
});
const asks = (condition: Partial<Condition>): Question => ({
  id: 'b',
  type: 'text',
  title: 'Why?',
  required: false,
  showIf: { questionId: 'a', operator: 'contains', value: 'o1', ...condition },
});
const draftOf = (...questions: Question[]): Draft => ({
  title: '',
  description: '',
  introText: '',
  introFile: null,
  questions,
});
const options = [
  { id: 'o1', label: 'Park' },
  { id: 'o2', label: 'Street' },
];
const changed = (draft: Draft, type: Question['type']) => changeType(draft, 'a', type, 'en').questions;

describe('the type of a question', () => {
  it('changes and keeps title, description, required and the condition', () => {
    const showIf: Condition = { questionId: 'z', operator: 'answered', value: '' };
    const [after] = changed(draftOf(question({ description: 'In town', showIf, options })), 'text');
    expect(after).toEqual({
      id: 'a',
      type: 'text',
      title: 'Where?',
      required: true,
      description: 'In town',
      showIf,
    });
  });
  it('keeps options with their ids when both types have options', () => {
    expect(changed(draftOf(question({ options })), 'ranking')[0]).toMatchObject({ type: 'ranking', options });
    const [image] = changed(draftOf(question({ options })), 'image');
    expect(image?.imageOptions).toEqual(options.map((option) => ({ ...option, imageUrl: '' })));
    expect(changed(draftOf(image as Question), 'multiselect')[0]?.options).toEqual(options);
  });
  it('keeps pictures from a ranking of pictures to a choice of pictures', () => {
    const imageOptions = options.map((option) => ({ ...option, imageUrl: '/api/assets/a.webp', alt: 'A view' }));
    const [choice] = changed(draftOf(question({ type: 'image', imageOptions })), 'pictureChoice');
    expect(choice).toMatchObject({ type: 'pictureChoice', imageOptions });
  });
  it('keeps options as the rows of a matrix, and the words of faces as its columns, and back', () => {
    const [rows] = changed(draftOf(question({ options })), 'matrix');
    expect(rows).toMatchObject({ type: 'matrix', options });
    expect(changed(draftOf(rows as Question), 'budget')[0]).toMatchObject({ type: 'budget', options });
    const words = ['Bad', 'Poor', 'Fair', 'Good', 'Great'];
    const [columns] = changed(draftOf(question({ type: 'rating', ratingLabels: words })), 'matrix');
    expect(columns?.columns?.map(({ label }) => label)).toEqual(words);
    expect(changed(draftOf(columns as Question), 'rating')[0]?.ratingLabels).toEqual(words);
  });
  it('begins with the options of a new question when the former type has none', () => {
    expect(changed(draftOf(question({ type: 'text' })), 'dropdown')[0]?.options).toHaveLength(3);
  });
  it('keeps the words of a scale from faces to numbers and back', () => {
    const words = ['Bad', 'Poor', 'Fair', 'Good', 'Great'];
    const [numbers] = changed(draftOf(question({ type: 'rating', ratingLabels: words })), 'number');
    expect(numbers).toMatchObject({ numberRange: { min: 1, max: 5 }, numberLabels: { 1: 'Bad', 5: 'Great' } });
    expect(changed(draftOf(numbers as Question), 'rating')[0]?.ratingLabels).toEqual(words);
  });
  it('keeps a condition of a later question when its operator and value fit', () => {
    const [, later] = changed(draftOf(question({ options }), asks({})), 'multiselect');
    expect(later?.showIf).toEqual({ questionId: 'a', operator: 'contains', value: 'o1' });
  });
  it('keeps the question of a condition and leaves the value open when it does not fit', () => {
    const [, later] = changed(draftOf(question({ options }), asks({})), 'rating');
    expect(later?.showIf).toEqual({ questionId: 'a', operator: 'equals', value: '' });
  });
  it('does not take the id of an option as text', () => {
    const [, later] = changed(draftOf(question({ options }), asks({})), 'text');
    expect(later?.showIf).toEqual({ questionId: 'a', operator: 'contains', value: '' });
    const [, kept] = changed(draftOf(question({ type: 'text' }), asks({ value: 'bin' })), 'textarea');
    expect(kept?.showIf).toEqual({ questionId: 'a', operator: 'contains', value: 'bin' });
  });
  it('removes translations of options that the new type does not have', () => {
    const translations = { cy: { 'questions.a.title': 'Ble?', 'questions.a.options.o1': 'Parc' } };
    const draft = { ...draftOf(question({ options })), translations };
    expect(changeType(draft, 'a', 'text', 'en').translations).toEqual({ cy: { 'questions.a.title': 'Ble?' } });
    expect(changeType(draft, 'a', 'ranking', 'en').translations).toEqual(translations);
  });
  it('leaves the draft as it is when the type is the same or the question is unknown', () => {
    const draft = draftOf(question({ options }));
    expect(changeType(draft, 'a', 'dropdown', 'en')).toBe(draft);
    expect(changeType(draft, 'x', 'text', 'en')).toBe(draft);
  });
});
