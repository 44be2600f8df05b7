import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

/** Accepts any text: an unknown address gets an HTML page that says so, not a problem body. */
const segment = z.string().max(200);
const FORM_LIMIT = 4 * 1024;

const receiptRoute = {
  service: 'public',
  can: 'public',
  kind: 'page',
  path: '/:councilSlug/survey/:campaignId/receipt',
  params: z.strictObject({ councilSlug: segment, campaignId: segment }),
  query: z.record(z.string(), z.unknown()),
} as const;

export const receiptPageOperation = defineOperation({
  ...receiptRoute,
  name: 'receiptPage',
  method: 'get',
  summary: 'Where the holder of a receipt deletes the response. Changes nothing.',
});

export const receiptFormOperation = defineOperation({
  ...receiptRoute,
  name: 'receiptForm',
  method: 'post',
  summary: 'Deletes the response of a receipt; unless the form says so it only asks.',
  body: z.record(z.string().max(200), z.union([z.string(), z.array(z.string())])).optional(),
  bodyLimit: FORM_LIMIT,
});

export const receiptOperations = [receiptPageOperation, receiptFormOperation];
