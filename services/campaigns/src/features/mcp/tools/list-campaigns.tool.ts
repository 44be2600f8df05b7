import { campaignStatuses, MAX_SEARCH } from '@folkmoot/contracts';
import * as z from 'zod';
import { defineTool } from './define-tool';
import { page } from './inputs';

const input = z.strictObject({
  status: z.enum(campaignStatuses).optional(),
  search: z.string().max(MAX_SEARCH).optional().describe('Words of the title.'),
  ...page,
});

export const listCampaignsTool = defineTool({
  name: 'list_campaigns',
  title: 'List campaigns',
  description: 'The campaigns of the council, newest first: title, status, dates, target and number of responses.',
  input,
  permissions: ['campaign:read'],
  isReadOnly: true,
  run: async ({ context, needs }, { status, search, cursor, limit }) => {
    const { items, nextCursor } = await needs.listCampaigns(context, {
      limit,
      ...(status === undefined ? {} : { status }),
      ...(search === undefined ? {} : { q: search }),
      ...(cursor === undefined ? {} : { cursor }),
    });
    const counters = await context.reader(context.actor).counters.list(items.map(({ id }) => id));
    const responses = new Map(counters.map((counter) => [counter.campaignId, counter.responses]));
    return {
      campaigns: items.map(({ id, title, status: current, startDate, endDate, targetResponses }) => ({
        campaignId: id,
        title,
        status: current,
        startDate,
        endDate,
        targetResponses,
        responses: responses.get(id) ?? 0,
      })),
      nextCursor,
    };
  },
});
