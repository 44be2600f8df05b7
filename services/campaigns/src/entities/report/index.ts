export { nextForOlder, numbersAfter } from './counter.domain';
export type { CounterRepository, CounterRepositoryAcrossCouncils } from './counter.repository';
export {
  contributionOf,
  createGathering,
  gather,
  inverseOf,
  type Rollup,
  rollupId,
  type SeriesCounts,
  tidy,
} from './rollup.domain';
export type { DayCount, RollupRepository } from './rollup.repository';
