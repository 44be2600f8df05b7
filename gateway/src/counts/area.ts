import type { RequestArea } from '@folkmoot/contracts';
import type { Destination } from '../destination';

const OWN: ReadonlySet<Destination['kind']> = new Set<Destination['kind']>(['shell', 'file', 'docs', 'registry']);

/** The area that a request is counted in. Null (not counted) for probes, development tools and unknown paths. */
export const countedArea = (destination: Destination): RequestArea | null => {
  if (destination.kind === 'service') return destination.service;
  return OWN.has(destination.kind) ? 'gateway' : null;
};
