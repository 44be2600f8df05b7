import type { AnswerSeries } from '@folkmoot/contracts';
import type { StoredSeries } from './answer-series.repository';

export const toSeriesView = ({ fileHash: _, zone: __, importedAt, ...series }: StoredSeries): AnswerSeries => ({
  ...series,
  importedAt: importedAt.toISOString(),
});
