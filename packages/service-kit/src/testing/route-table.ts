import type { Operation } from '@folkmoot/contracts';
import type { CallOptions } from './call';
import type { TestService } from './test-service';

/** Data of the generated tests for one operation: a valid request of the own council. */
export interface RouteRow extends Pick<CallOptions, 'params' | 'query' | 'body' | 'headers'> {
  /** Where the body decides whether a fresh sign-in is needed: one that needs it. */
  freshBody?: unknown;
  /** The same things in the other council. They must exist: the tests ask for them as that council too. */
  otherParams?: Readonly<Record<string, string>>;
  /** The body of the same request, naming something of the other council; refused where nothing is to be compared. */
  otherBody?: unknown;
  /**
   * For the isolation of councils, where an operation names no id: whether its answer is compared as that of a GET is, or
   * what it does to the other council.
   */
  compares?: 'answer' | 'effect';
  /** The answer contains what the council itself has read, so it changes without anybody else. */
  growsByReading?: boolean;
}

export interface RouteTableOptions<S> {
  /** Operations of the service; the tests fail when it serves more or fewer. */
  operations: readonly Operation[];
  start: () => Promise<TestService<unknown>>;
  /** Makes things of every kind in `ownCouncil` and `otherCouncil`. */
  seed: (service: TestService<unknown>) => Promise<S>;
  /** A row for each operation by name; one without its row fails. */
  rows: (seeds: S) => Readonly<Record<string, RouteRow>>;
  /**
   * By collection: a request whose answer depends on its tenant filter. For collections that no route of staff returns,
   * so that the loss of their filter is noticed too.
   */
  probes?: Readonly<Record<string, (service: TestService<unknown>) => Promise<unknown>>>;
  /** The collections whose tenant filters `npm test` removes: it takes seconds to notice the loss of some others. */
  sampledFilters?: readonly string[];
}
