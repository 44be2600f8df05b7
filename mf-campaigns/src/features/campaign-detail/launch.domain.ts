import type { CampaignDetail } from '@folkmoot/contracts/client';
import { estimatedMinutes } from '@folkmoot/question-types/core';

export interface SurveyFacts {
  readonly questions: number;
  readonly required: number;
  /** For a person who sees every question, in steps of half a minute. */
  readonly minutes: number;
  /** Language tags: the main language, then the translations. */
  readonly languages: readonly string[];
}

/** The facts of a survey that somebody checks before it opens. */
export const surveyFacts = (surveyData: CampaignDetail['surveyData'], languageOfCouncil: string): SurveyFacts => {
  const main = surveyData.language ?? languageOfCouncil;
  const others = Object.keys(surveyData.translations ?? {}).filter((tag) => tag !== main);
  return {
    questions: surveyData.questions.length,
    required: surveyData.questions.filter(({ required }) => required).length,
    minutes: estimatedMinutes(surveyData),
    languages: [main, ...others],
  };
};

/** The moment at which the campaign opens when it is activated now; null if it opens at once. */
export const opensLater = ({ startDate }: Pick<CampaignDetail, 'startDate'>, now: Date): string | null =>
  startDate !== null && new Date(startDate) > now ? startDate : null;
