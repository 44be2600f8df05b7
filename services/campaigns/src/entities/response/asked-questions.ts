import type { Question, SurveySection, SurveyVersion } from '@folkmoot/contracts';
import { withOtherWords } from '../survey/question-types.domain';
import type { SurveyRepository, SurveyVersionRepository } from '../survey/survey.repository';
import { everAsked } from './ever-asked.domain';
import { languagesOf, questionsIn, type SurveyLanguage } from './questions-in-language';

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
 * a question of their own. Without a language, the current questions are in the survey's main language.
 */
export const askedQuestions = async (
  { surveys, versions }: AskedQuestionRecords,
  campaignId: string,
  language?: string,
): Promise<AskedQuestions> => {
  const listed = await versions.list(campaignId);
  const published = listed.map((version) => ({ ...version, questions: withOtherWords(version.questions) }));
  const content = listed.at(-1) ?? (await surveys.getOfCampaign(campaignId)).content;
  return { ...questionsIn(content, language), versions: published };
};

/** Every question that was ever published, current ones first. */
export const everyQuestion = async (repositories: AskedQuestionRecords, campaignId: string): Promise<Question[]> => {
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  return everAsked(questions, versions);
};

/** The languages of the current survey, published or draft. `usual` is its main language when it names none. */
export const surveyLanguages = async (
  { surveys, versions }: AskedQuestionRecords,
  campaignId: string,
  usual: string,
): Promise<SurveyLanguage[]> => {
  const content = (await versions.list(campaignId)).at(-1) ?? (await surveys.getOfCampaign(campaignId)).content;
  return languagesOf(content, usual);
};
