import { getReportOperation, watchReportOperation } from '@folkmoot/contracts';
import { eventStream, route } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { getReport } from './get-report.use-case';
import type { LiveFigureSource, LiveFigures } from './live-figures';

export interface LiveDeps {
  readonly live: LiveFigureSource;
  /** A stream ends after this long; the browser comes back as whoever it is by then. */
  readonly streamLimitMs: number;
}

export const reportRoutes = (deps: Deps, { live, streamLimitMs }: LiveDeps) => [
  route(getReportOperation, {
    handle: ({ actor, params, query }) => getReport(deps, actor, params.campaignId, query),
  }),
  route(watchReportOperation, {
    handle: async ({ actor, params: { campaignId } }) => {
      const { campaigns, counters } = deps.reader(actor);
      await campaigns.get(campaignId);
      const read = async (): Promise<LiveFigures> => {
        const { revision, responses } = await counters.get(campaignId);
        return { revision, responses };
      };
      return eventStream((send, left) => {
        const end = AbortSignal.any([left, AbortSignal.timeout(streamLimitMs)]);
        const tell = (figures: LiveFigures) => send({ event: 'report', id: String(figures.revision), data: figures });
        return live.follow(`${actor.councilId}:${campaignId}`, read, tell, end);
      });
    },
  }),
];
