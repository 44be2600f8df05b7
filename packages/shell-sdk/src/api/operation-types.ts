import type { ClientOperation, Operation } from '@folkmoot/contracts/client';

/** An operation as browsers know it. Tests may pass the full operation of contracts, which includes zod. */
export type OperationLike<O extends Operation> = O | ClientOperation<O>;

type WireInput<S extends { _zod: { input: unknown } }> = S['_zod']['input'];
/** Optional when the type allows undefined: an operation without params needs no `params`. */
type Part<K extends string, T> = undefined extends T
  ? { [key in K]?: T }
  : Record<string, never> extends T
    ? { [key in K]?: T }
    : { [key in K]: T };

/** The input of an operation: params and query in the contract's types, the body in its wire format. */
export type InputOf<O extends Operation> = Part<'params', WireInput<O['params']>> &
  Part<'query', WireInput<O['query']>> &
  Part<'body', WireInput<O['body']>>;

export interface CallOptions {
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** Receives the share of the body that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** The three parts of an input, as the client sends them. */
export interface LooseInput {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}
