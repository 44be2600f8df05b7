import { conditionsOf, DomainError, type Question, type SaveBankedQuestions } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { BankItem } from '../../entities/banked-questions';
import { checkSize, contentOf, normalised, withoutStaleTranslations } from '../../entities/survey';
import { messages } from './question-bank.messages';
import type { QuestionBankContext } from './question-bank.types';

/** More than anybody looks through. */
const MAX_ITEMS = 500;

/** Without conditions on questions that are not in the bank: they would point to nothing. */
const withoutForeignConditions = (questions: readonly Question[]): Question[] => {
  const ids = new Set(questions.map(({ id }) => id));
  const isOwn = ({ showIf }: Pick<Question, 'showIf'>) =>
    conditionsOf(showIf).conditions.every(({ questionId }) => ids.has(questionId));
  const withOwn = <P extends Pick<Question, 'showIf'>>(part: P): P => {
    if (isOwn(part)) return part;
    const { showIf: _, ...rest } = part;
    return rest as P;
  };
  return questions.map((question) => {
    const { optionsFrom, options, imageOptions, ...rest } = withOwn(question);
    return {
      ...rest,
      ...(options ? { options: options.map(withOwn) } : {}),
      ...(imageOptions ? { imageOptions: imageOptions.map(withOwn) } : {}),
      // Without their question, carried options become the question's own.
      ...(optionsFrom && ids.has(optionsFrom.questionId) ? { optionsFrom } : {}),
    };
  });
};

/** Keeps questions. Throws conflict when the bank is full. */
export const addToBank = (
  { actor, unitOfWork, clock }: QuestionBankContext,
  { name, questions, language, translations }: SaveBankedQuestions,
): Promise<BankItem> =>
  unitOfWork(actor, async ({ bankedQuestions }) => {
    if ((await bankedQuestions.count()) >= MAX_ITEMS)
      throw new DomainError('conflict', { detail: messages.full(MAX_ITEMS) });
    const content = contentOf({
      title: name,
      description: '',
      introText: '',
      introFile: null,
      questions: withoutForeignConditions(normalised(questions, newId)),
      ...(language ? { language } : {}),
      ...(translations ? { translations } : {}),
    });
    checkSize(content);
    const kept = withoutStaleTranslations(content);
    const item = {
      id: newId(),
      name,
      questions: kept.questions,
      ...(kept.language ? { language: kept.language } : {}),
      ...(kept.translations ? { translations: kept.translations } : {}),
      savedBy: actor.userId,
      savedAt: clock.now(),
    };
    await bankedQuestions.add(item);
    return item;
  });
