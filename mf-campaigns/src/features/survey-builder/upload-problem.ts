import type { ErrorCode } from '@folkmoot/contracts/client';
import { ApiError } from '@folkmoot/shell-sdk';

/** Codes whose text helps the person. For other errors, the catalogue's text says only that the upload failed. */
const telling: ReadonlySet<string> = new Set<ErrorCode>([
  'storage_missing',
  'file_too_large',
  'file_type_refused',
  'file_unreadable',
]);

export const saysWhy = (error: unknown): error is ApiError => error instanceof ApiError && telling.has(error.code);
