import type { CommentFigures, getCommentFiguresOperation, QueryOf } from '@folkmoot/contracts';
import type { CommentRecords, CommentsContext, CommentTools } from './comment.types';
import { selectionOf } from './comment-filter';
import { createCommentTally } from './figures.domain';
import { type Grouping, groupingOf } from './grouping';
import { type OpenComments, openComments } from './open-comments';

type Query = QueryOf<typeof getCommentFiguresOperation>;

const noGroups: Grouping = { groups: [], of: () => () => [] };

const countComments = async (
  records: CommentRecords,
  open: OpenComments,
  { per, group, ...query }: Query,
): Promise<CommentFigures> => {
  const { filter, commentsIn } = await selectionOf(records, open, query);
  const grouping = per ? await groupingOf(records, open, { per, group }) : noGroups;
  const tally = createCommentTally((open.codebook?.themes ?? []).map(({ id }) => id));
  for (const each of grouping.groups) tally.addGroup(each);
  for await (const batch of records.responses.batches(filter, { withComments: true })) {
    for (const response of batch) tally.add(commentsIn(response), grouping.of(response));
  }
  const { groups, ...sums } = tally.result();
  return { ...sums, groups: grouping.compare ? groups.sort(grouping.compare) : groups, revision: open.revision };
};

/** Counts of comments. They are counted again only when labels, plan, codebook or responses have changed. */
export const getCommentFigures = async (
  context: CommentsContext,
  { campaignId, query }: { readonly campaignId: string; readonly query: Query },
  { figures }: Pick<CommentTools, 'figures'>,
): Promise<CommentFigures> => {
  const open = await openComments(context, campaignId);
  const { councilId } = context.actor;
  const key = `${councilId}:${campaignId}:${JSON.stringify(Object.entries(query).sort())}`;
  const wanted = { key, revision: open.revision, isReading: open.plan.dueAt !== null };
  return figures(wanted, () => countComments(context.reader(context.actor), open, query));
};
