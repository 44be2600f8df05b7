import type { Question, SurveySection, SurveyVersion } from '@folkmoot/contracts';
import type { SurveyRepository, SurveyVersionRepository } from '../survey/survey.repository';
import { everAsked } from './ever-asked.domain';

export interface AskedQuestionRecords {
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
}

export interface AskedQuestions {
  readonly questions: readonly Question[];
  readonly sections: readonly SurveySection[];
  readonly versions: readonly SurveyVersion[];
}

/** The current questions, published or draft, and every published version. */
export const askedQuestions = async (
  { surveys, versions }: AskedQuestionRecords,
  campaignId: string,
): Promise<AskedQuestions> => {
  const published = await versions.list(campaignId);
  const latest = published.at(-1);
  const { questions, sections = [] } = latest ?? (await surveys.getOfCampaign(campaignId)).content;
  return { questions, sections, versions: published };
};

/** Every question that was ever published, current ones first. */
export const everyQuestion = async (repositories: AskedQuestionRecords, campaignId: string): Promise<Question[]> => {
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  return everAsked(questions, versions);
};
