import { defineJob } from '@folkmoot/service-kit';
import type { Deps } from '../../records/repositories';
import { TELL_QR_CODES_JOB, type Told, tellQrCodes } from './tell-qr-codes.use-case';

export const qrCodeJobs = (deps: Deps) => [
  defineJob<unknown, Told>(TELL_QR_CODES_JOB, { run: (context) => tellQrCodes(deps, context) }),
];
