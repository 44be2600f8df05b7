import { type Actor, systemActor } from '@folkmoot/contracts';
import { type BlobStore, type Context, type Jobs, type RunKey, reviveRuns } from '@folkmoot/service-kit';
import { failed, isImporting, type StoredSeries } from '../../entities/answer-series';
import { deleteAnswerFile } from './answer-file-store';
import type { SeriesRecords, SeriesSweepRecords } from './answer-series.types';
import { removeSeries } from './remove-series.use-case';
import { tidySeries } from './run-import.use-case';
import { changeSeries, queueSeries, seriesAccess } from './series-runs';

/** A run writes its progress more often than this. */
const STALLED_MS = 60_000;
/** The upload of a file takes less than this. */
const ABANDONED_MS = 3_600_000;

type SweepContext = Context<SeriesSweepRecords, Actor>;

const removeUpload = async (context: SweepContext, key: RunKey, blobs: BlobStore): Promise<void> => {
  await deleteAnswerFile(blobs, key);
  await context.unitOfWork(systemActor('campaigns', key.councilId), async ({ answerSeries }) => {
    const series = await answerSeries.find(key.id);
    if (series?.state === 'uploading') await answerSeries.delete(key.id);
  });
};

const giveUp = (context: SweepContext, { id, councilId }: StoredSeries): Promise<unknown> =>
  changeSeries(context, systemActor('campaigns', councilId), { id }, (series, { answerSeries }: SeriesRecords) =>
    answerSeries.save(failed(series, context.clock.now())),
  );

interface Tools {
  readonly blobs: BlobStore;
  readonly jobs: Pick<Jobs, 'schedule' | 'find'>;
}

/** Deletes what a series that is not being imported does not need any more. */
const tidy = async (context: SweepContext, series: StoredSeries, signal: AbortSignal, blobs: BlobStore) => {
  if (series.state === 'removing') return removeSeries(context, series, signal, blobs);
  if (series.state !== 'uploading') return tidySeries(context, series, blobs);
  const isAbandoned = context.clock.now().getTime() - series.touchedAt.getTime() > ABANDONED_MS;
  if (isAbandoned) await removeUpload(context, series, blobs);
};

/** When the next series counts as stalled. */
export const nextSeriesSweepAt = async ({
  acrossCouncils,
}: Pick<SweepContext, 'acrossCouncils'>): Promise<Date | null> => {
  const progressAt = await acrossCouncils.reader().answerSeriesSweep.findOldestProgressAcrossCouncils();
  return progressAt && new Date(progressAt.getTime() + STALLED_MS + 1);
};

/** Continues stalled imports, and deletes what is left of removed series, abandoned uploads and files without a use. */
export const sweepSeries = async (
  context: SweepContext,
  signal: AbortSignal,
  { blobs, jobs }: Tools,
): Promise<void> => {
  const { answerSeriesSweep } = context.acrossCouncils.reader();
  const before = new Date(context.clock.now().getTime() - STALLED_MS);
  const stalled: RunKey[] = [];
  for (const key of await answerSeriesSweep.listIdleAcrossCouncils(before)) {
    if (signal.aborted) return;
    const series = await context.reader(systemActor('campaigns', key.councilId)).answerSeries.find(key.id);
    if (series && isImporting(series)) stalled.push(key);
    else if (series) await tidy(context, series, signal, blobs);
  }
  await reviveRuns(context, stalled, signal, {
    ...seriesAccess,
    service: 'campaigns',
    jobs,
    queue: (key) => queueSeries(jobs, key),
    giveUp: (series) => giveUp(context, series),
  });
};
