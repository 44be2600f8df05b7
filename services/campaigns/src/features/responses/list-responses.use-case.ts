import { momentsOf } from '@folkmoot/calendar/days';
import type { listResponsesOperation, QueryOf, ResponseOf, Response as WireResponse } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { checkRange } from '../../entities/campaign';
import { exportedLabelsOf } from '../../entities/comment-plan';
import {
  askedQuestions,
  everyQuestion,
  exportRedactor,
  type RedactTexts,
  type Response,
  type ResponseFilter,
  readWhere,
  toResponseView,
} from '../../entities/response';
import type { ResponseRecords } from './response.types';

type Query = QueryOf<typeof listResponsesOperation>;

const filterOf = async (repositories: ResponseRecords, campaignId: string, query: Query): Promise<ResponseFilter> => {
  const { zone } = await repositories.counters.get(campaignId);
  const { conditions } = await readWhere(repositories, campaignId, query.where);
  return {
    campaignId,
    ...momentsOf(query, zone),
    mark: query.mark,
    round: query.round,
    words: query.q?.trim() || undefined,
    isExcluded: query.excluded === undefined ? undefined : query.excluded === 'only',
    ...conditions,
  };
};

/** Whether the rollups have the number of matches; the list itself may have a million entries. */
const isCounted = ({ mark, q, where }: Query): boolean => !mark && !q?.trim() && !where;

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

/** The same answers that the server writes into a file of its own, so that both have the same bytes. */
const asExported = async (
  repositories: ResponseRecords,
  campaignId: string,
  responses: readonly Response[],
  redactTexts: RedactTexts,
): Promise<readonly (Response & Pick<WireResponse, 'labels'>)[]> => {
  const { answers } = await exportRedactor(redactTexts, repositories, () => everyQuestion(repositories, campaignId));
  const { terms } = await askedQuestions(repositories, campaignId);
  const labels = new Map(responses.map((response) => [response.id, exportedLabelsOf(response, terms)]));
  return (await answers(responses)).map((response) => ({ ...response, labels: labels.get(response.id) }));
};

/** Responses, newest first, with the number of matches over all pages. */
export const listResponses = async (
  { actor, reader }: Context<ResponseRecords>,
  { campaignId, query }: { readonly campaignId: string; readonly query: Query },
  redactTexts: RedactTexts,
): Promise<ResponseOf<typeof listResponsesOperation>> => {
  checkRange(query);
  const repositories = reader(actor);
  await repositories.campaigns.get(campaignId);
  const filter = await filterOf(repositories, campaignId, query);
  const { cursor, limit } = query;
  const [page, total] = await Promise.all([
    repositories.responses.list({ ...filter, cursor, limit }),
    totalOf(repositories, filter, query),
  ]);
  const isExport = query.purpose === 'export';
  if (!isExport) return { ...page, items: page.items.map(toResponseView), total };
  const exported = await asExported(repositories, campaignId, page.items, redactTexts);
  const items = exported.map(({ labels, ...response }) => ({ ...toResponseView(response), labels }));
  return { ...page, items, total };
};
