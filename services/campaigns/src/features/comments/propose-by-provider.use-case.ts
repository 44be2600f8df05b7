import { AiProviderError, MOST_FOR_PROPOSALS, sampleOf } from '@folkmoot/ai-providers';
import { DomainError, type ThemeProposal } from '@folkmoot/contracts';
import { commentId, commentsOf } from '../../entities/comment';
import { failureWords, providerOf, witnessOf } from '../../integrations/ai';
import type { CommentRecords, CommentsContext, LabellingTools } from './comment.types';
import { type OpenComments, openComments } from './open-comments';
import { namesOf, themesFor } from './pending-comments';

/** A request waits for it. */
const TIMEOUT_MS = 25_000;

interface Shown {
  readonly id: string;
  readonly text: string;
}

/** Comments for the provider to read. Those without a theme come first, because they show what the codebook lacks. */
const commentsToShow = async ({ responses }: CommentRecords, { plan, opinions }: OpenComments): Promise<Shown[]> => {
  const unthemed: Shown[] = [];
  const themed: Shown[] = [];
  const filter = { campaignId: plan.campaignId, isExcluded: false };
  for await (const batch of responses.batches(filter, { isNumbered: true, withComments: true })) {
    const written = [...batch].flatMap((response) =>
      commentsOf(response, opinions).map(({ text, labels: { questionId, shown } }) => ({
        comment: { id: commentId(response.id, questionId), text },
        hasTheme: shown.themes.length > 0,
      })),
    );
    unthemed.push(...written.filter(({ hasTheme }) => !hasTheme).map(({ comment }) => comment));
    themed.push(...written.filter(({ hasTheme }) => hasTheme).map(({ comment }) => comment));
  }
  return [...sampleOf(unthemed, MOST_FOR_PROPOSALS), ...themed].slice(0, MOST_FOR_PROPOSALS);
};

/** Runs a call. Throws ai_provider_failed for a failure of the provider. */
const failingPlainly = async <T>(call: Promise<T>): Promise<T> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof AiProviderError) throw new DomainError('ai_provider_failed', { detail: failureWords(error) });
    throw error;
  }
};

/**
 * Themes that the comments have and the codebook lacks, by the provider. Stores nothing. Throws campaign_not_found, the
 * reason for a missing provider, or ai_provider_failed.
 */
export const proposeThemesByProvider = async (
  context: CommentsContext,
  campaignId: string,
  tools: Pick<LabellingTools, 'proposeByProvider' | 'admin'>,
): Promise<ThemeProposal[]> => {
  const { actor, reader } = context;
  const open = await openComments(context, campaignId);
  const credentials = await providerOf(tools, actor.councilId ?? '');
  if (credentials.kind === 'built_in') throw new DomainError('ai_not_configured');
  const records = reader(actor);
  const request = {
    comments: await commentsToShow(records, open),
    themes: themesFor(open),
    names: await namesOf(records, open),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const witness = witnessOf(context, { campaignId, type: 'theme_proposals', credentials }, tools);
  const { proposals } = await failingPlainly(tools.proposeByProvider(credentials, request, witness));
  return proposals.map(({ name, definition, examples, commentIds }) => ({
    name,
    definition,
    examples: [...examples],
    comments: commentIds.length,
    by: 'provider' as const,
  }));
};
