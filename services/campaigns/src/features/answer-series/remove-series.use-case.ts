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
      const { items } = await answerSeries.responses.list({ campaignId: id, limit: BATCH });
      if (items.length < BATCH) {
        await answerSeries.delete(id);
        return false;
      }
      await answerSeries.responses.deleteMany(items.map((each) => each.id));
      await answerSeries.save({ ...current, touchedAt: clock.now() });
      return true;
    });
  while (await retryRaces(removeSome)) signal.throwIfAborted();
};
