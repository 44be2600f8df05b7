import { type Actor, DomainError } from '@folkmoot/contracts';
import type { ClientSession, Connection } from 'mongoose';

/** Binds repositories to a database, the transaction if any, and the actor's council. */
export interface Scope {
  readonly connection: Connection;
  readonly session: ClientSession | null;
  readonly actor: Actor;
  /** Null only in the functions named `...AcrossCouncils`. */
  readonly councilId: string | null;
  /** Collects the names of the collections that the transaction writes to. They are announced after the commit. */
  readonly written?: Set<string>;
}

/** The council of a scope. Throws no_council when it has none. */
export const councilOf = (scope: Scope): string => {
  if (!scope.councilId) throw new DomainError('no_council');
  return scope.councilId;
};
