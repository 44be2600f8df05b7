import type { Actor, HealthState } from '@folkmoot/contracts';
import { type Context, newId } from '@folkmoot/service-kit';

import type { PartState, SystemEventRepository } from '../../entities/system-event';
import type { HealthRecords } from './health.types';
import type { Part } from './part.domain';

type KnownStates = ReadonlyMap<string, PartState>;

interface Noting {
  readonly systemEvents: SystemEventRepository;
  readonly known: KnownStates;
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

/** A part that is seen for the first time is an event only when it is not ok. */
const isEvent = ({ state }: Part, before: PartState | undefined): boolean =>
  before !== undefined || state === 'down' || state === 'degraded';

const noteState = async (part: Part, { systemEvents, known, now }: Noting): Promise<void> => {
  const before = known.get(part.id);
  if (before?.state === part.state) return;
  const startedAt = part.startedAt ?? before?.startedAt ?? null;
  const isFirst = await systemEvents.setState({ id: part.id, state: part.state, since: now, startedAt });
  if (isFirst && isEvent(part, before))
    await systemEvents.add({ ...eventOf(part, before?.state ?? null, now), kind: 'changed' });
};

const noteStart = async (part: Part, { systemEvents, known, now }: Noting): Promise<void> => {
  const before = known.get(part.id);
  if (!part.startedAt || !isRestarted(part, before)) return;
  if (await systemEvents.setStarted(part.id, part.startedAt))
    await systemEvents.add({ ...eventOf(part, before?.state ?? null, now), kind: 'restarted' });
};

/** Stores changes since the last check, once for all replicas. Returns since when each part has its state. */
export const noteChangesAcrossCouncils = async (
  { actor, acrossCouncils }: Context<HealthRecords, Actor>,
  parts: readonly Part[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> => {
  const known = new Map((await acrossCouncils.reader().systemEvents.states()).map((state) => [state.id, state]));
  const changed = parts.filter(
    (part) => !part.isAwaited && (known.get(part.id)?.state !== part.state || isRestarted(part, known.get(part.id))),
  );
  if (changed.length > 0) {
    await acrossCouncils.unitOfWork(actor, async ({ systemEvents }) => {
      for (const part of changed) {
        await noteStart(part, { systemEvents, known, now });
        await noteState(part, { systemEvents, known, now });
      }
    });
  }
  const isChanged = new Set(changed.filter((part) => known.get(part.id)?.state !== part.state).map(({ id }) => id));
  return new Map(parts.map(({ id }) => [id, isChanged.has(id) ? now : (known.get(id)?.since ?? now)]));
};
