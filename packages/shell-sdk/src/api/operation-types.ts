import type { ClientOperation, Operation } from '@folkmoot/contracts/client';

/** An operation as browsers know it; the full one of contracts is accepted too (in tests), at the price of zod. */
export type OperationLike<O extends Operation> = O | ClientOperation<O>;

type WireInput<S extends { _zod: { input: unknown } }> = S['_zod']['input'];
/** Left out when it may be left out: an operation without params wants no `params`. */
type Part<K extends string, T> = undefined extends T
  ? { [key in K]?: T }
  : Record<string, never> extends T
    ? { [key in K]?: T }
    : { [key in K]: T };

/** What a call of an operation takes: params and query as the contract reads them, the body as it is sent. */
export type InputOf<O extends Operation> = Part<'params', WireInput<O['params']>> &
  Part<'query', WireInput<O['query']>> &
  Part<'body', WireInput<O['body']>>;

export interface CallOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Told the share of the body that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The three parts of an input, as the client sends them. */
export interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
