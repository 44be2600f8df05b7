import { type Actor, DomainError, type Envelope, type EventDefinition, type PayloadOf } from '@folkmoot/contracts';
import type { Clock } from '../clock';
import type { UnitOfWork } from '../mongo/unit-of-work';
import { makeEnvelope } from '../outbox/make-envelope';
import type { Outbox } from '../outbox/outbox';
import { manualClock } from './manual-clock';

export interface FakeUnits<R> {
  readonly unitOfWork: UnitOfWork<R>;
  readonly unitOfWorkAcrossCouncils: UnitOfWork<R>;
  reader(actor: Actor): R;
  readerAcrossCouncils(): R;
  /** The events of the units that succeeded. */
  readonly events: readonly Envelope[];
  eventsOf<E extends EventDefinition>(definition: E): Envelope<PayloadOf<E>>[];
}

/**
 * Units of work over in-memory repositories, for use cases. `repositories` is called for each unit with the council it
 * is bound to (null over all). The events of a unit that throws are dropped; changes to the fakes are not undone.
 */
export const fakeUnitOfWork = <R extends object>(
  repositories: (councilId: string | null) => R,
  { clock = manualClock() }: { clock?: Clock } = {},
): FakeUnits<R> => {
  const events: Envelope[] = [];

  const run = async <T>(
    actor: Actor,
    councilId: string | null,
    work: (unit: R & { outbox: Outbox }) => Promise<T>,
  ): Promise<T> => {
    const added: Envelope[] = [];
    const outbox: Outbox = {
      add: async (definition, event) => {
        added.push(makeEnvelope(definition, event, { actor, councilId, now: clock.now() }));
      },
    };
    const result = await work({ ...repositories(councilId), outbox });
    events.push(...added);
    return result;
  };

  const councilOf = (actor: Actor): string => {
    if (!actor.councilId) throw new DomainError('no_council');
    return actor.councilId;
  };

  return {
    unitOfWork: async (actor, work) => run(actor, councilOf(actor), work),
    unitOfWorkAcrossCouncils: async (actor, work) => run(actor, null, work),
    reader: (actor) => repositories(councilOf(actor)),
    readerAcrossCouncils: () => repositories(null),
    events,
    eventsOf: <E extends EventDefinition>(definition: E) =>
      events.filter(({ type }) => type === definition.type) as Envelope<PayloadOf<E>>[],
  };
};
