import { defineOperation } from '@folkmoot/contracts';
import { z } from 'zod';

export const qrCodeOperation = defineOperation({
  name: 'followQrCode',
  service: 'public',
  method: 'get',
  path: '/q/:code',
  summary: 'What a printed QR code holds: leads to the canonical address of its survey or sign-up page.',
  can: 'public',
  kind: 'page',
  // Accepts any text: an unknown address gets an HTML page that says so, not a problem body.
  params: z.strictObject({ code: z.string().max(200) }),
  query: z.record(z.string(), z.unknown()),
});

/** All operations in addition to those of the contracts. */
export const scanOperations = [qrCodeOperation];
