import {
  type Condition,
  mapConditions,
  type Question,
  renamedValue,
  type SurveyContent,
  type Translations,
} from '@folkmoot/contracts';

/** New ids by old ids, of questions and of their parts. */
interface Renamed {
  readonly questions: ReadonlyMap<string, string>;
  /** By the old id of the question. */
  readonly parts: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

type Part = { readonly id: string };
const partsOf = ({ options = [], imageOptions = [], columns = [] }: Question): readonly Part[] => [
  ...options,
  ...imageOptions,
  ...columns,
];

const renameAll = (questions: readonly Question[], makeId: () => string): Renamed => ({
  questions: new Map(questions.map(({ id }) => [id, makeId()])),
  parts: new Map(
    questions.map((question) => [question.id, new Map(partsOf(question).map(({ id }) => [id, makeId()]))]),
  ),
});

const renamedParts = <P extends Part>(parts: readonly P[], ids: ReadonlyMap<string, string> | undefined): P[] =>
  parts.map((part) => ({ ...part, id: ids?.get(part.id) ?? part.id }));

const followCondition =
  ({ questions, parts }: Renamed) =>
  (condition: Condition): Condition => ({
    ...condition,
    questionId: questions.get(condition.questionId) ?? condition.questionId,
    value: renamedValue(condition.value, parts.get(condition.questionId)),
  });

/** Updates conditions on questions and options that have new ids. */
export const followConditions = (question: Question, renamed: Renamed): Question =>
  question.showIf ? { ...question, showIf: mapConditions(question.showIf, followCondition(renamed)) } : question;

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
        ...question,
        id: renamed.questions.get(question.id) ?? question.id,
        ...(question.options ? { options: renamedParts(question.options, parts) } : {}),
        ...(question.imageOptions ? { imageOptions: renamedParts(question.imageOptions, parts) } : {}),
        ...(question.columns ? { columns: renamedParts(question.columns, parts) } : {}),
      },
      renamed,
    );
  });
  return {
    ...content,
    questions,
    ...(content.translations ? { translations: followTranslations(content.translations, renamed) } : {}),
  };
};
