export { weightedResults } from './cell-sums.domain';
export { wrongCells } from './check-cells';
export { completeCells, withCurrentLinks } from './count-cells';
export {
  type CurrentWeightRecords,
  type CurrentWeights,
  createCurrentWeights,
  weightsOfSeries,
} from './current-weights';
export { followCells } from './follow-cells';
export { linksIn, readLinkable } from './read-links';
export { weighPatterns } from './weigh-patterns.domain';
export { countedBy, newWeighting } from './weighting.domain';
export type { WeightingRecords, WeightingRepositoryAcrossCouncils } from './weighting.repository';
export type { CampaignWeights, WeighPatterns } from './weights';
