import type { ReplyOf as FullReplyOf, Method, Operation, ResponseKind } from '../core/operation';

/**
 * An operation for browsers: its address and, as types only, its shapes. The schemas (and zod, 80 kB) stay on the
 * server, which validates every request anyway.
 */
export interface ClientOperation<O extends Operation = Operation> {
  readonly name: string;
  readonly method: Method;
  readonly path: string;
  readonly kind: ResponseKind;
  /** Never set: it carries the operation's type. */
  readonly operation?: O;
}

/** Names one operation for browsers. */
export const clientOperation = <O extends Operation>(
  name: string,
  method: Method,
  path: string,
  kind: ResponseKind,
): ClientOperation<O> => ({ name, method, path, kind });

/** The answer type of an operation of either kind: `ReplyOf<typeof listCampaignsOperation>`. */
export type ReplyOf<T> = T extends Operation
  ? FullReplyOf<T>
  : T extends ClientOperation<infer O>
    ? FullReplyOf<O>
    : never;
