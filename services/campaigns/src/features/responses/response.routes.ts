import { listResponsesOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { checkRange, momentsOf } from '../../records/local-days';
import type { Deps } from '../../records/repositories';
import { toResponseView } from './response.mapper';

export const responseRoutes = (deps: Deps) => [
  route(listResponsesOperation, {
    handle: async ({ actor, params, query: { from, to, cursor, limit } }) => {
      checkRange({ from, to });
      const { campaigns, counters, responses, rollups } = deps.reader(actor);
      const { id: campaignId } = await campaigns.get(params.campaignId);
      const { zone } = await counters.get(campaignId);
      const [page, counts] = await Promise.all([
        responses.list({ campaignId, ...momentsOf({ from, to }, zone), cursor, limit }),
        rollups.list(campaignId, { from, to }),
      ]);
      // Counted in the rollups: the list may be a million long.
      const total = counts.reduce((sum, rollup) => sum + rollup.responses, 0);
      return { ...page, items: page.items.map(toResponseView), total };
    },
  }),
];
