export { RangeFilter } from './RangeFilter';
export { ReportFrame } from './ReportFrame';
export { rangeWords } from './range-words';
export { type RangeChoice, useRange } from './use-range';
