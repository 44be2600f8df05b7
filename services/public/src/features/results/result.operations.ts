import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const segment = z.string().max(200);

export const resultsPageOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'page',
  name: 'resultsPage',
  method: 'get',
  path: '/:councilSlug/results/:campaignId',
  summary: 'The published results of a campaign, by its id or its short name.',
  params: z.strictObject({ councilSlug: segment, campaignId: segment }),
  // Accepts any parameter, because links have tracking parameters.
  query: z.record(z.string(), z.unknown()),
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const resultsPageOperations = [resultsPageOperation];
