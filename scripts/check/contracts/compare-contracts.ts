import { compareShapes } from './compare-shapes';
import type { PrintedContracts, PrintedOperation } from './printed';

/** True when more people than before may call it. */
const isWider = (can: string): boolean => can === 'public' || can === 'signed-in';

const compareTerms = (before: PrintedOperation, after: PrintedOperation): string[] => [
  ...(before.status === after.status ? [] : [`answers ${after.status} now, was ${before.status}`]),
  ...(before.kind === after.kind ? [] : [`answers as ${after.kind} now, was ${before.kind}`]),
  ...(before.can === after.can || isWider(after.can) ? [] : [`wants ${after.can} now, was ${before.can}`]),
  ...(before.idempotent || !after.idempotent ? [] : ['wants an Idempotency-Key now']),
  ...(after.bodyLimit >= before.bodyLimit ? [] : [`takes ${after.bodyLimit} bytes now, was ${before.bodyLimit}`]),
];

const compareOperation = (before: PrintedOperation, after: PrintedOperation | undefined): string[] => {
  const { place } = before;
  if (!after) return [`${place} is gone`];
  return [
    ...compareTerms(before, after).map((text) => `${place} ${text}`),
    ...compareShapes(before.query, after.query, 'request', `${place} query`),
    ...compareShapes(before.body, after.body, 'request', `${place} body`),
    ...compareShapes(before.response, after.response, 'reply', `${place} response`),
  ];
};

/** During a release both kinds of events are in transit: old ones to new consumers, and new ones to old consumers. */
const compareEvent = (
  before: PrintedContracts['events'][number],
  after: PrintedContracts['events'][number] | undefined,
) => {
  if (!after) return [`event ${before.key} is gone`];
  const at = `event ${before.key}`;
  return [
    ...compareShapes(before.payload, after.payload, 'reply', at),
    ...compareShapes(before.payload, after.payload, 'request', at),
  ];
};

/** Changes that would break a remote, a service or an external program that uses the former contracts. */
export const compareContracts = (before: PrintedContracts, after: PrintedContracts): string[] => {
  const operations = new Map(after.operations.map((operation) => [operation.place, operation]));
  const events = new Map(after.events.map((event) => [event.key, event]));
  return [
    ...before.operations.flatMap((operation) => compareOperation(operation, operations.get(operation.place))),
    ...before.events.flatMap((event) => compareEvent(event, events.get(event.key))),
  ];
};
