import type { ErrorCode } from '@folkmoot/contracts/client';
import { ApiError } from '@folkmoot/shell-sdk';

/** Refusals whose words help the person who uploads; of anything else the catalogue says only that it failed. */
const telling: ReadonlySet<string> = new Set<ErrorCode>([
  'storage_missing',
  'file_too_large',
  'file_type_refused',
  'file_unreadable',
]);

export const saysWhy = (error: unknown): error is ApiError => error instanceof ApiError && telling.has(error.code);
