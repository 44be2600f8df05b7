import type { BodyOf, proposeThemesOperation, ResponseOf } from '@folkmoot/contracts';
import { commentsOf, type ThemeProposals } from '../../entities/comment';
import type { CommentRecords, CommentsContext, CommentTools } from './comment.types';
import { type OpenComments, openComments } from './open-comments';
import { proposeThemesByProvider } from './propose-by-provider.use-case';

/** Newest comments that are clustered. */
const MOST_COMMENTS = 5_000;

type Input = { readonly campaignId: string } & BodyOf<typeof proposeThemesOperation>;

/** The newest comments. */
const newestComments = async (
  { responses }: CommentRecords,
  { plan, opinions }: OpenComments,
): Promise<ThemeProposals['comments']> => {
  const comments: ThemeProposals['comments'][number][] = [];
  const filter = { campaignId: plan.campaignId, isExcluded: false };
  for await (const batch of responses.batches(filter, { isNumbered: true, withComments: true })) {
    for (const response of batch) {
      const written = commentsOf(response, opinions);
      comments.push(
        ...written.map(({ text, labels: { language, shown } }) => ({ text, language, label: shown.sentiment })),
      );
    }
    if (comments.length >= MOST_COMMENTS) break;
  }
  return comments.slice(0, MOST_COMMENTS);
};

/** Themes that comments have and the codebook lacks. Nothing is stored. Throws campaign_not_found. */
export const proposeThemes = async (
  context: CommentsContext,
  { campaignId, by }: Input,
  tools: Pick<CommentTools, 'proposeThemes' | 'proposeByProvider' | 'admin'>,
): Promise<ResponseOf<typeof proposeThemesOperation>> => {
  const { actor, reader } = context;
  if (by === 'provider') return { proposals: await proposeThemesByProvider(context, campaignId, tools) };
  const open = await openComments(context, campaignId);
  const comments = await newestComments(reader(actor), open);
  const existing = open.codebook?.themes ?? [];
  const proposed = await tools.proposeThemes({ comments, existing }, actor.councilId ?? '');
  return { proposals: proposed.map((proposal) => ({ ...proposal, by })) };
};
