import type { Question, SurveySection, SurveyVersion } from '@folkmoot/contracts';
import { withOtherWords } from '../survey/question-types.domain';
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

/**
 * The current questions, published or draft, and every published version. The words that people write with an option are
 * a question of their own.
 */
export const askedQuestions = async (
  { surveys, versions }: AskedQuestionRecords,
  campaignId: string,
): Promise<AskedQuestions> => {
  const published = (await versions.list(campaignId)).map((version) => ({
    ...version,
    questions: withOtherWords(version.questions),
  }));
  const latest = published.at(-1);
  if (latest) return { questions: latest.questions, sections: latest.sections ?? [], versions: published };
  const { questions, sections = [] } = (await surveys.getOfCampaign(campaignId)).content;
  return { questions: withOtherWords(questions), sections, versions: published };
};

/** Every question that was ever published, current ones first. */
export const everyQuestion = async (repositories: AskedQuestionRecords, campaignId: string): Promise<Question[]> => {
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  return everAsked(questions, versions);
};
