import type { LabelTheme } from '@folkmoot/ai-providers';
import type { SentimentLabel } from '@folkmoot/contracts';
import { commentId, commentsOf, type WrittenComment } from '../../entities/comment';
import type { LabelRun } from '../../entities/label-run';
import { namesAsked, type Response } from '../../entities/response';
import type { CommentRecords } from './comment.types';
import type { OpenComments } from './open-comments';

/** A comment that a provider labels next. */
export interface PendingComment {
  readonly id: string;
  readonly text: string;
  readonly sentiment: SentimentLabel | null;
}

export interface PendingWindow {
  readonly comments: readonly PendingComment[];
  /** Every comment of a response up to this number is in this window or an earlier one. */
  readonly position: number;
  readonly isLast: boolean;
}

type Wanted = Pick<LabelRun, 'scope' | 'runId'>;

const isPending = ({ labels: { machine } }: WrittenComment, { scope, runId }: Wanted): boolean =>
  machine?.by !== 'provider' || (scope === 'all' && machine.run !== runId);

interface Counted {
  readonly comments: number;
  readonly characters: number;
}

/** How many comments a run would look at, and how long they are. `isCounted` leaves out some of them by their text. */
export const countPending = async (
  { responses }: Pick<CommentRecords, 'responses'>,
  { plan, opinions }: OpenComments,
  wanted: Wanted,
  isCounted: (text: string) => boolean = () => true,
): Promise<Counted> => {
  let comments = 0;
  let characters = 0;
  const filter = { campaignId: plan.campaignId, isExcluded: false };
  for await (const batch of responses.batches(filter, { withComments: true })) {
    for (const response of batch) {
      const pending = commentsOf(response, opinions).filter((comment) => isPending(comment, wanted));
      const counted = pending.filter(({ text }) => isCounted(text));
      comments += counted.length;
      characters += counted.reduce((sum, { text }) => sum + text.length, 0);
    }
  }
  return { comments, characters };
};

/** The names that people gave, which are removed from all comments before they leave. */
export const namesOf = async (
  { responses }: Pick<CommentRecords, 'responses'>,
  { plan, planned }: OpenComments,
): Promise<string[]> => {
  const questions = planned.map(({ question: { id, title }, kind }) => ({
    id,
    title,
    isPersonal: kind === 'personal',
  }));
  const names = new Set<string>();
  for await (const batch of responses.batches({ campaignId: plan.campaignId })) {
    for (const name of namesAsked([...batch], questions)) names.add(name);
  }
  return [...names];
};

const RESPONSES_PER_PAGE = 100;

const pendingIn = (response: Response, open: OpenComments, wanted: Wanted): PendingComment[] =>
  response.isExcluded
    ? []
    : commentsOf(response, open.opinions)
        .filter((comment) => isPending(comment, wanted))
        .map(({ text, labels: { questionId, shown } }) => ({
          id: commentId(response.id, questionId),
          text,
          sentiment: shown.sentiment,
        }));

/** The next pending comments after the position of a run: at least `size`, unless there are no more. */
export const nextWindow = async (
  { responses }: Pick<CommentRecords, 'responses'>,
  open: OpenComments,
  run: LabelRun,
  size: number,
): Promise<PendingWindow> => {
  const comments: PendingComment[] = [];
  let { position } = run;
  while (comments.length < size) {
    const page = await responses.listAfter(run.campaignId, position, RESPONSES_PER_PAGE);
    comments.push(...page.flatMap((response) => pendingIn(response, open, run)));
    position = page.at(-1)?.number ?? position;
    if (page.length < RESPONSES_PER_PAGE) return { comments, position, isLast: true };
  }
  return { comments, position, isLast: false };
};

/** Comments with praise and complaints by our own reading first, in turn, so that the first batches show a provider's faults. */
export const clearFirst = (comments: readonly PendingComment[]): PendingComment[] => {
  const of = (wanted: SentimentLabel) => comments.filter(({ sentiment }) => sentiment === wanted);
  const [praise, complaints] = [of('positive'), of('negative')];
  const longest = Math.max(praise.length, complaints.length);
  const inTurn = Array.from({ length: longest }, (_, index) => [praise[index], complaints[index]]).flat();
  const clear = inTurn.filter((each) => each !== undefined);
  const others = comments.filter(({ sentiment }) => sentiment !== 'positive' && sentiment !== 'negative');
  return [...clear, ...others];
};

/** The themes of the codebook as a provider gets them. */
export const themesFor = ({ codebook }: OpenComments): LabelTheme[] =>
  (codebook?.themes ?? []).map(({ id, name, definition, examples }) => ({ id, name, definition, examples }));
