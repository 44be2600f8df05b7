import {
  type Condition,
  mapConditions,
  type Question,
  type QuestionOption,
  renamedValue,
  type SurveyContent,
  type SurveyQuota,
  type Translations,
} from '@folkmoot/contracts';

import { arranged } from './question-types.domain';

/** New ids by old ids, of questions and of their parts. */
interface Renamed {
  readonly questions: ReadonlyMap<string, string>;
  /** By the old id of the question. */
  readonly parts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type Part = { readonly id: string; readonly isCarried?: boolean | undefined };
const partsOf = ({ options = [], imageOptions = [], columns = [] }: Question): readonly Part[] => [
  ...options,
  ...imageOptions,
  ...columns,
];

const renameAll = (questions: readonly Question[], makeId: () => string): Renamed => {
  const newIds = (question: Question) =>
    new Map(partsOf(question).flatMap(({ id, isCarried }) => (isCarried ? [] : [[id, makeId()] as const])));
  const parts = new Map<string, ReadonlyMap<string, string>>(
    questions.map((question) => [question.id, newIds(question)]),
  );
  followOriginals(questions, parts);
  return { questions: new Map(questions.map(({ id }) => [id, makeId()])), parts };
};

const renamedParts = <P extends Part>(parts: readonly P[], ids: ReadonlyMap<string, string> | undefined): P[] =>
  parts.map((part) => (part.isCarried ? part : { ...part, id: ids?.get(part.id) ?? part.id }));

const followCondition =
  ({ questions, parts }: Renamed) =>
  (condition: Condition): Condition => ({
    ...condition,
    questionId: questions.get(condition.questionId) ?? condition.questionId,
    value: renamedValue(condition.value, parts.get(condition.questionId)),
  });

/** Updates the options of a link to the population that have new ids. */
export const followLinks = (question: Question, ids: ReadonlyMap<string, string> | undefined): Question => {
  const { population } = question;
  if (!population || !ids || ids.size === 0) return question;
  const options = Object.entries(population.options).map(
    ([id, categoryId]) => [ids.get(id) ?? id, categoryId] as const,
  );
  return { ...question, population: { ...population, options: Object.fromEntries(options) } };
};

/** The new ids of the options that a question takes from another one. */
const carriedIds = ({ options = [] }: Question, originals: ReadonlyMap<string, string> | undefined) =>
  new Map(
    options.flatMap(({ id, isCarried }) => {
      const next = isCarried ? originals?.get(id) : undefined;
      return next === undefined ? [] : [[id, next] as const];
    }),
  );

type Conditioned = Pick<QuestionOption, 'id' | 'isCarried' | 'showIf'>;

/** Updates references to questions and options that have new ids: conditions, and where options come from. */
export const followConditions = (question: Question, renamed: Renamed): Question => {
  const { options, imageOptions, optionsFrom } = question;
  const originals = optionsFrom && renamed.parts.get(optionsFrom.questionId);
  const follow = <P extends Conditioned>(part: P): P => ({
    ...part,
    ...(part.isCarried ? { id: originals?.get(part.id) ?? part.id } : {}),
    ...(part.showIf ? { showIf: mapConditions(part.showIf, followCondition(renamed)) } : {}),
  });
  return {
    ...followLinks(question, carriedIds(question, originals)),
    ...(question.showIf ? { showIf: mapConditions(question.showIf, followCondition(renamed)) } : {}),
    ...(options ? { options: options.map(follow) } : {}),
    ...(imageOptions ? { imageOptions: imageOptions.map(follow) } : {}),
    ...(optionsFrom
      ? {
          optionsFrom: {
            ...optionsFrom,
            questionId: renamed.questions.get(optionsFrom.questionId) ?? optionsFrom.questionId,
          },
        }
      : {}),
  };
};

/** Conditions may ask for an option that a question takes from another one: there it has the new id of its original. */
export const followOriginals = (
  questions: readonly Question[],
  parts: Map<string, ReadonlyMap<string, string>>,
): void => {
  for (const { id, optionsFrom } of questions) {
    const originals = optionsFrom && parts.get(optionsFrom.questionId);
    if (originals) parts.set(id, new Map([...originals, ...(parts.get(id) ?? [])]));
  }
};

type Rules = Pick<SurveyContent, 'sections' | 'endPages' | 'limits'>;

const followQuota =
  ({ questions, parts }: Renamed) =>
  (quota: SurveyQuota): SurveyQuota => ({
    ...quota,
    questionId: questions.get(quota.questionId) ?? quota.questionId,
    optionId: parts.get(quota.questionId)?.get(quota.optionId) ?? quota.optionId,
  });

/** Updates the conditions of sections and end pages, and the options of quotas. */
export const followRules = ({ sections, endPages, limits }: Rules, renamed: Renamed): Rules => {
  const follow = <P extends { showIf?: Question['showIf'] }>(part: P): P =>
    part.showIf ? { ...part, showIf: mapConditions(part.showIf, followCondition(renamed)) } : part;
  return {
    ...(sections && { sections: sections.map(follow) }),
    ...(endPages && { endPages: endPages.map(follow) }),
    ...(limits && { limits: { ...limits, ...(limits.quotas && { quotas: limits.quotas.map(followQuota(renamed)) }) } }),
  };
};

/** Groups of `questions.<id>.options.<part>`: question, kind, part and rest. */
const PATH = /^questions\.([^.]{1,64})(\.(?:options|imageOptions|columns)\.)?([^.]{1,64})?(.*)$/s;

const followPath = (path: string, { questions, parts }: Renamed): string => {
  const match = PATH.exec(path);
  if (!match) return path;
  const [, questionId = '', list, part = '', rest = ''] = match;
  const question = questions.get(questionId) ?? questionId;
  if (list === undefined) return `questions.${question}${path.slice('questions.'.length + questionId.length)}`;
  return `questions.${question}${list}${parts.get(questionId)?.get(part) ?? part}${rest}`;
};

/** Updates translations of questions and options that have new ids. */
export const followTranslations = (translations: Translations, renamed: Renamed): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, words]) => [
      language,
      Object.fromEntries(Object.entries(words).map(([path, text]) => [followPath(path, renamed), text])),
    ]),
  );

/** A copy of a survey for another campaign: new ids for questions and options, and updated references to them. */
export const copyOfSurvey = (content: SurveyContent, makeId: () => string): SurveyContent => {
  const renamed = renameAll(content.questions, makeId);
  const questions = content.questions.map((question) => {
    const parts = renamed.parts.get(question.id);
    return followConditions(
      {
        ...followLinks(question, parts),
        id: renamed.questions.get(question.id) ?? question.id,
        ...(question.options ? { options: renamedParts(question.options, parts) } : {}),
        ...(question.imageOptions ? { imageOptions: renamedParts(question.imageOptions, parts) } : {}),
        ...(question.columns ? { columns: renamedParts(question.columns, parts) } : {}),
      },
      renamed,
    );
  });
  return arranged({
    ...content,
    questions,
    ...followRules(content, renamed),
    ...(content.translations ? { translations: followTranslations(content.translations, renamed) } : {}),
  });
};
