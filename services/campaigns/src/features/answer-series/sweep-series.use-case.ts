import { type Actor, systemActor } from '@folkmoot/contracts';
import { type BlobStore, type Context, type Jobs, reviveRuns, type RunKey } from '@folkmoot/service-kit';
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

/** Continues stalled imports, and deletes what is left of removed series, abandoned uploads and files that are not needed any more. */
export const sweepSeries = async (
  context: SweepContext,
  signal: AbortSignal,
  { blobs, jobs }: { blobs: BlobStore; jobs: Pick<Jobs, 'schedule' | 'find'> },
): Promise<void> => {
  const now = context.clock.now();
  const idle = await context.acrossCouncils
    .reader()
    .answerSeriesSweep.listIdleAcrossCouncils(new Date(now.getTime() - STALLED_MS));
  const stalled: RunKey[] = [];
  for (const key of idle) {
    if (signal.aborted) return;
    const series = await context.reader(systemActor('campaigns', key.councilId)).answerSeries.find(key.id);
    if (!series) continue;
    if (isImporting(series)) stalled.push(key);
    else if (series.state === 'removing') await removeSeries(context, key, signal, blobs);
    else if (series.state !== 'uploading') await tidySeries(context, key, blobs);
    else if (now.getTime() - series.touchedAt.getTime() > ABANDONED_MS) await removeUpload(context, key, blobs);
  }
  await reviveRuns(context, stalled, signal, {
    ...seriesAccess,
    service: 'campaigns',
    jobs,
    queue: (key) => queueSeries(jobs, key),
    giveUp: (series) => giveUp(context, series),
  });
};
