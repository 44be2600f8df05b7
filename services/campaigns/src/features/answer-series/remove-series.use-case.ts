import { type Actor, systemActor } from '@folkmoot/contracts';
import { type BlobStore, type Context, type RunKey, retryRaces } from '@folkmoot/service-kit';
import { deleteAnswerFile } from './answer-file-store';
import type { SeriesRecords } from './answer-series.types';

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
    unitOfWork(actor, async ({ answerSeries }) => {
      const current = await answerSeries.find(id);
      if (!current) return false;
      const isMore = await answerSeries.responses.eraseSomeOfCampaign(id, BATCH);
      if (isMore) await answerSeries.save({ ...current, touchedAt: clock.now() });
      else await answerSeries.delete(id);
      return isMore;
    });
  while (await retryRaces(removeSome)) signal.throwIfAborted();
};
