import { createRunChange, type Jobs, type RunKey } from '@folkmoot/service-kit';
import type { StoredSeries } from '../../entities/answer-series';
import type { SeriesRecords } from './answer-series.types';

export const IMPORT_ANSWERS_JOB = 'answer-series.import';
export const REMOVE_SERIES_JOB = 'answer-series.remove';

/** Where series are among the repositories. */
export const seriesAccess = {
  find: ({ answerSeries }: Pick<SeriesRecords, 'answerSeries'>, id: string) => answerSeries.find(id),
  save: ({ answerSeries }: Pick<SeriesRecords, 'answerSeries'>, series: StoredSeries) => answerSeries.save(series),
};

/** Changes a series while it is being imported. */
export const changeSeries = createRunChange<SeriesRecords, StoredSeries>(seriesAccess);

/** Queues the import. When the job is lost, the sweep queues it again. */
export const queueSeries = (jobs: Pick<Jobs, 'schedule'>, { id, councilId }: RunKey): Promise<string> =>
  jobs.schedule(IMPORT_ANSWERS_JOB, { id, councilId });

/** Queues the deletion of a removed series. When the job is lost, the sweep deletes it. */
export const queueRemoval = (jobs: Pick<Jobs, 'schedule'>, { id, councilId }: RunKey): Promise<string> =>
  jobs.schedule(REMOVE_SERIES_JOB, { id, councilId });
