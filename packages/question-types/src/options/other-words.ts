import { otherWordsId, type Question } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';
import { remembered } from '../core/remembered';
import { messages } from './options-staff.messages';

const withWords = remembered((question: Question): readonly Question[] => {
  const other = optionsOf(question).find((option) => option.other && !option.isCarried);
  if (!other) return [question];
  const words: Question = {
    id: otherWordsId(question.id),
    type: 'text',
    title: messages.inWords(question.title.trim(), other.label.trim()),
    required: false,
    ...(question.sectionId ? { sectionId: question.sectionId } : {}),
    ...(other.isPersonal || question.isPersonal ? { isPersonal: true } : {}),
    showIf: { questionId: question.id, operator: 'contains', value: other.id },
  };
  return [question, words];
});

/**
 * The questions, and behind each the texts that people write with its option "Other": they are stored, shown, searched,
 * exported and protected like the answers to a question for a short text.
 */
export const withOtherWords = (questions: readonly Question[]): Question[] => questions.flatMap(withWords);
