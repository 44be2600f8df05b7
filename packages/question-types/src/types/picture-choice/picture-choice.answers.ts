import type { AnswerReader } from '../../core/question-type';
import { picksProblem } from '../../options/picks';
import { wholeQuestion } from '../../options/whole-question';
import { multiselectAnswers } from '../multiselect/multiselect.answers';

/** Ids of options in the order of the question: one, or several where staff allow it. */
export const pictureChoiceAnswers: AnswerReader<string[]> = {
  ...multiselectAnswers,
  id: 'pictureChoice',
  // The order of the answer is that of the question, not the one in which a person saw the pictures.
  parse: (raw, question) => {
    const parsed = multiselectAnswers.parse(raw, wholeQuestion(question));
    const count = parsed.ok ? parsed.value.length : 0;
    return count === 1 || (count > 1 && question.canPickSeveral) ? parsed : { ok: false, problem: 'not_an_answer' };
  },
  refuse: (answer, question) => (question.canPickSeveral ? picksProblem(answer, question) : null),
};
