import { compareShapes } from './compare-shapes';
import type { PrintedContracts, PrintedOperation } from './printed';

/** May be called by more people than before. */
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
    ...compareShapes(before.query, after.query, 'asked', `${place} query`),
    ...compareShapes(before.body, after.body, 'asked', `${place} body`),
    ...compareShapes(before.response, after.response, 'told', `${place} response`),
  ];
};

/** Events of both kinds are on their way during a release: old ones to new consumers, and new ones to old consumers. */
const compareEvent = (
  before: PrintedContracts['events'][number],
  after: PrintedContracts['events'][number] | undefined,
) => {
  if (!after) return [`event ${before.key} is gone`];
  const at = `event ${before.key}`;
  return [
    ...compareShapes(before.payload, after.payload, 'told', at),
    ...compareShapes(before.payload, after.payload, 'asked', at),
  ];
};

/** What would break a remote, a service or a program of somebody else that was written against the former contracts. */
export const compareContracts = (before: PrintedContracts, after: PrintedContracts): string[] => {
  const operations = new Map(after.operations.map((operation) => [operation.place, operation]));
  const events = new Map(after.events.map((event) => [event.key, event]));
  return [
    ...before.operations.flatMap((operation) => compareOperation(operation, operations.get(operation.place))),
    ...before.events.flatMap((event) => compareEvent(event, events.get(event.key))),
  ];
};
