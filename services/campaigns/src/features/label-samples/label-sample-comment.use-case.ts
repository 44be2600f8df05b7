import { DomainError } from '@folkmoot/contracts';
import { requireThemes } from '../../entities/comment';
import {
  coderIndex,
  type LabelSample,
  type LabelSampleRepository,
  type SampleLabel,
} from '../../entities/label-sample';
import type { LabelSampleContext } from './label-sample.types';
import { commentTerms, sampledComments } from './sampled-comments';

interface Input extends SampleLabel {
  readonly campaignId: string;
  readonly commentId: string;
  readonly sampleId: string;
}

/** The place of a person among the coders, where their first label makes them one. */
const becomeCoder = async (
  labelSamples: LabelSampleRepository,
  sample: LabelSample,
  userId: string,
): Promise<number> => {
  const before = coderIndex(sample, userId);
  if (before !== null) return before;
  const joined = await labelSamples.addCoder(sample, userId);
  const coder = joined && coderIndex(joined, userId);
  if (coder === null) throw new DomainError('sample_has_two_coders');
  return coder;
};

/**
 * Sets the actor's own label on a comment of the sample, as often as they like. Throws campaign_not_found, not_found when
 * the sample was replaced or the comment is gone, theme_not_found, sample_has_two_coders.
 */
export const labelSampleComment = (
  { actor, unitOfWork }: LabelSampleContext,
  { campaignId, commentId, sampleId, sentiment, themes }: Input,
): Promise<void> =>
  unitOfWork(actor, async (unit) => {
    await unit.campaigns.get(campaignId);
    const sample = await unit.labelSamples.find(campaignId);
    const item = sample?.items.find(({ id }) => id === commentId);
    if (!sample || sample.id !== sampleId || !item) throw new DomainError('not_found');
    const terms = await commentTerms(unit, campaignId);
    const comments = await sampledComments(unit, { campaignId, items: [item] }, terms);
    if (!comments.has(commentId)) throw new DomainError('not_found');
    requireThemes(themes, terms.themeOf);
    const coder = await becomeCoder(unit.labelSamples, sample, actor.userId);
    const label = { sentiment, themes: [...new Set(themes)] };
    const isSaved = await unit.labelSamples.saveLabel({ campaignId, sampleId, commentId, coder }, label);
    if (!isSaved) throw new DomainError('not_found');
  });
