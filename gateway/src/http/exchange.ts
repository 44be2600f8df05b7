import type { IncomingMessage, ServerResponse } from 'node:http';

/** One request on its way through the gateway. */
export interface Exchange {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly requestId: string;
  /** Upper case. */
  readonly method: string;
  /** As it was asked for, without the query. */
  readonly path: string;
  /** With the question mark, or empty. */
  readonly query: string;
  /** What counts as one place: the address of whoever asks. */
  readonly address: string;
  /** For the log: which operation or kind of page this is. Never an address with ids in it. */
  route: string;
  /** True for what residents use: its log line carries no id. */
  isResidents: boolean;
  code: string | null;
}

export type Handler = (exchange: Exchange) => Promise<void> | void;
