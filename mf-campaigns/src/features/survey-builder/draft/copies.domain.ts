import { mapConditions, type Question, renamedValue, type SurveyContent } from '@folkmoot/contracts/client';
import { mergedTranslations, type RenamedParts, renamedPath, renameTranslations } from './text-paths.domain';

type MakeId = (prefix: 'q' | 'o') => string;

const partsOf = ({ options = [], imageOptions = [], columns = [] }: Question) => [
  ...options,
  ...imageOptions,
  ...columns,
];

/** New ids for all these questions and their options. */
export const freshIds = (questions: readonly Question[], makeId: MakeId): RenamedParts => ({
  questions: new Map(questions.map(({ id }) => [id, makeId('q')])),
  options: new Map(
    questions.map((question) => [question.id, new Map(partsOf(question).map(({ id }) => [id, makeId('o')]))]),
  ),
});

/** A question with new ids. Its conditions are renamed only where they refer to renamed parts. */
export const renameQuestion = (question: Question, { questions, options }: RenamedParts): Question => {
  const own = options.get(question.id);
  const rename = <P extends { id: string }>(part: P): P => ({ ...part, id: own?.get(part.id) ?? part.id });
  const { showIf } = question;
  return {
    ...question,
    id: questions.get(question.id) ?? question.id,
    ...(question.options ? { options: question.options.map(rename) } : {}),
    ...(question.imageOptions ? { imageOptions: question.imageOptions.map(rename) } : {}),
    ...(question.columns ? { columns: question.columns.map(rename) } : {}),
    ...(showIf
      ? {
          showIf: mapConditions(showIf, (condition) => ({
            ...condition,
            questionId: questions.get(condition.questionId) ?? condition.questionId,
            value: renamedValue(condition.value, options.get(condition.questionId)),
          })),
        }
      : {}),
  };
};

/** The survey with all parts renamed, including conditions and translations. */
export const renameParts = (content: SurveyContent, renamed: RenamedParts): SurveyContent => ({
  ...content,
  questions: content.questions.map((question) => renameQuestion(question, renamed)),
  ...(content.translations ? { translations: renameTranslations(content.translations, renamed) } : {}),
});

/** A survey to begin from, under ids that nothing else has: conditions and translations follow. */
export const freshCopy = (content: SurveyContent, makeId: MakeId): SurveyContent =>
  renameParts(content, freshIds(content.questions, makeId));

/** Replaces the draft with a copied survey. Keeps the draft's title when the copy has none. */
export const replacedBy = (draft: SurveyContent, copied: SurveyContent): SurveyContent => ({
  ...copied,
  title: copied.title.trim() === '' ? draft.title : copied.title,
  language: copied.language ?? draft.language,
  checkAnswers: copied.checkAnswers ?? draft.checkAnswers,
});

/** Appends only the copied questions, with all their translations. The draft's other texts stay. */
export const appendedWith = (draft: SurveyContent, copied: SurveyContent): SurveyContent => {
  const ofQuestions = Object.entries(copied.translations ?? {}).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).filter(([path]) => path.startsWith('questions.'))),
  ]);
  return {
    ...draft,
    questions: [...draft.questions, ...copied.questions],
    translations: mergedTranslations(draft.translations, Object.fromEntries(ofQuestions)),
  };
};

/** Translations of one question, for its copy. */
export const translationsOfCopy = (content: SurveyContent, renamed: RenamedParts) => {
  const copied = Object.entries(content.translations ?? {}).map(([language, texts]) => [
    language,
    Object.fromEntries(
      Object.entries(texts).flatMap(([path, words]) => {
        const copy = renamedPath(path, renamed);
        return copy === null ? [] : [[copy, words]];
      }),
    ),
  ]);
  return mergedTranslations(content.translations, Object.fromEntries(copied));
};

/** The server's new ids of the sent parts. Null when all ids are unchanged. */
export const renamedBy = (sent: readonly Question[], confirmed: readonly Question[]): RenamedParts | null => {
  if (sent.length !== confirmed.length) return null;
  const questions = new Map<string, string>();
  const options = new Map<string, Map<string, string>>();
  sent.forEach((question, index) => {
    const answer = confirmed[index];
    if (!answer) return;
    if (question.id !== answer.id) questions.set(question.id, answer.id);
    const after = partsOf(answer);
    const changed = partsOf(question).flatMap(({ id }, at) => {
      const next = after[at]?.id;
      return next !== undefined && next !== id ? [[id, next] as const] : [];
    });
    if (changed.length > 0) options.set(question.id, new Map(changed));
  });
  if (questions.size === 0 && options.size === 0) return null;
  for (const id of options.keys()) if (!questions.has(id)) questions.set(id, id);
  return { questions, options };
};
