export { type KnownDimensionRecords, knownDimensions } from './known-dimensions';
export type { PopulationRepository } from './population.repository';
