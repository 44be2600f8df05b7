import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

export const qrCodeOperation = defineOperation({
  name: 'followQrCode',
  service: 'public',
  method: 'get',
  path: '/q/:code',
  summary: 'What a printed QR code holds: leads to the canonical address of its survey (E-11, F-3).',
  can: 'public',
  kind: 'page',
  // Whatever is in the address: what leads nowhere is a page that says so, not a problem body.
  params: z.strictObject({ code: z.string().max(200) }),
  query: z.record(z.string(), z.unknown()),
});

/** Everything that is served beside the operations of the contracts. */
export const scanOperations = [qrCodeOperation];
