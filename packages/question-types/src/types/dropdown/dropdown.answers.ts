import { optionsOf } from '../../choices/options';
import type { AnswerReader } from '../../core/question-type';

export const dropdownAnswers: AnswerReader<string> = {
  id: 'dropdown',
  parse: (raw, question) => {
    const option = optionsOf(question).find(({ id }) => id === raw);
    return option ? { ok: true, value: option.id } : { ok: false, problem: 'not_an_answer' };
  },
  /** A set of one, so that a condition asks for the option and never for a part of its id. */
  conditionValue: (answer) => [answer],
  fromForm: ([value = '']) => (value === '' ? null : value),
  toForm: (answer) => [answer],
};
