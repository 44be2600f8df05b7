import { type Question, type ReportLayout, type ReportWordLanguage, reportWordLanguages } from '@folkmoot/contracts';
import {
  missingIn,
  type ReportLayoutRecord,
  type ReportLayoutRecords,
  USUAL_LANGUAGE,
  unlistedIn,
} from '../../entities/report-layout';
import { askedQuestions, everAsked, surveyLanguages } from '../../entities/response';

const titled = (questions: readonly Question[], ids: readonly string[]) => {
  const titles = new Map(questions.map(({ id, title }) => [id, title]));
  return ids.map((questionId) => ({ questionId, title: titles.get(questionId) ?? '' }));
};

const wordsIn = (language: string): ReportWordLanguage => reportWordLanguages.find((each) => each === language) ?? 'en';

/** The layout with what staff need to change it: questions that it lacks, and the languages that it can have. */
export const viewLayout = async (records: ReportLayoutRecords, layout: ReportLayoutRecord): Promise<ReportLayout> => {
  const { campaignId, revision, title, language, filter, blocks } = layout;
  const { questions, versions } = await askedQuestions(records, campaignId);
  const usual = (await records.councils.find())?.council?.language ?? USUAL_LANGUAGE;
  const ofSurvey = await surveyLanguages(records, campaignId, usual);
  const known = new Set([...reportWordLanguages, ...ofSurvey.map((each) => each.language), language]);
  return {
    revision,
    title,
    language,
    filter,
    blocks: [...blocks],
    questions: questions.map(({ id, title: asked }) => ({ questionId: id, title: asked })),
    missing: titled(everAsked(questions, versions), missingIn(blocks, questions)),
    unlisted: unlistedIn(blocks, questions),
    languages: [...known].map((each) => ({
      language: each,
      words: wordsIn(each),
      questions: ofSurvey.find((of) => of.language === each)?.questions ?? 0,
    })),
  };
};
