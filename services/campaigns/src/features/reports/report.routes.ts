import { getReportOperation, watchReportOperation } from '@folkmoot/contracts';
import { eventStream } from '@folkmoot/service-kit';
import { ofSeries } from '../../entities/answer-series';
import { weightsOfSeries } from '../../entities/weighting';
import { getReport } from './get-report.use-case';
import { getWeightedReport } from './get-weighted-report.use-case';
import type { LiveFigures } from './live-figures';
import type { ReportApp, ReportTools } from './report.types';

/** Maximum duration of a stream. The browser reconnects, and its session is checked again. */
const STREAM_LIMIT_MS = 600_000;

export const reportRoutes = (
  { route }: ReportApp,
  { live, weightsOf, countAnswers }: Pick<ReportTools, 'live' | 'weightsOf' | 'countAnswers'>,
) => [
  route(getReportOperation, {
    handle: async ({ context, params: { campaignId }, query: { importedSeries, weighted, ...range } }) => {
      const shown = await ofSeries(context, campaignId, importedSeries);
      if (weighted !== 'true') return getReport(shown, campaignId, range);
      const weights = importedSeries === undefined ? weightsOf : weightsOfSeries;
      return getWeightedReport(shown, campaignId, range, { weightsOf: weights, countAnswers });
    },
  }),
  route(watchReportOperation, {
    handle: async ({ context: { actor, reader }, params: { campaignId } }) => {
      const { campaigns, counters, commentPlans } = reader(actor);
      await campaigns.get(campaignId);
      const read = async (): Promise<LiveFigures> => {
        const [{ revision, responses }, plan] = await Promise.all([
          counters.get(campaignId),
          commentPlans.find(campaignId),
        ]);
        // Labels of comments are figures, too.
        return { revision: revision + (plan?.revision ?? 0), responses };
      };
      return eventStream((send, left) => {
        const end = AbortSignal.any([left, AbortSignal.timeout(STREAM_LIMIT_MS)]);
        const publish = (figures: LiveFigures) =>
          send({ event: 'report', id: String(figures.revision), data: figures });
        return live.follow(`${actor.councilId}:${campaignId}`, read, publish, end);
      });
    },
  }),
];
