import {
  conditionsOf,
  DomainError,
  type Question,
  type SaveBankedQuestions,
  type SurveySection,
} from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import type { BankItem } from '../../entities/banked-questions';
import { arranged, checkSize, contentOf, normalised, withoutStaleTranslations } from '../../entities/survey';
import { messages } from './question-bank.messages';
import type { QuestionBankContext } from './question-bank.types';

/** More than anybody looks through. */
const MAX_ITEMS = 500;

/** Without conditions on questions that are not in the bank: they would point to nothing. */
const withoutForeignConditions = <P extends { showIf?: Question['showIf'] }>(
  parts: readonly P[],
  ids: ReadonlySet<string>,
): P[] =>
  parts.map((part) => {
    const { showIf, ...others } = part;
    const isOwn = conditionsOf(showIf).conditions.every(({ questionId }) => ids.has(questionId));
    return isOwn ? part : (others as P);
  });

/** The same for questions and their options. Without their question, carried options become the question's own. */
const withoutForeignParts = (questions: readonly Question[], ids: ReadonlySet<string>): Question[] =>
  withoutForeignConditions(questions, ids).map(({ optionsFrom, options, imageOptions, ...question }) => ({
    ...question,
    ...(options ? { options: withoutForeignConditions(options, ids) } : {}),
    ...(imageOptions ? { imageOptions: withoutForeignConditions(imageOptions, ids) } : {}),
    ...(optionsFrom && ids.has(optionsFrom.questionId) ? { optionsFrom } : {}),
  }));

/** The sections that the kept questions are in. */
const sectionsOf = (questions: readonly Question[], sections: readonly SurveySection[]): SurveySection[] =>
  sections.filter(({ id }) => questions.some(({ sectionId }) => sectionId === id));

/** The entry as it is stored. Throws survey_too_large. */
const entryOf = ({ name, questions, sections = [], language, translations }: SaveBankedQuestions) => {
  const kept = normalised(questions, newId);
  const ids = new Set(kept.map(({ id }) => id));
  const content = contentOf({
    title: name,
    description: '',
    introText: '',
    introFile: null,
    questions: withoutForeignParts(kept, ids),
    sections: withoutForeignConditions(sectionsOf(kept, sections), ids),
    ...(language ? { language } : {}),
    ...(translations ? { translations } : {}),
  });
  checkSize(content);
  const tidy = withoutStaleTranslations(arranged(content));
  return {
    name,
    questions: tidy.questions,
    ...(tidy.sections ? { sections: tidy.sections } : {}),
    ...(tidy.language ? { language: tidy.language } : {}),
    ...(tidy.translations ? { translations: tidy.translations } : {}),
  };
};

/** Keeps questions. Throws conflict when the bank is full. */
export const addToBank = (
  { actor, unitOfWork, clock }: QuestionBankContext,
  input: SaveBankedQuestions,
): Promise<BankItem> =>
  unitOfWork(actor, async ({ bankedQuestions }) => {
    if ((await bankedQuestions.count()) >= MAX_ITEMS)
      throw new DomainError('conflict', { detail: messages.full(MAX_ITEMS) });
    const item = { id: newId(), ...entryOf(input), savedBy: actor.userId, savedAt: clock.now() };
    await bankedQuestions.add(item);
    return item;
  });
