import type { Question, SurveyVersion } from '@folkmoot/contracts';
import { everAsked } from './ever-asked.domain';
import type { Repositories } from './repositories';

/** The questions that residents see now, or will see, and every version that they saw. */
export const askedQuestions = async (
  { surveys, versions }: Pick<Repositories, 'surveys' | 'versions'>,
  campaignId: string,
): Promise<{ questions: readonly Question[]; versions: readonly SurveyVersion[] }> => {
  const published = await versions.list(campaignId);
  const latest = published.at(-1);
  if (latest) return { questions: latest.questions, versions: published };
  return { questions: (await surveys.getOfCampaign(campaignId)).content.questions, versions: published };
};

/** Every question that was ever published, those of today first. */
export const everyQuestion = async (
  repositories: Pick<Repositories, 'surveys' | 'versions'>,
  campaignId: string,
): Promise<Question[]> => {
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  return everAsked(questions, versions);
};
