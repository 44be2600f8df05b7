import type { RequestArea } from '@folkmoot/contracts';
import type { Destination } from '../destination';

const OWN: ReadonlySet<Destination['kind']> = new Set<Destination['kind']>(['shell', 'file', 'docs', 'registry']);

/** What a request counts for. Probes, development tools and paths that lead nowhere are not counted. */
export const countedArea = (destination: Destination): RequestArea | null => {
  if (destination.kind === 'service') return destination.service;
  return OWN.has(destination.kind) ? 'gateway' : null;
};
