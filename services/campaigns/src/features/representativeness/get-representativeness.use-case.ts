import type { DayRange } from '@folkmoot/calendar/days';
import type { Representativeness } from '@folkmoot/contracts';
import { checkRange } from '../../entities/campaign';
import { knownDimensions } from '../../entities/population';
import { linksOf } from '../../entities/survey';
import { countCategories, represented } from './count-categories.domain';
import type { RepresentativenessContext } from './representativeness.types';

/** Who answered beside who lives there, from rollups. Throws campaign_not_found. */
export const getRepresentativeness = async (
  { actor, reader }: RepresentativenessContext,
  campaignId: string,
  { round, ...range }: DayRange & { readonly round?: number | undefined },
): Promise<Representativeness> => {
  checkRange(range);
  const repositories = reader(actor);
  const { campaigns, versions, rollups, counters, commentPlans } = repositories;
  await campaigns.get(campaignId);
  // Before the rollups: figures may be newer than their revision, never older.
  const { revision } = await counters.get(campaignId);
  const [published, kept, plan, dimensions] = await Promise.all([
    versions.list(campaignId),
    rollups.list(campaignId, range),
    commentPlans.find(campaignId),
    knownDimensions(repositories),
  ]);
  const counted = kept.filter((each) => !each.isExcluded && (round === undefined || each.round === round));
  const responses = counted.reduce((sum, each) => sum + each.responses, 0);
  const links = new Map(linksOf(published, dimensions).map((link) => [link.dimensionId, link]));
  return {
    responses,
    dimensions: dimensions.flatMap((dimension) => {
      const link = links.get(dimension.id);
      return link ? [represented(dimension, link, countCategories(link, counted, published), responses)] : [];
    }),
    revision: revision + (plan?.revision ?? 0),
  };
};
