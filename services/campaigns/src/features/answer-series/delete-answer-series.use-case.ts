import { answerSeriesChangedEvent } from '@folkmoot/contracts';
import type { BlobStore } from '@folkmoot/service-kit';
import { deleteAnswerFile } from './answer-file-store';
import type { SeriesContext } from './answer-series.types';

/** Deletes a series with all its answers. An import that works stops at its next batch. */
export const deleteAnswerSeries = async (
  { actor, reader, unitOfWork }: SeriesContext,
  { campaignId, seriesId }: { campaignId: string; seriesId: string },
  blobs: BlobStore,
): Promise<void> => {
  const { campaigns, answerSeries } = reader(actor);
  await campaigns.get(campaignId);
  // The file first: a series whose deletion fails can be deleted again, but nobody would find a file without its series.
  await deleteAnswerFile(blobs, await answerSeries.get(campaignId, seriesId));
  await unitOfWork(actor, async ({ answerSeries, outbox }) => {
    const { id, name, responses } = await answerSeries.get(campaignId, seriesId);
    await answerSeries.delete(id);
    await outbox.add(answerSeriesChangedEvent, {
      aggregate: { type: 'answer-series', id, revision: 3 },
      payload: { campaignId, change: 'deleted', name, responses },
    });
  });
};
