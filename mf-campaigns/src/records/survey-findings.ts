import type { SurveyContent } from '@folkmoot/contracts/client';
import { checkSurvey } from '@folkmoot/question-types/core';

/** What the survey check says, each in a sentence: errors keep a campaign from being activated, warnings do not. */
export interface SurveyFindings {
  errors: readonly string[];
  warnings: readonly string[];
}

export const surveyFindings = (content: SurveyContent): SurveyFindings => {
  const problems = checkSurvey(content);
  return { errors: problems.map(({ message }) => message), warnings: [] };
};
