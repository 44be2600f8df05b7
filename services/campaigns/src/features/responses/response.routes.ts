import { listResponsesOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { checkRange, momentsOf } from '../../records/local-days';
import type { Deps } from '../../records/repositories';
import { toResponseView } from './response.mapper';

export const responseRoutes = (deps: Deps) => [
  route(listResponsesOperation, {
    handle: async ({ actor, params, query: { from, to, mark, cursor, limit } }) => {
      checkRange({ from, to });
      const { campaigns, counters, responses, rollups } = deps.reader(actor);
      const { id: campaignId } = await campaigns.get(params.campaignId);
      const { zone } = await counters.get(campaignId);
      const wanted = { campaignId, ...momentsOf({ from, to }, zone), mark };
      // Counted in the rollups where they can tell: the list may be a million long.
      const totalOf = async () =>
        (await rollups.list(campaignId, { from, to })).reduce((sum, rollup) => sum + rollup.responses, 0);
      const [page, total] = await Promise.all([
        responses.list({ ...wanted, cursor, limit }),
        mark === undefined ? totalOf() : responses.count(wanted),
      ]);
      return { ...page, items: page.items.map(toResponseView), total };
    },
  }),
];
