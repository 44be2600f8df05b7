export type { AnswerSeriesRecords, StoredSeries } from './answer-series.repository';
export { toSeriesView } from './answer-series.view';
export { ofSeries } from './of-series';
