import type { listResponsesOperation, QueryOf, ResponseOf, Response as WireResponse } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { checkRange } from '../../entities/campaign';
import { exportedLabelsOf } from '../../entities/comment-plan';
import {
  askedQuestions,
  everyQuestion,
  exportRedactor,
  listedResponses,
  type RedactTexts,
  type Response,
  type ResponseFilter,
  toResponseView,
} from '../../entities/response';
import type { CurrentWeights } from '../../entities/weighting';
import type { ResponseRecords, ResponseTools } from './response.types';

type Query = QueryOf<typeof listResponsesOperation>;

/** Whether the rollups have the number of matches; the list itself may have a million entries. */
const isCounted = ({ mark, q, where, wave }: Query): boolean => !mark && !q?.trim() && !where && !wave;

const totalOf = async (
  { rollups, responses }: ResponseRecords,
  filter: ResponseFilter,
  query: Query,
): Promise<number> => {
  if (!isCounted(query)) return responses.count(filter);
  const { from, to, round, excluded } = query;
  const all = (withExcluded: boolean) =>
    rollups.listDays({ campaignId: filter.campaignId, from, to, round, withExcluded });
  const sum = (days: readonly { responses: number }[]) => days.reduce((total, day) => total + day.responses, 0);
  if (excluded === 'none') return sum(await all(false));
  const totalCount = sum(await all(true));
  return excluded === 'only' ? totalCount - sum(await all(false)) : totalCount;
};

type Leaving = Pick<WireResponse, 'labels' | 'weight'>;

type WeightOf = (response: Response) => number | null;

/** The weights that the file has in its last column. Undefined where it has none. */
const weightReader = async (
  context: Context<ResponseRecords>,
  { campaignId, round }: { readonly campaignId: string; readonly round: number | undefined },
  weightsOf: CurrentWeights,
): Promise<WeightOf | undefined> => {
  const weights = await weightsOf(context, campaignId);
  if (!weights.isOn) return undefined;
  const reader = weights.reader(await context.reader(context.actor).versions.list(campaignId), round);
  return (response) => (response.isExcluded || !reader ? null : reader(response));
};

interface Exported {
  readonly repositories: ResponseRecords;
  readonly campaignId: string;
  readonly responses: readonly Response[];
  readonly weightOf: WeightOf | undefined;
}

/** The same answers that the server writes into a file of its own, so that both have the same bytes. */
const asExported = async (
  { repositories, campaignId, responses, weightOf }: Exported,
  redactTexts: RedactTexts,
): Promise<readonly (Response & Leaving)[]> => {
  const { answers } = await exportRedactor(redactTexts, repositories, () => everyQuestion(repositories, campaignId));
  const { terms } = await askedQuestions(repositories, campaignId);
  const labels = new Map(responses.map((response) => [response.id, exportedLabelsOf(response, terms)]));
  // From the answers before they are redacted.
  const weights = new Map(weightOf ? responses.map((response) => [response.id, weightOf(response)]) : []);
  return (await answers(responses)).map((response) => ({
    ...response,
    labels: labels.get(response.id),
    weight: weights.get(response.id),
  }));
};

/** Responses, newest first, with the number of matches over all pages. */
export const listResponses = async (
  context: Context<ResponseRecords>,
  { campaignId, query }: { readonly campaignId: string; readonly query: Query },
  { redactTexts, weightsOf }: ResponseTools,
): Promise<ResponseOf<typeof listResponsesOperation>> => {
  checkRange(query);
  const { actor, reader } = context;
  const repositories = reader(actor);
  await repositories.campaigns.get(campaignId);
  const filter = await listedResponses(repositories, campaignId, query);
  const { cursor, limit } = query;
  const [page, total] = await Promise.all([
    repositories.responses.list({ ...filter, cursor, limit }),
    totalOf(repositories, filter, query),
  ]);
  const isExport = query.purpose === 'export';
  if (!isExport) return { ...page, items: page.items.map(toResponseView), total };
  const weightOf = await weightReader(context, { campaignId, round: query.round }, weightsOf);
  const exported = await asExported({ repositories, campaignId, responses: page.items, weightOf }, redactTexts);
  const items = exported.map(({ labels, weight, ...response }) => ({ ...toResponseView(response), labels, weight }));
  return { ...page, items, total };
};
