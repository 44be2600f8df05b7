import type { getSystemHealthOperation, ResponseOf } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import { partsOf, stateOfAll } from './health.domain';
import type { AskServices } from './health-ground';
import { noteChangesAcrossCouncils } from './note-changes.use-case';

export interface HealthDeps extends Deps {
  readonly askServices: AskServices;
}

type SystemHealth = ResponseOf<typeof getSystemHealthOperation>;

/** While this service's own database is away nothing can be looked up or kept, but what is asked can be told. */
const orNothing = <T>(work: Promise<T>, nothing: T): Promise<T> => work.catch(() => nothing);

/** Asks every part how it is, and keeps what changed since the last look. */
export const getSystemHealthAcrossCouncils = async (deps: HealthDeps): Promise<SystemHealth> => {
  const { units, clock, askServices } = deps;
  const heard = orNothing(units.readerAcrossCouncils().requestCounts.lastHeardAt(), null);
  const [services, gatewayHeardAt] = await Promise.all([askServices(), heard]);
  const now = clock.now();
  const parts = partsOf({ now, services, gatewayHeardAt });
  const since = await orNothing(noteChangesAcrossCouncils(deps, parts, now), new Map<string, Date>());
  return {
    checkedAt: now.toISOString(),
    state: stateOfAll(parts),
    parts: parts.map(({ startedAt: _, ...part }) => ({ ...part, since: since.get(part.id)?.toISOString() ?? null })),
  };
};
