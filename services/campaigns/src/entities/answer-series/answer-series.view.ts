import type { AnswerSeries } from '@folkmoot/contracts';
import { isImporting, type StoredSeries } from './answer-series.domain';

const stateOf = (series: StoredSeries): AnswerSeries['state'] => {
  if (series.isComplete) return 'complete';
  return isImporting(series) ? 'importing' : 'failed';
};

export const toSeriesView = (series: StoredSeries): AnswerSeries => {
  const { id, campaignId, name, fileName, rows, responses, refused, isComplete, importedBy, importedAt } = series;
  const figures = { rows, responses, refused, isComplete };
  const origin = { importedBy, importedAt: importedAt.toISOString() };
  return { id, campaignId, name, fileName, state: stateOf(series), ...figures, ...origin };
};
