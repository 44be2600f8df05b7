import type { BodyOf, proposeThemesOperation, ResponseOf } from '@folkmoot/contracts';
import { commentsOf } from '../../entities/comment';
import type { CommentsContext, CommentTools } from './comment.types';
import { openComments } from './open-comments';
import { proposeThemesByProvider } from './propose-by-provider.use-case';

/** Newest comments that are clustered. */
const MOST_COMMENTS = 5_000;

type Input = { readonly campaignId: string } & BodyOf<typeof proposeThemesOperation>;

/** Themes that comments have and the codebook lacks. Nothing is stored. Throws campaign_not_found. */
export const proposeThemes = async (
  context: CommentsContext,
  { campaignId, by }: Input,
  tools: Pick<CommentTools, 'proposeThemes' | 'proposeByProvider' | 'admin'>,
): Promise<ResponseOf<typeof proposeThemesOperation>> => {
  const { actor, reader } = context;
  if (by === 'provider') return { proposals: await proposeThemesByProvider(context, campaignId, tools) };
  const open = await openComments(context, campaignId);
  const comments: { text: string; language: string | null }[] = [];
  const filter = { campaignId, isExcluded: false };
  for await (const batch of reader(actor).responses.batches(filter, { isNumbered: true, withComments: true })) {
    for (const response of batch) {
      for (const { text, labels } of commentsOf(response, open.opinions))
        comments.push({ text, language: labels.language });
    }
    if (comments.length >= MOST_COMMENTS) break;
  }
  const existing = open.codebook?.themes ?? [];
  const proposed = await tools.proposeThemes(
    { comments: comments.slice(0, MOST_COMMENTS), existing },
    actor.councilId ?? '',
  );
  return { proposals: proposed.map((proposal) => ({ ...proposal, by })) };
};
