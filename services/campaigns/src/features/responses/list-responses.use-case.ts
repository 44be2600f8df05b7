import type { Actor, listResponsesOperation, QueryOf, ResponseOf } from '@folkmoot/contracts';
import { everyQuestion } from '../../records/asked-questions';
import { checkRange, momentsOf } from '../../records/local-days';
import { exportRedactor } from '../../records/redaction';
import type { Deps, Repositories } from '../../records/repositories';
import type { Response } from '../../records/response.domain';
import type { ResponseFilter } from '../../records/response.repository';
import { toResponseView } from '../../records/response.view';
import { readWhere } from '../../records/where';

type Query = QueryOf<typeof listResponsesOperation>;

const filterOf = async (repositories: Repositories, campaignId: string, query: Query): Promise<ResponseFilter> => {
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

/** Whether the rollups know how many there are: the list may be a million long. */
const isCounted = ({ mark, q, where }: Query): boolean => !mark && !q?.trim() && !where;

const totalOf = async ({ rollups, responses }: Repositories, filter: ResponseFilter, query: Query): Promise<number> => {
  if (!isCounted(query)) return responses.count(filter);
  const { from, to, round, excluded } = query;
  const all = (withExcluded: boolean) =>
    rollups.listDays({ campaignId: filter.campaignId, from, to, round, withExcluded });
  const sum = (days: readonly { responses: number }[]) => days.reduce((total, day) => total + day.responses, 0);
  if (excluded === 'none') return sum(await all(false));
  const together = sum(await all(true));
  return excluded === 'only' ? together - sum(await all(false)) : together;
};

/** The same answers that the server writes into a file of its own, so that both have the same bytes (E-71). */
const asExported = async (
  deps: Deps,
  repositories: Repositories,
  campaignId: string,
  responses: readonly Response[],
): Promise<readonly Response[]> => {
  const { answers } = await exportRedactor(deps, repositories, () => everyQuestion(repositories, campaignId));
  return answers(responses);
};

/** Single responses, newest first, with how many there are over all pages. */
export const listResponses = async (
  deps: Deps,
  actor: Actor,
  campaignId: string,
  query: Query,
): Promise<ResponseOf<typeof listResponsesOperation>> => {
  checkRange(query);
  const repositories = deps.reader(actor);
  await repositories.campaigns.get(campaignId);
  const filter = await filterOf(repositories, campaignId, query);
  const { cursor, limit } = query;
  const [page, total] = await Promise.all([
    repositories.responses.list({ ...filter, cursor, limit }),
    totalOf(repositories, filter, query),
  ]);
  const items = query.purpose === 'export' ? await asExported(deps, repositories, campaignId, page.items) : page.items;
  return { ...page, items: items.map(toResponseView), total };
};
