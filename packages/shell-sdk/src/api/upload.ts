import type { Operation, ReplyOf } from '@folkmoot/contracts/client';
import { api } from './call';
import type { InputOf, OperationLike } from './operation-types';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Told the share that has been sent, 0 to 1. When it is 1 the server has still to answer. */
  onProgress?: (share: number) => void;
  /** What else stands in the form. */
  fields?: Readonly<Record<string, string>>;
}

/** The field that an upload's file goes in. */
const FIELD = 'file';

/**
 * Sends a file to an operation that takes one, as a multipart form.
 * @throws ApiError as `api.call` does; an AbortError when `signal` was aborted.
 */
export const upload = <O extends Operation>(
  operation: OperationLike<O>,
  file: File,
  { signal, onProgress = () => undefined, fields = {} }: UploadOptions = {},
): Promise<ReplyOf<O>> => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append(FIELD, file, file.name);
  // The contract knows a multipart body only by its operation's words.
  return api.call<O>(operation, { body } as unknown as InputOf<O>, { onProgress, ...(signal ? { signal } : {}) });
};
