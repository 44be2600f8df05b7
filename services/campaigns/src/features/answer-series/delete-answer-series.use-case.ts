import { answerSeriesChangedEvent } from '@folkmoot/contracts';
import type { SeriesContext } from './answer-series.types';

/** Deletes a series with all its answers, and an import that did not end. */
export const deleteAnswerSeries = async (
  { actor, unitOfWork }: SeriesContext,
  { campaignId, seriesId }: { campaignId: string; seriesId: string },
): Promise<void> =>
  unitOfWork(actor, async ({ campaigns, answerSeries, outbox }) => {
    await campaigns.get(campaignId);
    const { id, name, responses } = await answerSeries.get(campaignId, seriesId);
    await answerSeries.delete(id);
    await outbox.add(answerSeriesChangedEvent, {
      aggregate: { type: 'answer-series', id, revision: 2 },
      payload: { campaignId, change: 'deleted', name, responses },
    });
  });
