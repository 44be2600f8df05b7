import {
  mapConditions,
  type PopulationLink,
  type Question,
  type QuestionOption,
  renamedValue,
  type ShowIf,
  type SurveyContent,
} from '@folkmoot/contracts/client';
import { mergedTranslations, type RenamedParts, renamedPath, renameTranslations } from './text-paths.domain';

type MakeId = (prefix: 'q' | 'o' | 's' | 'e') => string;

const partsOf = ({ options = [], imageOptions = [], columns = [] }: Question): readonly QuestionOption[] => [
  ...options,
  ...imageOptions,
  ...columns,
];

/** New ids for all these questions and their options. */
export const freshIds = (questions: readonly Question[], makeId: MakeId): RenamedParts => {
  const options = new Map<string, Map<string, string>>();
  for (const question of questions) {
    // A carried option has the id of its original, which may be copied too.
    const originals = options.get(question.optionsFrom?.questionId ?? '') ?? new Map<string, string>();
    const own = partsOf(question).flatMap(({ id, isCarried }) => (isCarried ? [] : [[id, makeId('o')] as const]));
    options.set(question.id, new Map([...originals, ...own]));
  }
  return { questions: new Map(questions.map(({ id }) => [id, makeId('q')])), options };
};

const renameRule = (showIf: ShowIf, { questions, options }: RenamedParts): ShowIf =>
  mapConditions(showIf, (condition) => ({
    ...condition,
    questionId: questions.get(condition.questionId) ?? condition.questionId,
    value: renamedValue(condition.value, options.get(condition.questionId)),
  }));

/** Sections and end pages whose conditions follow renamed parts. */
const renameRules = (
  { sections, endPages, limits }: SurveyContent,
  renamed: RenamedParts,
): Pick<SurveyContent, 'sections' | 'endPages' | 'limits'> => {
  const follow = <P extends { showIf?: ShowIf | null | undefined }>(part: P): P =>
    part.showIf ? { ...part, showIf: renameRule(part.showIf, renamed) } : part;
  const quotas = limits?.quotas?.map((quota) => ({
    ...quota,
    questionId: renamed.questions.get(quota.questionId) ?? quota.questionId,
    optionId: renamed.options.get(quota.questionId)?.get(quota.optionId) ?? quota.optionId,
  }));
  return {
    ...(sections && { sections: sections.map(follow) }),
    ...(endPages && { endPages: endPages.map(follow) }),
    ...(limits && { limits: { ...limits, ...(quotas && { quotas }) } }),
  };
};

const renameLink = (link: PopulationLink, ids: ReadonlyMap<string, string>): PopulationLink => ({
  ...link,
  options: Object.fromEntries(
    Object.entries(link.options).map(([id, categoryId]) => [ids.get(id) ?? id, categoryId] as const),
  ),
});

/** A question with new ids. Its conditions are renamed only where they refer to renamed parts. */
export const renameQuestion = (question: Question, { questions, options }: RenamedParts): Question => {
  const own = options.get(question.id);
  const renamedRule = (showIf: ShowIf): ShowIf => renameRule(showIf, { questions, options });
  const rename = <P extends Pick<QuestionOption, 'id' | 'showIf'>>(part: P): P => ({
    ...part,
    id: own?.get(part.id) ?? part.id,
    ...(part.showIf ? { showIf: renamedRule(part.showIf) } : {}),
  });
  const { showIf, optionsFrom, population } = question;
  return {
    ...question,
    ...(population && own ? { population: renameLink(population, own) } : {}),
    id: questions.get(question.id) ?? question.id,
    ...(question.options ? { options: question.options.map(rename) } : {}),
    ...(question.imageOptions ? { imageOptions: question.imageOptions.map(rename) } : {}),
    ...(question.columns ? { columns: question.columns.map(rename) } : {}),
    ...(showIf ? { showIf: renamedRule(showIf) } : {}),
    ...(optionsFrom
      ? { optionsFrom: { ...optionsFrom, questionId: questions.get(optionsFrom.questionId) ?? optionsFrom.questionId } }
      : {}),
  };
};

/** The survey with all parts renamed, including conditions and translations. */
export const renameParts = (content: SurveyContent, renamed: RenamedParts): SurveyContent => ({
  ...content,
  questions: content.questions.map((question) => renameQuestion(question, renamed)),
  ...renameRules(content, renamed),
  ...(content.translations ? { translations: renameTranslations(content.translations, renamed) } : {}),
});

/** The survey with new ids of sections and end pages, which questions and translations follow. */
const withFreshSections = (content: SurveyContent, makeId: MakeId): SurveyContent => {
  const { sections, endPages, translations } = content;
  const ofSections = new Map((sections ?? []).map(({ id }) => [id, makeId('s')]));
  const ofEndPages = new Map((endPages ?? []).map(({ id }) => [id, makeId('e')]));
  const renamed = <P extends { id: string }>(part: P, ids: ReadonlyMap<string, string>): P => ({
    ...part,
    id: ids.get(part.id) ?? part.id,
  });
  const pathOf = (path: string): string => {
    const [root, id = '', ...rest] = path.split('.');
    const next = root === 'sections' ? ofSections.get(id) : root === 'endPages' ? ofEndPages.get(id) : undefined;
    return next === undefined ? path : [root, next, ...rest].join('.');
  };
  return {
    ...content,
    questions: content.questions.map((question) => {
      const sectionId = ofSections.get(question.sectionId ?? '');
      return sectionId === undefined ? question : { ...question, sectionId };
    }),
    ...(sections && { sections: sections.map((section) => renamed(section, ofSections)) }),
    ...(endPages && { endPages: endPages.map((endPage) => renamed(endPage, ofEndPages)) }),
    ...(translations && {
      translations: Object.fromEntries(
        Object.entries(translations).map(([language, texts]) => [
          language,
          Object.fromEntries(Object.entries(texts).map(([path, words]) => [pathOf(path), words])),
        ]),
      ),
    }),
  };
};

/** A survey to begin from, under ids that nothing else has: conditions and translations follow. */
export const freshCopy = (content: SurveyContent, makeId: MakeId): SurveyContent =>
  withFreshSections(renameParts(content, freshIds(content.questions, makeId)), makeId);

/** Replaces the draft with a copied survey. Keeps the draft's title when the copy has none. */
export const replacedBy = (draft: SurveyContent, copied: SurveyContent): SurveyContent => ({
  ...copied,
  title: copied.title.trim() === '' ? draft.title : copied.title,
  language: copied.language ?? draft.language,
  checkAnswers: copied.checkAnswers ?? draft.checkAnswers,
});

/** Appends only the copied questions and their sections, with all their translations. The draft's other texts stay. */
export const appendedWith = (draft: SurveyContent, copied: SurveyContent): SurveyContent => {
  const ofQuestions = Object.entries(copied.translations ?? {}).map(([language, texts]) => [
    language,
    Object.fromEntries(Object.entries(texts).filter(([path]) => /^(questions|sections)\./.test(path))),
  ]);
  return {
    ...draft,
    questions: [...draft.questions, ...copied.questions],
    ...(copied.sections && { sections: [...(draft.sections ?? []), ...copied.sections] }),
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
