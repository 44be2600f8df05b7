import { listResponsesOperation } from '@folkmoot/contracts';
import { route } from '@folkmoot/service-kit';
import { checkRange, momentsOf } from '../../records/local-days';
import type { Deps } from '../../records/repositories';
import { toResponseView } from './response.mapper';

export const responseRoutes = (deps: Deps) => [
  route(listResponsesOperation, {
    handle: async ({ actor, params, query: { from, to, cursor, limit } }) => {
      checkRange({ from, to });
      const { campaigns, counters, responses } = deps.reader(actor);
      const { id: campaignId } = await campaigns.get(params.campaignId);
      const { zone } = await counters.get(campaignId);
      const page = await responses.list({ campaignId, ...momentsOf({ from, to }, zone), cursor, limit });
      return { ...page, items: page.items.map(toResponseView) };
    },
  }),
];
