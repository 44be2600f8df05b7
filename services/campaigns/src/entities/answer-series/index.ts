export {
  failed,
  finished,
  type ImportWork,
  isImporting,
  type NewSeries,
  removed,
  type StoredSeries,
} from './answer-series.domain';
export type { AnswerSeriesRecords, AnswerSeriesSweep } from './answer-series.repository';
export { toSeriesView } from './answer-series.view';
export { ofSeries, seriesNameOf } from './of-series';
