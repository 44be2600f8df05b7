import type { Condition, Question } from '@folkmoot/contracts/client';
import { checkSurvey } from '@folkmoot/question-types/core';
import { changeType, typeChangeEffects } from './change-type.domain';
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
  describe('and what refers to it in sections, end pages, options and quotas', () => {
    const on = (value: Condition['value'], operator: Condition['operator'] = 'contains'): Condition => ({
      questionId: 'a',
      operator,
      value,
    });
    const elsewhere: Condition = { questionId: 'z', operator: 'contains', value: 'o1' };
    const draft: Draft = {
      ...draftOf(
        question({ options }),
        question({ id: 'b', sectionId: 's', options: [{ id: 'x', label: 'X', showIf: on('o2') }] }),
        question({
          id: 'c',
          type: 'pictureChoice',
          imageOptions: [{ id: 'y', label: 'Y', imageUrl: '', showIf: on('o1') }],
        }),
      ),
      sections: [{ id: 's', title: 'S', showIf: { join: 'any', conditions: [on('o1'), elsewhere] } }],
      endPages: [{ id: 'e', kind: 'screen_out', title: 'E', showIf: on('o2') }],
      limits: {
        responses: 500,
        quotas: [
          { id: 'k1', questionId: 'a', optionId: 'o1', limit: 10 },
          { id: 'k2', questionId: 'z', optionId: 'o1', limit: 10 },
        ],
      },
    };
    const partsOf = (after: Draft) => ({
      option: after.questions[1]?.options?.[0]?.showIf,
      picture: after.questions[2]?.imageOptions?.[0]?.showIf,
      section: after.sections?.[0]?.showIf,
      endPage: after.endPages?.[0]?.showIf,
      quotas: after.limits?.quotas?.map(({ id }) => id),
      responses: after.limits?.responses,
    });
    it('stays when the new type has the same options', () => {
      const after = changeType(draft, 'a', 'multiselect', 'en');
      expect(partsOf(after)).toEqual(partsOf(draft));
      expect(typeChangeEffects(draft, after, 'a')).toEqual({ conditions: 0, quotas: 0 });
    });
    it('asks for a value again when the new type has none of the options, and its quotas go', () => {
      const after = changeType(draft, 'a', 'rating', 'en');
      const open = on('', 'equals');
      expect(partsOf(after)).toEqual({
        option: open,
        picture: open,
        section: { join: 'any', conditions: [open, elsewhere] },
        endPage: open,
        quotas: ['k2'],
        responses: 500,
      });
      expect(typeChangeEffects(draft, after, 'a')).toEqual({ conditions: 4, quotas: 1 });
    });
    it('loses its quotas when the new type cannot have any, although it has the options', () => {
      const after = changeType(draft, 'a', 'ranking', 'en');
      expect(partsOf(after)).toMatchObject({ section: { conditions: [on('o1'), elsewhere] }, quotas: ['k2'] });
    });
    it('is reported by the survey check until it is chosen again', () => {
      const codes = checkSurvey(changeType(draft, 'a', 'rating', 'en')).map(({ code, sectionId, endPageId }) => [
        code,
        sectionId ?? endPageId,
      ]);
      expect(codes).toEqual(
        expect.arrayContaining([
          ['condition_incomplete', 's'],
          ['condition_incomplete', 'e'],
          ['option_condition', undefined],
          ['quota_option_missing', undefined],
        ]),
      );
    });
  });
  it('leaves the draft as it is when the type is the same or the question is unknown', () => {
    const draft = draftOf(question({ options }));
    expect(changeType(draft, 'a', 'dropdown', 'en')).toBe(draft);
    expect(changeType(draft, 'x', 'text', 'en')).toBe(draft);
  });
});
