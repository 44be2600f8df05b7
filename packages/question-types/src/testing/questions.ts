import type { Condition, Question, SurveyContent } from '@folkmoot/contracts/client';

/** @file Questions and surveys for tests. */

export const question = (id: string, patch: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  title: `Title ${id}`,
  required: false,
  ...patch,
});

export const options = (...ids: string[]) => ids.map((id) => ({ id, label: `Label ${id}` }));

export const when = (questionId: string, operator: Condition['operator'], value: string | number = ''): Condition => ({
  questionId,
  operator,
  value,
});

export const survey = (questions: Question[], patch: Partial<SurveyContent> = {}): SurveyContent => ({
  title: 'Park',
  description: '',
  introText: '',
  introFile: null,
  questions,
  ...patch,
});
