import {
  assetFileOf,
  type IntroFile,
  isHttpsAddress,
  type PopulationDimension,
  type Question,
  type SurveyContent,
  type SurveyEndPage,
  type SurveySection,
  type ThankYouLink,
} from '@folkmoot/contracts/client';
import { withCarriedOptions } from '../options/carried-options';
import { arranged } from './arranged';
import { endPageTexts, partNames, sectionTexts, faults as texts, wholeSurvey } from './check.messages';
import { checkLogic, type LogicFindings, type SectionLogic } from './check-logic';
import { populationProblems } from './check-population';
import type { ConditionFault } from './condition-faults';
import { introFilesOf } from './intro-files';
import { quotaOptions } from './limits';
import { nameOf, partName } from './question-names';
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

type WrittenFault = Pick<ConditionFault, 'code' | 'text'> & Partial<Pick<ConditionFault, 'repairs'>>;

const asProblems = (faults: readonly (WrittenFault | null)[] = []): ProblemFinding[] =>
  faults.flatMap((fault) => (fault ? [{ ...fault, severity: 'error' as const }] : []));

const linkFindings = (links: readonly ThankYouLink[]): PartFinding[] =>
  links.flatMap(({ label, url }, index) => [
    ...(label.trim() === '' ? [error('settings', endPageTexts.linkWithoutText(index + 1))] : []),
    ...(isHttpsAddress(url) ? [] : [error('settings', endPageTexts.linkAddress(index + 1))]),
  ]);

type PartFinding = Pick<SurveyProblem, 'severity' | 'code'> & { text: string };

const partFinding = (severity: SurveyProblem['severity'], code: ProblemCode, text: string): PartFinding => ({
  severity,
  code,
  text,
});

const sectionFindings = (section: SurveySection, logic: SectionLogic | undefined): PartFinding[] => [
  ...(section.title.trim() ? [] : [error('section_without_title', sectionTexts.noTitle)]),
  ...(logic ? [] : [partFinding('warning', 'section_empty', sectionTexts.isEmpty)]),
  ...asProblems(logic?.faults),
  ...(logic?.outcome === 'never' ? [error('section_never_shown', sectionTexts.neverShown)] : []),
  ...(logic?.outcome === 'always' ? [partFinding('warning', 'section_always_shown', sectionTexts.alwaysShown)] : []),
];

const endPageFindings = (endPage: SurveyEndPage, logic: SectionLogic | undefined): PartFinding[] => {
  const isScreening = endPage.kind === 'screen_out';
  return [
    ...(endPage.title.trim() ? [] : [error('end_page_without_title', endPageTexts.noTitle)]),
    ...(endPage.showIf ? [] : [error('end_page_without_condition', endPageTexts.noCondition)]),
    ...asProblems(logic?.faults),
    ...linkFindings(endPage.links ?? []),
    ...(logic?.outcome === 'never' ? [error('end_page_never_shown', endPageTexts.neverShown)] : []),
    ...(logic?.outcome === 'always' && isScreening
      ? [error('end_page_always_shown', endPageTexts.screensEverybody)]
      : []),
    ...(logic?.outcome === 'always' && !isScreening
      ? [partFinding('warning', 'end_page_always_shown', endPageTexts.alwaysShown)]
      : []),
  ];
};

const quotaProblems = ({ questions, limits: { quotas = [] } = {} }: Checked): SurveyProblem[] => {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const known = new Set<string>();
  return quotas.flatMap(({ questionId, optionId }, index) => {
    const question = byId.get(questionId);
    const isThere = question !== undefined && quotaOptions(question).some(({ value }) => value === optionId);
    if (!isThere) return [whole('error', 'quota_option_missing', wholeSurvey.quotaWithoutOption(index + 1))];
    const key = `${questionId}/${optionId}`;
    const isRepeated = known.has(key);
    known.add(key);
    return isRepeated ? [whole('error', 'quota_repeated', wholeSurvey.quotaRepeated(index + 1))] : [];
  });
};

/** Problems of sections and end pages. They are not about one question. */
const partProblems = ({ sections = [], endPages = [] }: Checked, logic: LogicFindings): SurveyProblem[] => [
  ...sections.flatMap((section, index) =>
    sectionFindings(section, logic.sections.get(section.id)).map(({ text, ...finding }) => ({
      ...finding,
      questionId: null,
      sectionId: section.id,
      message: `${partName(partNames.section, section.title, index + 1)} ${text}.`,
    })),
  ),
  ...endPages.flatMap((endPage, index) =>
    endPageFindings(endPage, logic.endPages.get(endPage.id)).map(({ text, ...finding }) => ({
      ...finding,
      questionId: null,
      endPageId: endPage.id,
      message: `${partName(partNames.endPage, endPage.title, index + 1)} ${text}.`,
    })),
  ),
];

const questionProblems = ({ questions }: Checked, { faults, problems }: LogicFindings): SurveyProblem[] => {
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
  const files = introFilesOf(content);
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
    ...(files.some(({ url }) => assetFileOf(url) === null)
      ? [whole('error', 'settings', wholeSurvey.foreignFile)]
      : []),
    ...(files.some(isUndescribed) ? [whole('error', 'alt_missing', wholeSurvey.altMissing)] : []),
    ...thankYouProblems(content),
    ...untranslated,
    ...stale,
    ...(minutes > LONG_MINUTES ? [whole('warning', 'too_long', wholeSurvey.tooLong(minutes, LONG_MINUTES))] : []),
  ];
};

interface CheckOptions {
  /** The planned translations; by default, the languages that have translated texts. */
  readonly languages?: readonly string[];
  /** The population of the council, where it is known: gaps in the links to it are problems. */
  readonly dimensions?: readonly PopulationDimension[] | undefined;
}

/**
 * Errors and warnings of a survey: first of the survey as a whole, then question by question, then of links to the
 * population. Errors prevent publication, warnings do not.
 */
export const checkSurvey = (
  checked: Checked,
  { languages = Object.keys(checked.translations ?? {}), dimensions }: CheckOptions = {},
): SurveyProblem[] => {
  const content = arranged({ ...checked, questions: withCarriedOptions(checked.questions) });
  const logic = checkLogic(content);
  return [
    ...surveyProblems(
      content,
      languages.filter((language) => language !== content.language),
    ),
    ...quotaProblems(content),
    ...partProblems(content, logic),
    ...questionProblems(content, logic),
    ...populationProblems(content.questions, dimensions),
  ];
};
