import type { PublicationChoice, Question } from '@folkmoot/contracts';
import type { Campaign } from '../../entities/campaign';
import { smallestCellOf } from '../../entities/council';
import type { StoredPublication } from '../../entities/publication';
import { askedQuestions } from '../../entities/response';
import { isInOwnWords, isPersonalQuestion } from '../../entities/survey';
import type { PublicationsRecords } from './publication.types';

interface Chosen {
  readonly publication: StoredPublication;
  /** The questions of the survey as it is now. */
  readonly questions: readonly Question[];
}

const suggested = (campaign: Campaign, questions: readonly Question[], minimumCell: number): StoredPublication => ({
  campaignId: campaign.id,
  revision: 0,
  isListed: true,
  forWhom: '',
  areas: [],
  title: campaign.title,
  introduction: campaign.description,
  summary: '',
  questions: questions.map((question) => ({
    questionId: question.id,
    isShown: !isPersonalQuestion(question),
    showsAnswers: false,
  })),
  minimumCell,
  licence: 'ogl-uk-3.0',
  answersAfterRetention: 'removed',
});

/** The stored choice of a campaign, or what the product suggests. Throws campaign_not_found. */
export const chosenPublication = async (records: PublicationsRecords, campaignId: string): Promise<Chosen> => {
  const campaign = await records.campaigns.get(campaignId);
  const [{ questions }, publication, minimumCell] = await Promise.all([
    askedQuestions(records, campaignId),
    records.publications.find(campaignId),
    smallestCellOf(records),
  ]);
  return { questions, publication: publication ?? suggested(campaign, questions, minimumCell) };
};

/** The questions for the screen: the chosen ones in their order, and those that came to the survey since. */
export const listedQuestions = ({ publication, questions }: Chosen) => {
  const chosen = new Map(publication.questions.map((choice, index) => [choice.questionId, { choice, index }]));
  const last = publication.questions.length;
  const places = questions.map((question) => ({ question, index: chosen.get(question.id)?.index ?? last }));
  return places
    .sort((a, b) => a.index - b.index)
    .map(({ question }) => {
      const { isShown = false, showsAnswers = false } = chosen.get(question.id)?.choice ?? {};
      return {
        questionId: question.id,
        isShown,
        showsAnswers,
        label: question.title,
        type: question.type,
        isWritten: isInOwnWords(question.type),
        isPersonal: isPersonalQuestion(question),
      };
    });
};

/** How many shown questions of the choice the survey does not have any more. */
export const removedQuestions = ({ publication, questions }: Chosen): number => {
  const ids = new Set(questions.map(({ id }) => id));
  return publication.questions.filter(({ isShown, questionId }) => isShown && !ids.has(questionId)).length;
};

export const choiceOf = ({ campaignId: _, revision: __, ...choice }: StoredPublication): PublicationChoice => choice;
