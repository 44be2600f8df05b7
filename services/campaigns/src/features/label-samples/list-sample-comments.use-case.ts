import { DomainError, type listSampleCommentsOperation, type ResponseOf } from '@folkmoot/contracts';
import { coderIndex, inOrderOf, mayLabel } from '../../entities/label-sample';
import type { LabelSampleContext } from './label-sample.types';
import { commentTerms, sampledComments } from './sampled-comments';

/**
 * The comments of the sample for one person, who sees nobody's labels but their own. Throws campaign_not_found, not_found,
 * sample_has_two_coders.
 */
export const listSampleComments = async (
  { actor, reader }: LabelSampleContext,
  campaignId: string,
): Promise<ResponseOf<typeof listSampleCommentsOperation>> => {
  const records = reader(actor);
  await records.campaigns.get(campaignId);
  const sample = await records.labelSamples.find(campaignId);
  if (!sample) throw new DomainError('not_found');
  if (!mayLabel(sample, actor.userId)) throw new DomainError('sample_has_two_coders');
  const terms = await commentTerms(records, campaignId);
  const comments = await sampledComments(records, sample, terms);
  const coder = coderIndex(sample, actor.userId);
  const items = inOrderOf(actor.userId, sample).flatMap(({ id, labels }) => {
    const comment = comments.get(id);
    if (!comment) return [];
    const mine = coder === null ? null : (labels[coder] ?? null);
    const { questionId, language } = comment.labels;
    const themes = (mine?.themes ?? []).map(terms.themeOf).filter((theme) => theme !== null);
    return [{ id, text: comment.text, questionId, language, mine: mine && { ...mine, themes: [...new Set(themes)] } }];
  });
  return { sampleId: sample.id, items };
};
