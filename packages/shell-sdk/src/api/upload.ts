import type { Operation, ReplyOf } from '@folkmoot/contracts/client';
import { api } from './call';
import type { InputOf, OperationLike } from './operation-types';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Receives the share that has been sent, 0 to 1. At 1 the server has not answered yet. */
  onProgress?: (share: number) => void;
  /** Other fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Parameters of the operation's path. */
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
}

/** Form field of the file. */
const FIELD = 'file';

/**
 * Sends a file as a multipart form to an operation that accepts one.
 * @throws ApiError as `api.call` does, or an AbortError when `signal` was aborted.
 */
export const upload = <O extends Operation>(
  operation: OperationLike<O>,
  file: File,
  { signal, onProgress = () => undefined, fields = {}, params, query }: UploadOptions = {},
): Promise<ReplyOf<O>> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(FIELD, file, file.name);
  // The contract describes a multipart body only in the text of its operation, so the type has no form.
  const input = { body, ...(params ? { params } : {}), ...(query ? { query } : {}) };
  return api.call<O>(operation, input as unknown as InputOf<O>, { onProgress, ...(signal ? { signal } : {}) });
};
