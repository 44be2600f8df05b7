import type { Question } from '@folkmoot/contracts/client';
import type { AnswerReader } from '../../core/question-type';

/** The value that the tick box of a question sends. It differs from text to text, so that no tick passes to other words. */
export const tickOf = ({ consentKey = 'agreed' }: Pick<Question, 'consentKey'>): string => consentKey;

/**
 * The answer is the text that was agreed to, in the main language of the survey, so that each response is its own
 * evidence: it stays as it was when the survey is worded differently later. A tick becomes the text here, and any other
 * text than the question's is refused.
 */
export const consentAnswers: AnswerReader<string> = {
  id: 'consent',
  parse: (raw, question) => {
    const text = question.consentText?.trim() ?? '';
    return text !== '' && (raw === tickOf(question) || raw === text)
      ? { ok: true, value: text }
      : { ok: false, problem: 'not_an_answer' };
  },
  fromForm: ([value = '']) => (value === '' ? null : value),
  toForm: (answer) => [answer],
};
