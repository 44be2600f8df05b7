import type { Actor, UserActor } from '@folkmoot/contracts';
import type { Clock } from '../clock';
import type { UnitOfWork, Units } from '../mongo/unit-of-work';

/** The same as in a context, over all councils. Only for background work and functions named `...AcrossCouncils`. */
export interface AcrossCouncils<R> {
  readonly unitOfWork: UnitOfWork<R>;
  readonly reader: (actor?: Actor) => R;
}

/**
 * The first argument of every use case. `R` names the repositories that the use case needs, so that a context with more
 * repositories can be passed. Background work has a system actor: `Context<R, Actor>`.
 */
export interface Context<R, A extends Actor = UserActor> {
  /** The use case runs on behalf of this actor. */
  readonly actor: A;
  /** One transaction in the council of the passed actor: repositories and outbox. */
  readonly unitOfWork: UnitOfWork<R>;
  /** Repositories for reading in the council of the passed actor, without a transaction. */
  readonly reader: (actor: Actor) => R;
  readonly acrossCouncils: AcrossCouncils<R>;
  readonly clock: Clock;
}

type ContextUnits<R> = Pick<Units<R>, 'unitOfWork' | 'unitOfWorkAcrossCouncils' | 'reader' | 'readerAcrossCouncils'>;

export const createContext = <R, A extends Actor>(units: ContextUnits<R>, clock: Clock, actor: A): Context<R, A> => ({
  actor,
  clock,
  unitOfWork: units.unitOfWork,
  reader: units.reader,
  acrossCouncils: { unitOfWork: units.unitOfWorkAcrossCouncils, reader: units.readerAcrossCouncils },
});
