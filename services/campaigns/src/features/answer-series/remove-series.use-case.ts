import { type Actor, systemActor } from '@folkmoot/contracts';
import { type BlobStore, type Context, type ErasureEntry, type RunKey, retryRaces } from '@folkmoot/service-kit';
import { removed } from '../../entities/answer-series';
import { deleteAnswerFile } from './answer-file-store';
import type { SeriesRecords } from './answer-series.types';

/** The kind of the entries in the log of erasures. */
export const ANSWER_SERIES = 'answer-series';

/** Responses to delete in one transaction. */
const BATCH = 500;

/**
 * Deletes the answers of a removed series in batches, and the series with the last ones. Starts again from what is left,
 * so it may stop at any time.
 */
export const removeSeries = async (
  { reader, unitOfWork, clock }: Context<SeriesRecords, Actor>,
  { id, councilId }: RunKey,
  signal: AbortSignal,
  blobs: BlobStore,
): Promise<void> => {
  const actor = systemActor('campaigns', councilId);
  const series = await reader(actor).answerSeries.find(id);
  if (series?.state !== 'removing') return;
  await deleteAnswerFile(blobs, { id, councilId });
  const removeSome = () =>
    unitOfWork(actor, async ({ answerSeries, erased }) => {
      const current = await answerSeries.find(id);
      if (!current) return false;
      const isMore = await answerSeries.responses.eraseSomeOfCampaign(id, BATCH);
      if (isMore) await answerSeries.save({ ...current, touchedAt: clock.now() });
      else {
        await answerSeries.delete(id);
        erased.note(ANSWER_SERIES, id);
      }
      return isMore;
    });
  while (await retryRaces(removeSome)) signal.throwIfAborted();
};

/** Deletes a series again after a restore. */
export const removeSeriesAgain = async (
  context: Context<SeriesRecords, Actor>,
  { id, councilId }: ErasureEntry,
  blobs: BlobStore,
): Promise<void> => {
  const key = { id, councilId: councilId ?? '' };
  await context.unitOfWork(systemActor('campaigns', councilId), async ({ answerSeries }) => {
    const series = await answerSeries.find(id);
    if (series) await answerSeries.save(removed(series, context.clock.now()));
  });
  await removeSeries(context, key, new AbortController().signal, blobs);
};
