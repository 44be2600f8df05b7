export { countPeople } from './count-people';
export { type FilterContext, toRepositoryFilter } from './filter';
export {
  type FilterQuery,
  type FilterRecords,
  filterContextOf,
  filterOf,
  toSegmentFilter,
  zoneOf,
} from './filtering';
export { type LiveFigures, liveSizesOf } from './live-sizes';
export { withTagReplaced } from './replace-tag';
export { conditionsIn, isFitting, movesWithTime, resolveRule } from './resolve-rule';
export type {
  SegmentFields,
  SegmentRepository,
  SegmentRepositoryAcrossCouncils,
  StoredSegment,
} from './segment.repository';
