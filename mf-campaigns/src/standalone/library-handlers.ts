import {
  addToQuestionBankOperation,
  type BankedQuestions,
  type CampaignDetail,
  deleteFromQuestionBankOperation,
  getStorageOperation,
  getSurveyChangesOperation,
  listCouncilPlacesOperation,
  listQuestionBankOperation,
  listSurveysOperation,
  listSurveyTemplatesOperation,
  type SurveyListItem,
  type SurveyTemplate,
} from '@folkmoot/contracts/client';
import { estimatedMinutes } from '@folkmoot/question-types/core';
import { sampleIds } from '@folkmoot/sample-data/council';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
import type { Shelf } from './saved-surveys';

const toListItem = ({ id, surveyId, title, status, surveyData, responseCount, updatedAt }: CampaignDetail) =>
  ({
    id: surveyId,
    campaignId: id,
    campaignTitle: title,
    campaignStatus: status,
    title: surveyData.title,
    description: surveyData.description,
    questionCount: surveyData.questions.length,
    estimatedMinutes: estimatedMinutes(surveyData),
    languages: ['en'],
    responseCount,
    updatedAt,
  }) satisfies SurveyListItem;

/** The campaign with the most questions provides the template. */
const templateOf = ({ surveyData }: CampaignDetail): SurveyTemplate => ({
  id: 'sample',
  title: surveyData.title,
  description: surveyData.description,
  topic: 'Parks',
  questionCount: surveyData.questions.length,
  estimatedMinutes: estimatedMinutes(surveyData),
  content: surveyData,
});

const fullest = (campaigns: readonly CampaignDetail[]): CampaignDetail[] =>
  campaigns.toSorted((a, b) => b.surveyData.questions.length - a.surveyData.questions.length).slice(0, 1);

const bankHandlers = (shelf: Shelf): Handler[] => {
  const items: BankedQuestions[] = [];
  return [
    handle(listCouncilPlacesOperation, () => ({ items: [], nextCursor: null })),
    handle(listQuestionBankOperation, () => ({ items, standard: [], nextCursor: null })),
    handle(addToQuestionBankOperation, ({ body: { name, questions } }) => {
      const ids = new Set(questions.map(({ id }) => id));
      const known = shelf.list().flatMap(({ surveyData }) => surveyData.questions);
      const item = {
        id: `bank-${items.length + 1}`,
        name,
        questions: known.filter(({ id }) => ids.has(id)),
        savedBy: sampleIds.userId,
        savedAt: new Date().toISOString(),
      };
      items.push(item);
      return item;
    }),
    handle(deleteFromQuestionBankOperation, ({ params }) => {
      const index = items.findIndex(({ id }) => id === params.itemId);
      if (index < 0) throw problem('not_found');
      items.splice(index, 1);
    }),
  ];
};

/** The library of surveys, and other data for the builder. */
export const libraryHandlers = (shelf: Shelf): Handler[] => [
  handle(listSurveysOperation, ({ query = {} }) => ({
    items: shelf
      .list()
      .map(toListItem)
      .filter(({ title }) => title.toLowerCase().includes((query.q ?? '').toLowerCase())),
    nextCursor: null,
  })),
  handle(listSurveyTemplatesOperation, () => ({ items: fullest(shelf.list()).map(templateOf), nextCursor: null })),
  ...bankHandlers(shelf),
  handle(getSurveyChangesOperation, () => ({ startsNewSeries: false, changes: [] })),
  handle(getStorageOperation, () => ({ isReady: true, buckets: [] })),
];
