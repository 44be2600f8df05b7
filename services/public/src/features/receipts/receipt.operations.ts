import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Whatever is in the address: what leads nowhere is a page that says so, not a problem body. */
const segment = z.string().max(200);
const FORM_LIMIT = 4 * 1024;

const place = {
  service: 'public',
  can: 'public',
  kind: 'page',
  path: '/:councilSlug/survey/:campaignId/receipt',
  params: z.strictObject({ councilSlug: segment, campaignId: segment }),
  query: z.record(z.string(), z.unknown()),
} as const;

export const receiptPageOperation = defineOperation({
  ...place,
  name: 'receiptPage',
  method: 'get',
  summary: 'Where the holder of a receipt deletes the response. Changes nothing.',
});

export const receiptFormOperation = defineOperation({
  ...place,
  name: 'receiptForm',
  method: 'post',
  summary: 'Deletes the response of a receipt; unless the form says so it only asks.',
  body: z.record(z.string().max(200), z.union([z.string(), z.array(z.string())])).optional(),
  bodyLimit: FORM_LIMIT,
});

export const receiptOperations = [receiptPageOperation, receiptFormOperation];
