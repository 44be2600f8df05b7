import { optionsOf, readOptionIds } from '../../choices/options';
import type { AnswerReader } from '../../core/question-type';

export const multiselectAnswers: AnswerReader<string[]> = {
  id: 'multiselect',
  parse: (raw, question) => {
    const ids = readOptionIds(raw, question);
    if (!ids) return { ok: false, problem: 'not_an_answer' };
    const inOrder = optionsOf(question).flatMap(({ id }) => (ids.includes(id) ? [id] : []));
    return { ok: true, value: inOrder };
  },
  fromForm: (values) => {
    const chosen = values.filter((value) => value !== '');
    return chosen.length > 0 ? chosen : null;
  },
  toForm: (answer) => answer,
};
