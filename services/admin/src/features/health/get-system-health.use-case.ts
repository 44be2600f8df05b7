import type { Actor, getSystemHealthOperation, ResponseOf } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { partsOf, stateOfAll } from './health.domain';
import type { HealthRecords } from './health.types';
import { noteChangesAcrossCouncils } from './note-changes.use-case';
import type { AskServices, ObservedAi } from './observed-state.domain';

type SystemHealth = ResponseOf<typeof getSystemHealthOperation>;

/** While this service's own database is unavailable, results of live checks can still be shown. */
const orNothing = <T>(work: Promise<T>, nothing: T): Promise<T> => work.catch(() => nothing);

const observeAi = async ({ ai }: Pick<HealthRecords, 'ai'>): Promise<ObservedAi> => {
  const { isOn, defaultProviderId } = await ai.settings();
  const provider = defaultProviderId === null ? null : await ai.findProvider(defaultProviderId);
  return { isOn, provider: provider?.name ?? null, lastTest: provider?.lastTest ?? null };
};

/** Asks every part for its state, and stores the changes since the last check. */
export const getSystemHealthAcrossCouncils = async (
  context: Context<HealthRecords, Actor>,
  askServices: AskServices,
): Promise<SystemHealth> => {
  const { acrossCouncils, clock } = context;
  const repositories = acrossCouncils.reader();
  const [services, gatewayHeardAt, ai] = await Promise.all([
    askServices(),
    orNothing(repositories.requestCounts.lastHeardAt(), null),
    orNothing(observeAi(repositories), null),
  ]);
  const now = clock.now();
  const parts = partsOf({ now, services, gatewayHeardAt, ai });
  const since = await orNothing(noteChangesAcrossCouncils(context, parts, now), new Map<string, Date>());
  return {
    checkedAt: now.toISOString(),
    state: stateOfAll(parts),
    parts: parts.map(({ startedAt: _, isAwaited: __, ...part }) => ({
      ...part,
      since: since.get(part.id)?.toISOString() ?? null,
    })),
  };
};
