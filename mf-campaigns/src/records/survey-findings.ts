import type { SurveyContent } from '@folkmoot/contracts/client';
import { checkSurvey } from '@folkmoot/question-types/core';

/** What the survey check says, each in a sentence: errors keep a campaign from being activated, warnings do not. */
export interface SurveyFindings {
  errors: readonly string[];
  warnings: readonly string[];
}

/** Looks at the languages that the survey has been translated into, too. */
export const surveyFindings = (content: SurveyContent): SurveyFindings => {
  const problems = checkSurvey(content);
  const messagesOf = (wanted: 'error' | 'warning') =>
    problems.filter(({ severity }) => severity === wanted).map(({ message }) => message);
  return { errors: messagesOf('error'), warnings: messagesOf('warning') };
};
