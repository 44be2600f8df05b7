import { DomainError, labelSampleDrawnEvent, MIN_MEASURED_COMMENTS } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';
import { seedOf } from '@folkmoot/statistics';
import { commentId, commentsOf } from '../../entities/comment';
import { type DrawableComment, drawSample, type LabelSample } from '../../entities/label-sample';
import type { LabelSampleContext, LabelSampleRecords } from './label-sample.types';
import { type CommentTerms, commentTerms } from './sampled-comments';

interface Input {
  readonly campaignId: string;
  readonly size: number;
}

const drawableComments = async (
  { responses }: LabelSampleRecords,
  campaignId: string,
  { opinions }: CommentTerms,
): Promise<DrawableComment[]> => {
  const drawable: DrawableComment[] = [];
  for await (const batch of responses.batches({ campaignId, isExcluded: false }, { withComments: true })) {
    for (const response of batch) {
      for (const { labels } of commentsOf(response, opinions)) {
        const { questionId, language, machine } = labels;
        const id = commentId(response.id, questionId);
        drawable.push({ id, responseId: response.id, questionId, language, sentiment: machine?.sentiment ?? null });
      }
    }
  }
  return drawable;
};

/**
 * Draws a new sample of all comments that count. It replaces the former one with what people labelled in it, so the
 * activity log has it. Throws campaign_not_found, too_few_comments.
 */
export const createLabelSample = async (
  { actor, reader, unitOfWork, clock }: LabelSampleContext,
  { campaignId, size }: Input,
): Promise<LabelSample> => {
  const records = reader(actor);
  await records.campaigns.get(campaignId);
  const terms = await commentTerms(records, campaignId);
  const comments = await drawableComments(records, campaignId, terms);
  if (comments.length < MIN_MEASURED_COMMENTS) throw new DomainError('too_few_comments');
  const id = newId();
  const seed = seedOf(id);
  const drawn = drawSample(comments, size, seed);
  const themeIds = (terms.codebook?.themes ?? []).map((theme) => theme.id);
  return unitOfWork(actor, async ({ campaigns, labelSamples, outbox }) => {
    // Again: the campaign may be deleted meanwhile.
    await campaigns.get(campaignId);
    const before = await labelSamples.find(campaignId);
    await outbox.add(labelSampleDrawnEvent, {
      aggregate: { type: 'label-sample', id, revision: 1 },
      payload: { campaignId, comments: drawn.size, isReplacement: before !== null },
    });
    return labelSamples.replace({ ...drawn, id, campaignId, seed, createdAt: clock.now(), themeIds, coders: [] });
  });
};
