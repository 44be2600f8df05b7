import type { Operation, ReplyOf } from '@folkmoot/contracts/client';
import { problemOf, unreachable } from './api-error';
import { isFreshNow } from './fresh-sign-in';
import type { CallOptions, InputOf, LooseInput, OperationLike } from './operation-types';
import { sendWithProgress } from './send-with-progress';

interface Sent {
  name: string;
  method: string;
  path: string;
  kind: string;
}

/** Sends calls to the server. The test double replaces it. */
export type Transport = (operation: Sent, input: LooseInput, options: CallOptions) => Promise<unknown>;

const entries = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

const fill = (path: string, params: unknown): string =>
  entries(params).reduce(
    (filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))),
    path,
  );

const search = (query: unknown): string => {
  const parameters = entries(query).filter(([, value]) => value !== undefined && value !== null);
  return parameters.length === 0
    ? ''
    : `?${new URLSearchParams(parameters.map(([name, value]) => [name, String(value)]))}`;
};

/** The address of an operation, with params and query: for links to files, and for streams. */
export const hrefOf = <O extends Operation>(operation: OperationLike<O>, input: Omit<InputOf<O>, 'body'>): string => {
  const { params, query } = input as LooseInput;
  return fill(operation.path, params) + search(query);
};

const bodyOf = (body: unknown): { body?: BodyInit; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} };
  // A form sets its own content type, which contains the boundary.
  if (body instanceof FormData) return { body, headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

const send = async (url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (error) {
    throw isAbort(error) ? error : unreachable();
  }
};

/**
 * Same origin, with the session cookie, JSON in both directions. Throws an ApiError for every failure, except an
 * abort, which is rethrown.
 */
export const fetchTransport: Transport = async (operation, input, options) => {
  const { body, headers } = bodyOf(input.body);
  const request = {
    url: fill(operation.path, input.params) + search(input.query),
    method: operation.method.toUpperCase(),
    headers: { accept: 'application/json', ...headers, ...options.headers },
    body,
    signal: options.signal,
  };
  const { url, ...init } = request;
  const response = options.onProgress
    ? await sendWithProgress(request, options.onProgress)
    : await send(url, { ...init, credentials: 'same-origin' });
  if (!response.ok) throw await problemOf(response);
  if (response.status === 204 || operation.kind === 'empty') return undefined;
  return await response.json();
};

let transport: Transport = fetchTransport;

/** Replaces the transport and returns a function that restores it. For the test double only. */
export const replaceTransport = (next: Transport): (() => void) => {
  transport = next;
  return () => {
    transport = fetchTransport;
  };
};

/**
 * Calls the server. The response has the contract's type and is not validated again. When the server requires a fresh
 * sign-in, waits for it and calls once more, so that no form is lost.
 * @throws ApiError with the server's code and text, or `unavailable` when there was no response.
 */
const call = async <O extends Operation>(
  operation: OperationLike<O>,
  input: InputOf<O>,
  options: CallOptions = {},
): Promise<ReplyOf<O>> => {
  const send = async (): Promise<ReplyOf<O>> =>
    (await transport(operation, input as LooseInput, options)) as ReplyOf<O>;
  try {
    return await send();
  } catch (error) {
    if (!(await isFreshNow(error))) throw error;
    return await send();
  }
};

export const api = { call } as const;
