export { periodOf } from './date-range';
export { LiveBadge } from './LiveBadge';
export { RangeFilter } from './RangeFilter';
export { ReportFrame } from './ReportFrame';
export { rangeWords } from './range-words';
export { SeriesFilter, SeriesNow } from './SeriesFilter';
export { askedOf, type Filters, useFilters } from './use-filters';
export { type RangeChoice, useRange } from './use-range';
export { useSeries } from './use-series';
