import type { Connection } from 'mongoose';
import type { Scope } from '../mongo/scope';
import type { Units } from '../mongo/unit-of-work';

/** The database of one service, as its migrations see it. */
export interface MigrationContext {
  readonly connection: Connection;
  /** Aborted when the process stops, or when another process has taken the migration over. */
  readonly signal: AbortSignal;
  /** Units of work of the service. Only a migration with `publishesEvents` may add events to them. */
  units<R extends object>(repositories: (scope: Scope) => R): Units<R>;
}

/** The result of one batch. */
export interface MigratedBatch<P = unknown> {
  /** Where the next batch begins. It is stored, so it must be plain data. */
  readonly position: P;
  /** How many documents the batch changed. */
  readonly changed: number;
}

export interface Migration {
  /** 1 for the first migration of a service, then 2, 3 and so on. Never changes after a release. */
  readonly number: number;
  /** The name of its file, without the number. Never changes after a release. */
  readonly name: string;
  /** One sentence for operators. */
  readonly summary: string;
  /**
   * The migration publishes events, which only the service can sign: the operator tool leaves it to the service. It gets
   * no second pass, because the events would be published twice.
   */
  readonly publishesEvents: boolean;
  /** How many documents would change. Only reads. */
  countOutdated(context: MigrationContext): Promise<number>;
  /**
   * Changes the documents after the position (null at the beginning), some hundreds at a time. Returns null when none
   * is left. After a crash the last batch runs again, so a batch must be safe to repeat.
   */
  migrateBatch(context: MigrationContext, position: unknown): Promise<MigratedBatch | null>;
}

interface MigrationInput<P> extends Omit<Migration, 'publishesEvents' | 'migrateBatch'> {
  readonly publishesEvents?: boolean;
  migrateBatch(context: MigrationContext, position: P | null): Promise<MigratedBatch<P> | null>;
}

/** Declares a data migration. `P` is the type of its position. */
export const defineMigration = <P>({ publishesEvents = false, ...migration }: MigrationInput<P>): Migration => ({
  ...migration,
  publishesEvents,
  migrateBatch: (context, position) => migration.migrateBatch(context, position as P | null),
});

/** Throws unless the migrations are numbered 1, 2, 3 and so on. */
export const assertNumbered = (service: string, migrations: readonly Migration[]): void => {
  const wrong = migrations.find(({ number }, index) => number !== index + 1);
  if (wrong) {
    const position = migrations.indexOf(wrong) + 1;
    throw new Error(
      `${service}: migration ${wrong.name} has number ${wrong.number} and is number ${position} in the list`,
    );
  }
};
