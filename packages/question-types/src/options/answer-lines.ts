import type { AnswerValue, Question } from '@folkmoot/contracts/client';
import { optionLabel } from '../choices/options';
import { choicesIn, optionIdIn, ownWordsIn } from './own-words';

/** The chosen options as residents read them: `Other: A bench`. */
export const inWordsOf = (question: Question, answer: AnswerValue): string[] =>
  choicesIn(answer).map((choice) =>
    [optionLabel(question, optionIdIn(choice)), ownWordsIn(choice)].filter(Boolean).join(': '),
  );
