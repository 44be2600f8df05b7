import type { PopulationDimension, SurveyContent } from '@folkmoot/contracts/client';
import { checkSurvey } from '@folkmoot/question-types/core';

/** The findings of the survey check as sentences. Errors prevent activation, warnings do not. */
export interface SurveyFindings {
  errors: readonly string[];
  warnings: readonly string[];
}

/** Checks the translations of the survey too, and its links to the population where that is known. */
export const surveyFindings = (content: SurveyContent, dimensions?: readonly PopulationDimension[]): SurveyFindings => {
  const problems = checkSurvey(content, { dimensions });
  const messagesOf = (wanted: 'error' | 'warning') =>
    problems.filter(({ severity }) => severity === wanted).map(({ message }) => message);
  return { errors: messagesOf('error'), warnings: messagesOf('warning') };
};
