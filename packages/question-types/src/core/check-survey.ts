import { assetFileOf, type Question, type SurveyContent } from '@folkmoot/contracts/client';
import { faults as texts, wholeSurvey } from './check.messages';
import { checkLogic } from './check-logic';
import type { ConditionFault } from './condition-faults';
import { nameOf } from './question-names';
import { estimatedMinutes } from './reading-time';
import { hasQuestionType, questionType } from './registry';
import { remembered } from './remembered';
import type { ProblemCode, SurveyProblem } from './survey-problem';
import { translationProgress } from './survey-texts';

type Found = Pick<SurveyProblem, 'severity' | 'code' | 'repairs'> & { text: string };

const error = (code: ProblemCode, text: string): Found => ({ severity: 'error', code, text });

const withoutAlt = ({ imageOptions = [] }: Question): boolean =>
  imageOptions.some(({ imageUrl, alt }) => imageUrl !== '' && !alt?.trim());

/** What can be told from the question alone. */
const ownProblems = remembered((question: Question): readonly Found[] => {
  if (!hasQuestionType(question.type)) return [error('type_unknown', texts.unknownType)];
  return [
    ...(question.title.trim() ? [] : [error('question_without_title', texts.noTitle)]),
    ...questionType(question.type)
      .problems(question)
      .map((text) => error('settings', text)),
    ...(withoutAlt(question) ? [error('alt_missing', texts.altMissing)] : []),
  ];
});

const asFound = (faults: readonly (ConditionFault | null)[] = []): Found[] =>
  faults.flatMap((fault) => (fault ? [{ ...fault, severity: 'error' as const }] : []));

const questionProblems = (questions: readonly Question[]): SurveyProblem[] => {
  const { faults, problems } = checkLogic(questions);
  return questions.flatMap((question, place) => {
    const found = [...ownProblems(question), ...asFound(faults[place])];
    const name = nameOf(question, place + 1);
    return [
      ...found.map(({ severity, code, text, repairs }) => ({
        questionId: question.id,
        severity,
        code,
        message: `${name} ${text}.`,
        ...(repairs ? { repairs } : {}),
      })),
      ...(problems[place] ?? []),
    ];
  });
};

const LONG_MINUTES = 10;

/** A survey, or as much of it as is to be checked. */
export type Checked = Pick<SurveyContent, 'questions'> & Partial<Omit<SurveyContent, 'questions'>>;

const asContent = (given: Checked): SurveyContent => ({
  title: '',
  description: '',
  introText: '',
  introFile: null,
  ...given,
});

const whole = (severity: SurveyProblem['severity'], code: ProblemCode, message: string): SurveyProblem => ({
  questionId: null,
  severity,
  code,
  message,
});

const surveyProblems = (given: Checked, languages: readonly string[]): SurveyProblem[] => {
  const content = asContent(given);
  const untranslated = languages.flatMap((language) => {
    const { done, total } = translationProgress(content, language);
    const message = wholeSurvey.untranslated(language, total - done);
    return done < total ? [whole('warning', 'translation_missing', message)] : [];
  });
  const minutes = estimatedMinutes(content);
  return [
    ...(given.title !== undefined && given.title.trim() === ''
      ? [whole('error', 'survey_without_title', wholeSurvey.noTitle)]
      : []),
    ...(content.introFile && assetFileOf(content.introFile.url) === null
      ? [whole('error', 'settings', wholeSurvey.foreignFile)]
      : []),
    ...untranslated,
    ...(minutes > LONG_MINUTES ? [whole('warning', 'too_long', wholeSurvey.tooLong(minutes, LONG_MINUTES))] : []),
  ];
};

/**
 * What is wrong or doubtful in a survey: first of the survey as a whole, then question by question. Errors keep it from
 * being published, warnings do not. `languages` are those it is to be translated into, else those it has words in.
 */
export const checkSurvey = (
  content: Checked,
  { languages = Object.keys(content.translations ?? {}) }: { languages?: readonly string[] } = {},
): SurveyProblem[] => [
  ...surveyProblems(
    content,
    languages.filter((language) => language !== content.language),
  ),
  ...questionProblems(content.questions),
];
