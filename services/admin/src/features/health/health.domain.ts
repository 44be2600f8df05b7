import type { HealthPart, HealthState } from '@folkmoot/contracts';
import type { ObservedState } from './observed-state.domain';
import type { Part } from './part.domain';
import { serviceParts } from './service-parts.domain';
import { sharedParts } from './shared-parts.domain';

/** Each part of the installation with its present state. */
export const partsOf = (observed: ObservedState): Part[] => [...serviceParts(observed), ...sharedParts(observed)];

/** Without one of these parts, a main function does not work at all. */
const VITAL: ReadonlySet<HealthPart> = new Set<HealthPart>(['service', 'gateway', 'database', 'storage']);

/** The state of the whole installation. Unknown parts do not make it worse. */
export const stateOfAll = (parts: readonly Pick<Part, 'part' | 'state'>[]): HealthState => {
  if (parts.some(({ part, state }) => state === 'down' && VITAL.has(part))) return 'down';
  return parts.some(({ state }) => state === 'down' || state === 'degraded') ? 'degraded' : 'ok';
};
