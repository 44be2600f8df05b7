import type { Comment, listCommentsOperation, QueryOf, ResponseOf } from '@folkmoot/contracts';
import { decodeCursor, encodeCursor } from '@folkmoot/service-kit';
import * as z from 'zod';
import { toCommentView } from '../../entities/comment';
import type { CountedResponse } from '../../entities/response';
import type { CommentsContext } from './comment.types';
import { selectionOf } from './comment-filter';
import { openComments } from './open-comments';

const PAGE = 50;

/** The number of the last response, and how many of its comments the page has. */
const positionSchema = z.strictObject({ number: z.number().int(), taken: z.number().int().min(0) });
type Position = z.infer<typeof positionSchema>;

const START: Position = { number: Number.MAX_SAFE_INTEGER, taken: 0 };

interface Input {
  readonly campaignId: string;
  readonly query: QueryOf<typeof listCommentsOperation>;
}

/** Comments by the number of their response, highest first. Throws campaign_not_found, not_found. */
export const listComments = async (
  context: CommentsContext,
  { campaignId, query: { cursor, limit = PAGE, ...query } }: Input,
): Promise<ResponseOf<typeof listCommentsOperation>> => {
  const open = await openComments(context, campaignId);
  const records = context.reader(context.actor);
  const { filter, commentsIn } = await selectionOf(records, open, query);
  const position = cursor === undefined ? START : decodeCursor(cursor, positionSchema);
  const items: Comment[] = [];
  let last = position;
  /** False when the page is full and there is one more. */
  const add = (response: CountedResponse): boolean => {
    const { number = 0 } = response;
    const taken = number === position.number ? position.taken : 0;
    const comments = commentsIn(response).slice(taken);
    const fitting = comments.slice(0, limit - items.length);
    items.push(...fitting.map((comment) => toCommentView(response, comment)));
    if (fitting.length > 0) last = { number, taken: taken + fitting.length };
    return fitting.length === comments.length;
  };
  const numbers = { before: position.number + 1 };
  const options = { isNumbered: true, withComments: true };
  for await (const batch of records.responses.batches({ ...filter, numbers }, options)) {
    for (const response of batch) {
      if (!add(response)) return { items, nextCursor: encodeCursor(last) };
    }
  }
  return { items, nextCursor: null };
};
