import type { Weighting } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { type CurrentWeights, linksIn, newWeighting, readLinkable } from '../../entities/weighting';
import type { WeightingFeatureRecords } from './weighting.types';

/** How a campaign is weighted, with the figures of the weights of a round or of all rounds. Throws campaign_not_found. */
export const getWeighting = async (
  context: Context<WeightingFeatureRecords>,
  { campaignId, round }: { readonly campaignId: string; readonly round?: number | undefined },
  weightsOf: CurrentWeights,
): Promise<Weighting> => {
  const records = context.reader(context.actor);
  const { councilId } = await records.campaigns.get(campaignId);
  const weights = await weightsOf(context, campaignId);
  const [weighting, linkable] = await Promise.all([
    records.weightings.find(campaignId),
    readLinkable(records, campaignId),
  ]);
  const { isOn, dimensionIds, trim, targets, merges, choiceRevision } =
    weighting ?? newWeighting(campaignId, councilId);
  return {
    isOn,
    dimensionIds,
    trim,
    ...(targets && { targets }),
    ...(merges && { merges }),
    ...weights.status(round),
    linkedDimensionIds: linksIn(linkable).map(({ dimensionId }) => dimensionId),
    revision: choiceRevision,
  };
};
