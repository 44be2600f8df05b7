import { AiProviderError, MOST_FOR_PROPOSALS, sampleOf } from '@folkmoot/ai-providers';
import { DomainError, type ThemeProposal } from '@folkmoot/contracts';
import { commentId, commentsOf } from '../../entities/comment';
import { failureWords, providerOf, witnessOf } from '../../integrations/ai';
import type { CommentsContext, LabellingTools } from './comment.types';
import { openComments } from './open-comments';
import { namesOf, themesFor } from './pending-comments';

/** A request waits for it. */
const TIMEOUT_MS = 25_000;

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
  const without: { id: string; text: string }[] = [];
  const others: { id: string; text: string }[] = [];
  for await (const batch of records.responses.batches({ campaignId, isExcluded: false }, { withComments: true })) {
    for (const response of batch) {
      for (const { text, labels } of commentsOf(response, open.opinions)) {
        const comment = { id: commentId(response.id, labels.questionId), text };
        (labels.shown.themes.length === 0 ? without : others).push(comment);
      }
    }
  }
  // Comments without a theme show what the codebook lacks.
  const comments = [...sampleOf(without, MOST_FOR_PROPOSALS), ...others].slice(0, MOST_FOR_PROPOSALS);
  const witness = witnessOf(context, { campaignId, type: 'theme_proposals', credentials }, tools);
  const request = {
    comments,
    themes: themesFor(open),
    names: await namesOf(records, open),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  try {
    const { proposals } = await tools.proposeByProvider(credentials, request, witness);
    return proposals.map(({ name, definition, examples, commentIds }) => ({
      name,
      definition,
      examples: [...examples],
      comments: commentIds.length,
      by: 'provider' as const,
    }));
  } catch (error) {
    if (error instanceof AiProviderError) throw new DomainError('ai_provider_failed', { detail: failureWords(error) });
    throw error;
  }
};
