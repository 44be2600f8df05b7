import { DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { CampaignRepository } from '../campaign/campaign.repository';
import type { CounterRepository } from '../report/counter.repository';
import type { RollupRepository } from '../report/rollup.repository';
import type { ResponseRepository } from '../response/response.repository';
import { noVisits } from '../visit/visit.domain';
import type { VisitRepository } from '../visit/visit.repository';
import type { StoredSeries } from './answer-series.domain';
import { messages } from './answer-series.messages';
import type { AnswerSeriesRecords } from './answer-series.repository';

/** Records that reports and exports read. */
interface ReportedRecords extends AnswerSeriesRecords {
  readonly campaigns: CampaignRepository;
  readonly responses: ResponseRepository;
  readonly rollups: RollupRepository;
  readonly counters: CounterRepository;
  readonly visits?: VisitRepository;
}

const responsesOf = (
  { responses }: AnswerSeriesRecords['answerSeries'],
  { id, campaignId }: StoredSeries,
): ResponseRepository => ({
  ...responses,
  list: async (list) => {
    const page = await responses.list({ ...list, campaignId: id });
    return { ...page, items: page.items.map((response) => ({ ...response, campaignId })) };
  },
  count: (filter, atMost) => responses.count({ ...filter, campaignId: id }, atMost),
  batches: (filter, options) => responses.batches({ ...filter, campaignId: id }, options),
});

const rollupsOf = ({ rollups }: AnswerSeriesRecords['answerSeries'], campaignId: string): RollupRepository => ({
  ...rollups,
  list: (_, range) => rollups.list(campaignId, range),
  listDays: (list) => rollups.listDays({ ...list, campaignId }),
});

/** The same records with the answers of a series instead of the live ones. The title names the series. */
const recordsOf = <R extends ReportedRecords>(records: R, series: StoredSeries): R => {
  const { answerSeries, campaigns, counters, visits } = records;
  return {
    ...records,
    responses: responsesOf(answerSeries, series),
    rollups: rollupsOf(answerSeries, series.id),
    campaigns: {
      ...campaigns,
      get: async (id: string) => {
        const campaign = await campaigns.get(id);
        return { ...campaign, title: messages.title(campaign.title, series.name), targetResponses: null };
      },
    },
    counters: {
      ...counters,
      get: async (id: string) => ({ ...(await counters.get(id)), responses: series.responses, zone: series.zone }),
    },
    ...(visits ? { visits: { ...visits, sum: async () => noVisits } } : {}),
  };
};

/** The name of the series. Undefined for the live answers. Throws not_found. */
export const seriesNameOf = async (
  { actor, reader }: Context<AnswerSeriesRecords>,
  campaignId: string,
  seriesId: string | undefined,
): Promise<string | undefined> =>
  seriesId === undefined ? undefined : (await reader(actor).answerSeries.get(campaignId, seriesId)).name;

/**
 * The context with a series of the campaign instead of its live answers; without a series, the context itself. Throws
 * not_found for a series that is not complete or of another campaign.
 */
export const ofSeries = async <R extends ReportedRecords>(
  context: Context<R>,
  campaignId: string,
  seriesId: string | undefined,
): Promise<Context<R>> => {
  if (seriesId === undefined) return context;
  const series = await context.reader(context.actor).answerSeries.get(campaignId, seriesId);
  if (!series.isComplete) throw new DomainError('not_found');
  return { ...context, reader: (actor) => recordsOf(context.reader(actor), series) };
};
