import type { getSystemHealthOperation, ResponseOf } from '@folkmoot/contracts';
import type { Deps } from '../../records/deps';
import type { Repositories } from '../../records/repositories';
import { partsOf, stateOfAll } from './health.domain';
import type { AiGround, AskServices } from './health-ground.domain';
import { noteChangesAcrossCouncils } from './note-changes.use-case';

export interface HealthDeps extends Deps {
  readonly askServices: AskServices;
}

type SystemHealth = ResponseOf<typeof getSystemHealthOperation>;

/** While this service's own database is away nothing can be looked up or kept, but what is asked can be told. */
const orNothing = <T>(work: Promise<T>, nothing: T): Promise<T> => work.catch(() => nothing);

const aiGround = async ({ ai }: Pick<Repositories, 'ai'>): Promise<AiGround> => {
  const { isOn, defaultProviderId } = await ai.settings();
  const provider = defaultProviderId === null ? null : await ai.findProvider(defaultProviderId);
  return { isOn, provider: provider?.name ?? null, lastTest: provider?.lastTest ?? null };
};

/** Asks every part how it is, and keeps what changed since the last look. */
export const getSystemHealthAcrossCouncils = async (deps: HealthDeps): Promise<SystemHealth> => {
  const { units, clock, askServices } = deps;
  const repositories = units.readerAcrossCouncils();
  const [services, gatewayHeardAt, ai] = await Promise.all([
    askServices(),
    orNothing(repositories.requestCounts.lastHeardAt(), null),
    orNothing(aiGround(repositories), null),
  ]);
  const now = clock.now();
  const parts = partsOf({ now, services, gatewayHeardAt, ai });
  const since = await orNothing(noteChangesAcrossCouncils(deps, parts, now), new Map<string, Date>());
  return {
    checkedAt: now.toISOString(),
    state: stateOfAll(parts),
    parts: parts.map(({ startedAt: _, isAwaited: __, ...part }) => ({
      ...part,
      since: since.get(part.id)?.toISOString() ?? null,
    })),
  };
};
