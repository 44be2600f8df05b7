import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const segment = z.string().max(200);

export const newsletterPageOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'page',
  name: 'newsletterPage',
  method: 'get',
  path: '/:councilSlug/news/read/:newsletterId',
  summary: 'A newsletter that its council has put on a public page.',
  params: z.strictObject({ councilSlug: segment, newsletterId: segment }),
  // Accepts any parameter, because links have tracking parameters.
  query: z.record(z.string(), z.unknown()),
});

/** A sign-up page of the council may have the address without `read`. */
export const newsListPageOperation = defineOperation({
  service: 'public',
  can: 'public',
  kind: 'page',
  name: 'newsListPage',
  method: 'get',
  path: '/:councilSlug/news/read',
  summary: 'The newsletters that a council has put on public pages.',
  params: z.strictObject({ councilSlug: segment }),
  query: z.record(z.string(), z.unknown()),
});

/** The pages of this feature, in addition to the operations of the contracts. */
export const newsletterPageOperations = [newsListPageOperation, newsletterPageOperation];
