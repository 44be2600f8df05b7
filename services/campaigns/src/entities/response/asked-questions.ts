import type { Question, SurveyVersion } from '@folkmoot/contracts';
import type { SurveyRepository, SurveyVersionRepository } from '../survey/survey.repository';
import { everAsked } from './ever-asked.domain';

export interface AskedQuestionRecords {
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
}

/** The current questions, published or draft, and every published version. */
export const askedQuestions = async (
  { surveys, versions }: AskedQuestionRecords,
  campaignId: string,
): Promise<{ questions: readonly Question[]; versions: readonly SurveyVersion[] }> => {
  const published = await versions.list(campaignId);
  const latest = published.at(-1);
  if (latest) return { questions: latest.questions, versions: published };
  return { questions: (await surveys.getOfCampaign(campaignId)).content.questions, versions: published };
};

/** Every question that was ever published, current ones first. */
export const everyQuestion = async (repositories: AskedQuestionRecords, campaignId: string): Promise<Question[]> => {
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  return everAsked(questions, versions);
};
