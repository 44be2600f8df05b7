import type { CommentPlan as CommentPlanView } from '@folkmoot/contracts';
import { commentsOf, type WrittenComment } from '../../entities/comment';
import type { CountedResponse } from '../../entities/response';
import type { CommentRecords, CommentsContext, CommentTools } from './comment.types';
import { type OpenComments, openComments } from './open-comments';
import { runOf } from './reading-run';

type Counts = Pick<CommentPlanView, 'comments' | 'labelled' | 'byProvider' | 'byPerson' | 'toReview'> & {
  readonly answers: ReadonlyMap<string, number>;
};

/** Adds up the written answers of a campaign. */
const countAnswers = async ({ responses }: CommentRecords, open: OpenComments): Promise<Counts> => {
  const { plan, planned, opinions } = open;
  const answers = new Map(planned.map(({ question }) => [question.id, 0]));
  const counts = { comments: 0, labelled: 0, byProvider: 0, byPerson: 0, toReview: 0 };
  const addAnswers = (response: CountedResponse) => {
    for (const { questionId, answer } of response.answers) {
      const before = answers.get(questionId);
      if (before !== undefined && typeof answer === 'string' && answer.trim() !== '')
        answers.set(questionId, before + 1);
    }
  };
  const addComment = ({ labels: { shown, machine, flags, reviewed } }: WrittenComment, isRead: boolean) => {
    const hasLabels = machine !== null || shown.by.length > 0;
    counts.comments += 1;
    counts.labelled += Number(isRead && hasLabels);
    counts.byProvider += Number(shown.by.includes('provider'));
    counts.byPerson += Number(shown.by.includes('person'));
    counts.toReview += Number(flags.length > 0 && reviewed === null);
  };
  const filter = { campaignId: plan.campaignId, isExcluded: false };
  for await (const batch of responses.batches(filter, { withComments: true })) {
    for (const response of batch) {
      addAnswers(response);
      const isRead = (response.number ?? 0) <= plan.readNumber;
      for (const comment of commentsOf(response, opinions)) addComment(comment, isRead);
    }
  }
  return { ...counts, answers };
};

/** How the written answers of a campaign are read, and how far. Opens the comments. Throws campaign_not_found. */
export const getCommentPlan = async (
  context: CommentsContext,
  campaignId: string,
  { figures }: Pick<CommentTools, 'figures'>,
): Promise<CommentPlanView> => {
  const { actor, reader } = context;
  const open = await openComments(context, campaignId);
  const { plan, planned, revision } = open;
  const wanted = { key: `${actor.councilId}:${campaignId}:plan`, revision, isReading: plan.dueAt !== null };
  const run = await reader(actor).labelRuns.find(campaignId);
  const { answers, ...counts } = await figures(wanted, () => countAnswers(reader(actor), open));
  return {
    questions: planned.map(({ question: { id, title, type }, kind, defaultKind, isFixed }) => ({
      questionId: id,
      title,
      type,
      kind,
      defaultKind,
      isFixed,
      answers: answers.get(id) ?? 0,
    })),
    codebookId: plan.codebookId,
    ...counts,
    run: runOf(open, run),
    revision,
  };
};
