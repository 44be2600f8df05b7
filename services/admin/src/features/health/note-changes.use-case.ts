import { type HealthState, systemActor } from '@folkmoot/contracts';
import { newId } from '@folkmoot/service-kit';

import type { Deps } from '../../records/deps';
import type { PartState, SystemEventRepository } from '../../records/system-event.repository';
import type { Part } from './part.domain';

type Kept = ReadonlyMap<string, PartState>;

interface Noting {
  readonly systemEvents: SystemEventRepository;
  readonly known: Kept;
  readonly now: Date;
}

const isRestarted = ({ startedAt }: Part, before: PartState | undefined): boolean =>
  startedAt !== undefined && before?.startedAt != null && before.startedAt < startedAt;

const eventOf = ({ part, name, service, state, detail }: Part, from: HealthState | null, now: Date) => ({
  id: newId(),
  at: now,
  part,
  name,
  service,
  from,
  to: state,
  detail,
});

/** A part seen for the first time is no event, unless it is not well. */
const isWorthTelling = ({ state }: Part, before: PartState | undefined): boolean =>
  before !== undefined || state === 'down' || state === 'degraded';

const noteState = async (part: Part, { systemEvents, known, now }: Noting): Promise<void> => {
  const before = known.get(part.id);
  if (before?.state === part.state) return;
  const startedAt = part.startedAt ?? before?.startedAt ?? null;
  const isFirst = await systemEvents.setState({ id: part.id, state: part.state, since: now, startedAt });
  if (isFirst && isWorthTelling(part, before))
    await systemEvents.add({ ...eventOf(part, before?.state ?? null, now), kind: 'changed' });
};

const noteStart = async (part: Part, { systemEvents, known, now }: Noting): Promise<void> => {
  const before = known.get(part.id);
  if (!part.startedAt || !isRestarted(part, before)) return;
  if (await systemEvents.setStarted(part.id, part.startedAt))
    await systemEvents.add({ ...eventOf(part, before?.state ?? null, now), kind: 'restarted' });
};

/** Keeps what changed since the last look, once over all replicas; gives since when each part is as it is. */
export const noteChangesAcrossCouncils = async (
  { units }: Pick<Deps, 'units'>,
  parts: readonly Part[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> => {
  const known = new Map((await units.readerAcrossCouncils().systemEvents.states()).map((state) => [state.id, state]));
  const changed = parts.filter(
    (part) => !part.isAwaited && (known.get(part.id)?.state !== part.state || isRestarted(part, known.get(part.id))),
  );
  if (changed.length > 0) {
    await units.unitOfWorkAcrossCouncils(systemActor('admin'), async ({ systemEvents }) => {
      for (const part of changed) {
        await noteStart(part, { systemEvents, known, now });
        await noteState(part, { systemEvents, known, now });
      }
    });
  }
  const isChanged = new Set(changed.filter((part) => known.get(part.id)?.state !== part.state).map(({ id }) => id));
  return new Map(parts.map(({ id }) => [id, isChanged.has(id) ? now : (known.get(id)?.since ?? now)]));
};
