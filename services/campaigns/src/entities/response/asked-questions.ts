import type { Question, SurveySection, SurveyVersion } from '@folkmoot/contracts';
import type { CodebookRepository } from '../codebook/codebook.repository';
import { chosenPersonal, opinionsIn, plannedKinds } from '../comment-plan/comment-plan.domain';
import type { CommentPlanRepository } from '../comment-plan/comment-plan.repository';
import { type CommentTerms, commentTerms } from '../comment-plan/comment-terms.domain';
import { withOtherWords } from '../survey/question-types.domain';
import type { SurveyRepository, SurveyVersionRepository } from '../survey/survey.repository';
import { everAsked } from './ever-asked.domain';

export interface AskedQuestionRecords {
  readonly surveys: SurveyRepository;
  readonly versions: SurveyVersionRepository;
  readonly commentPlans: Pick<CommentPlanRepository, 'find'>;
  readonly codebooks: Pick<CodebookRepository, 'find'>;
}

export interface AskedQuestions {
  readonly questions: readonly Question[];
  readonly sections: readonly SurveySection[];
  readonly versions: readonly SurveyVersion[];
}

/**
 * The questions as the survey defines them, without what staff say later about their written answers. The words that
 * people write with an option are a question of their own.
 */
export const definedQuestions = async (
  { surveys, versions }: Pick<AskedQuestionRecords, 'surveys' | 'versions'>,
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

/** Questions with the mark of those whose answers staff declared personal. */
const withChosenPersonal = (questions: readonly Question[], personal: ReadonlySet<string>): Question[] =>
  questions.map((question) => (personal.has(question.id) ? { ...question, isPersonal: true } : question));

/**
 * The current questions, published or draft, and every published version. What staff declared personal is personal in
 * all of them.
 */
export const askedQuestions = async (
  records: AskedQuestionRecords,
  campaignId: string,
): Promise<AskedQuestions & { readonly terms: CommentTerms }> => {
  const [asked, plan] = await Promise.all([
    definedQuestions(records, campaignId),
    records.commentPlans.find(campaignId),
  ]);
  const codebook = plan?.codebookId ? await records.codebooks.find(plan.codebookId) : null;
  const planned = plannedKinds(everAsked(asked.questions, asked.versions), plan);
  const terms = commentTerms(opinionsIn(planned), codebook);
  const personal = chosenPersonal(plan);
  if (personal.size === 0) return { ...asked, terms };
  return {
    ...asked,
    terms,
    questions: withChosenPersonal(asked.questions, personal),
    versions: asked.versions.map((version) => ({
      ...version,
      questions: withChosenPersonal(version.questions, personal),
    })),
  };
};

/** Every question that was ever published, current ones first. */
export const everyQuestion = async (repositories: AskedQuestionRecords, campaignId: string): Promise<Question[]> => {
  const { questions, versions } = await askedQuestions(repositories, campaignId);
  return everAsked(questions, versions);
};
