import type { HealthPart, HealthState } from '@folkmoot/contracts';
import type { HealthGround } from './health-ground.domain';
import type { Part } from './part.domain';
import { serviceParts } from './service-parts.domain';
import { sharedParts } from './shared-parts.domain';

/** Each part of the installation as it is now. */
export const partsOf = (ground: HealthGround): Part[] => [...serviceParts(ground), ...sharedParts(ground)];

/** Without one of these something does not work at all. */
const VITAL: ReadonlySet<HealthPart> = new Set<HealthPart>(['service', 'gateway', 'database', 'storage']);

/** The whole in one word. What nobody knows does not make it worse. */
export const stateOfAll = (parts: readonly Pick<Part, 'part' | 'state'>[]): HealthState => {
  if (parts.some(({ part, state }) => state === 'down' && VITAL.has(part))) return 'down';
  return parts.some(({ state }) => state === 'down' || state === 'degraded') ? 'degraded' : 'ok';
};
