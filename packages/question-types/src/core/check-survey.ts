import {
  assetFileOf,
  type IntroFile,
  isHttpsAddress,
  type Question,
  type SurveyContent,
} from '@folkmoot/contracts/client';
import { faults as texts, wholeSurvey } from './check.messages';
import { checkLogic } from './check-logic';
import type { ConditionFault } from './condition-faults';
import { nameOf } from './question-names';
import { estimatedMinutes } from './reading-time';
import { hasQuestionType, questionType } from './registry';
import { remembered } from './remembered';
import type { ProblemCode, SurveyProblem } from './survey-problem';
import { translationProgress } from './survey-texts';
import { staleTexts } from './translation-sources';

type ProblemFinding = Pick<SurveyProblem, 'severity' | 'code' | 'repairs'> & { text: string };

const error = (code: ProblemCode, text: string): ProblemFinding => ({ severity: 'error', code, text });

const withoutAlt = ({ imageOptions = [] }: Question): boolean =>
  imageOptions.some(({ imageUrl, alt }) => imageUrl !== '' && !alt?.trim());

/** Problems that depend on the question only. */
const ownProblems = remembered((question: Question): readonly ProblemFinding[] => {
  if (!hasQuestionType(question.type)) return [error('type_unknown', texts.unknownType)];
  return [
    ...(question.title.trim() ? [] : [error('question_without_title', texts.noTitle)]),
    ...questionType(question.type)
      .problems(question)
      .map((text) => error('settings', text)),
    ...(withoutAlt(question) ? [error('alt_missing', texts.altMissing)] : []),
  ];
});

const asProblems = (faults: readonly (ConditionFault | null)[] = []): ProblemFinding[] =>
  faults.flatMap((fault) => (fault ? [{ ...fault, severity: 'error' as const }] : []));

const questionProblems = (questions: readonly Question[]): SurveyProblem[] => {
  const { faults, problems } = checkLogic(questions);
  return questions.flatMap((question, position) => {
    const findings = [...ownProblems(question), ...asProblems(faults[position])];
    const name = nameOf(question, position + 1);
    return [
      ...findings.map(({ severity, code, text, repairs }) => ({
        questionId: question.id,
        severity,
        code,
        message: `${name} ${text}.`,
        ...(repairs ? { repairs } : {}),
      })),
      ...(problems[position] ?? []),
    ];
  });
};

const LONG_MINUTES = 10;

const isUndescribed = ({ type, alt }: IntroFile): boolean => type === 'image' && !alt?.trim();

/** A survey, or the part of it that is checked. */
export type Checked = Pick<SurveyContent, 'questions'> & Partial<Omit<SurveyContent, 'questions'>>;

const asContent = (checked: Checked): SurveyContent => ({
  title: '',
  description: '',
  introText: '',
  introFile: null,
  ...checked,
});

const whole = (severity: SurveyProblem['severity'], code: ProblemCode, message: string): SurveyProblem => ({
  questionId: null,
  severity,
  code,
  message,
});

const thankYouProblems = ({ thankYouLinks = [] }: SurveyContent): SurveyProblem[] =>
  thankYouLinks.flatMap(({ label, url }, index) => [
    ...(label.trim() === '' ? [whole('error', 'settings', wholeSurvey.linkWithoutText(index + 1))] : []),
    ...(isHttpsAddress(url) ? [] : [whole('error', 'settings', wholeSurvey.linkAddress(index + 1))]),
  ]);

const surveyProblems = (checked: Checked, languages: readonly string[]): SurveyProblem[] => {
  const content = asContent(checked);
  const untranslated = languages.flatMap((language) => {
    const { done, total } = translationProgress(content, language);
    const message = wholeSurvey.untranslated(language, total - done);
    return done < total ? [whole('warning', 'translation_missing', message)] : [];
  });
  const stale = languages.flatMap((language) => {
    const count = staleTexts(content, language).length;
    return count > 0 ? [whole('warning', 'translation_stale', wholeSurvey.stale(language, count))] : [];
  });
  const minutes = estimatedMinutes(content);
  return [
    ...(checked.title !== undefined && checked.title.trim() === ''
      ? [whole('error', 'survey_without_title', wholeSurvey.noTitle)]
      : []),
    ...(content.introFile && assetFileOf(content.introFile.url) === null
      ? [whole('error', 'settings', wholeSurvey.foreignFile)]
      : []),
    ...(content.introFile && isUndescribed(content.introFile)
      ? [whole('error', 'alt_missing', wholeSurvey.altMissing)]
      : []),
    ...thankYouProblems(content),
    ...untranslated,
    ...stale,
    ...(minutes > LONG_MINUTES ? [whole('warning', 'too_long', wholeSurvey.tooLong(minutes, LONG_MINUTES))] : []),
  ];
};

/**
 * Errors and warnings of a survey: first of the survey as a whole, then question by question. Errors prevent
 * publication, warnings do not. `languages` are the planned translations; by default, the languages that have
 * translated texts.
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
