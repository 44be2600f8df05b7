export { toRepositoryFilter } from './filter';
export { type FilterQuery, filterContextOf, filterOf, zoneOf } from './filtering';
export type { SegmentFields, SegmentRepository, StoredSegment } from './segment.repository';
