import type { Actor, Operation } from '@folkmoot/contracts';
import type { Logger } from '../observability/logger';

export interface RequestOutcome {
  operation: Operation | null;
  requestId: string;
  actor: Actor | null;
  status: number;
  code: string | null;
  ms: number;
}

/** Log lines of residents' requests have no request id: a log must not be linkable to a response. */
const isResidents = (operation: Operation): boolean =>
  operation.kind === 'page' || operation.path.startsWith('/api/public');

const ids = ({ operation, actor, requestId, status }: RequestOutcome): object => {
  if (operation && isResidents(operation)) return status >= 500 ? { requestId } : {};
  return { requestId, councilId: actor?.councilId ?? null, actor: actor?.kind ?? null };
};

/** Services call these every few seconds, also when nobody uses the product. */
const PERIODIC: ReadonlySet<string> = new Set(['getServiceReport', 'recordRequestCounts']);

export const isPeriodic = ({ name }: Operation): boolean => PERIODIC.has(name);

const isRoutine = ({ operation, status }: RequestOutcome): boolean =>
  operation !== null && isPeriodic(operation) && status < 400;

/** Writes the one log line of a request. */
export const logRequest = (logger: Logger, outcome: RequestOutcome): void => {
  const { operation, status, code, ms } = outcome;
  const fields = { operation: operation?.name ?? null, status, code, ms: Math.round(ms * 10) / 10, ...ids(outcome) };
  logger[isRoutine(outcome) ? 'debug' : 'info'](fields, 'request');
};
