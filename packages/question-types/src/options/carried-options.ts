import type { Question, QuestionOption } from '@folkmoot/contracts/client';
import { optionsOf } from '../choices/options';
import { endOf } from './option-ends';

const canGive = (source: Question | undefined, { type }: Question): source is Question =>
  source !== undefined && (type === 'image' ? source.imageOptions !== undefined : optionsOf(source).length > 0);

const withList = (question: Question, options: readonly QuestionOption[]): Question => {
  const { options: _, imageOptions: __, ...rest } = question;
  return question.type === 'image'
    ? { ...rest, imageOptions: options as NonNullable<Question['imageOptions']> }
    : { ...rest, options: [...options] };
};

/** "None of these" is not carried: nobody can put it in an order, and the next question has its own. */
const copyFor =
  (question: Question) =>
  (option: QuestionOption & { imageUrl?: string; alt?: string }): QuestionOption[] => {
    if (option.exclusive) return [];
    const { id, label, imageUrl = '', alt } = option;
    const keepAt = endOf(option);
    const picture = question.type === 'image' ? { imageUrl, ...(alt ? { alt } : {}) } : {};
    return [{ id, label, ...picture, ...(keepAt ? { keepAt } : {}), isCarried: true }];
  };

const isSame = (a: readonly QuestionOption[], b: readonly QuestionOption[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

const withCopies = (question: Question, source: Question): Question => {
  const before = new Map(optionsOf(question).map((option) => [option.id, option]));
  const copies = optionsOf(source)
    .flatMap(copyFor(question))
    .map((copy) => {
      const { showIf } = before.get(copy.id) ?? {};
      return showIf ? { ...copy, showIf } : copy;
    });
  const copied = new Set(copies.map(({ id }) => id));
  const own = optionsOf(question).filter(({ id, isCarried }) => !isCarried && !copied.has(id));
  const options = [...copies, ...own];
  return isSame(options, optionsOf(question)) ? question : withList(question, options);
};

/**
 * The questions, each with copies of the options that it takes from an earlier question, before its own options. A copy has
 * the id of its original, so that answers, conditions, counts and exports treat it like an option of the question. What a
 * copy adds, its condition, stays. Unchanged questions are the same objects.
 */
export const withCarriedOptions = (questions: readonly Question[]): Question[] => {
  const done = new Map<string, Question>();
  return questions.map((question) => {
    const source = question.optionsFrom && done.get(question.optionsFrom.questionId);
    const next = canGive(source, question) ? withCopies(question, source) : question;
    done.set(next.id, next);
    return next;
  });
};
