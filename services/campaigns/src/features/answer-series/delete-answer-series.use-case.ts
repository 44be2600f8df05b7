import { answerSeriesChangedEvent } from '@folkmoot/contracts';
import { type Jobs, retryRaces } from '@folkmoot/service-kit';
import { removed } from '../../entities/answer-series';
import type { SeriesContext } from './answer-series.types';
import { queueRemoval } from './series-runs';

/**
 * Deletes a series, or cancels its import: an import that works stops at its next batch. Nobody sees the series any more;
 * a job deletes its answers, which are too many for one transaction.
 */
export const deleteAnswerSeries = async (
  { actor, unitOfWork, clock }: SeriesContext,
  { campaignId, seriesId }: { campaignId: string; seriesId: string },
  jobs: Pick<Jobs, 'schedule'>,
): Promise<void> => {
  const remove = () =>
    unitOfWork(actor, async ({ campaigns, answerSeries, outbox }) => {
      await campaigns.get(campaignId);
      const series = await answerSeries.get(campaignId, seriesId);
      await outbox.add(answerSeriesChangedEvent, {
        aggregate: { type: 'answer-series', id: series.id, revision: 3 },
        payload: { campaignId, change: 'deleted', name: series.name, responses: series.responses },
      });
      return answerSeries.save(removed(series, clock.now()));
    });
  // An import that works writes to the series, too.
  await queueRemoval(jobs, await retryRaces(remove));
};
