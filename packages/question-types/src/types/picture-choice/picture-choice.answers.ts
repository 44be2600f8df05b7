import type { AnswerReader } from '../../core/question-type';
import { multiselectAnswers } from '../multiselect/multiselect.answers';

/** Ids of options in the order of the question: one, or several where staff allow it. */
export const pictureChoiceAnswers: AnswerReader<string[]> = {
  ...multiselectAnswers,
  id: 'pictureChoice',
  parse: (raw, question) => {
    const parsed = multiselectAnswers.parse(raw, question);
    const count = parsed.ok ? parsed.value.length : 0;
    return count === 1 || (count > 1 && question.canPickSeveral) ? parsed : { ok: false, problem: 'not_an_answer' };
  },
};
