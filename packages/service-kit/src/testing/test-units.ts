import { type Actor, type Envelope, type EventDefinition, type PayloadOf, systemActor } from '@folkmoot/contracts';
import type { Connection } from 'mongoose';
import { type Context, createContext } from '../context/context';
import type { ModelDefinition } from '../mongo/model';
import type { Scope } from '../mongo/scope';
import { createUnitOfWork, type UnitOfWork, type Units } from '../mongo/unit-of-work';
import { outboxCollection } from '../outbox/outbox.model';
import { type ManualClock, manualClock } from './manual-clock';
import { type TestDatabase, testDatabase } from './test-database';

export interface TestUnitsOptions<R> {
  models: readonly ModelDefinition[];
  repositories: (scope: Scope) => R;
  /** The service that writes; it is also the system actor of `repositoriesOf`. */
  producer?: string;
  clock?: ManualClock;
}

export interface TestUnits<R> extends Pick<Units<R>, 'unitOfWork' | 'unitOfWorkAcrossCouncils' | 'reader'> {
  readerAcrossCouncils(): R;
  /** The context of a use case over these repositories, with the clock of these units. */
  contextOf<A extends Actor>(actor: A): Context<R, A>;
  /** Repositories of a council, or (null) over all, without a transaction: to prepare and to look. */
  repositoriesOf(councilId: string | null): R;
  /** The events that were committed since the last `empty`, oldest first. */
  readonly events: readonly Envelope[];
  eventsOf<E extends EventDefinition>(definition: E): Envelope<PayloadOf<E>>[];
  readonly clock: ManualClock;
  /** The connection to the database. It exists only while tests and their hooks run. */
  readonly connection: Connection;
  /** Deletes everything stored and every event, and sets the clock back. Runs by itself after each test. */
  empty(): Promise<void>;
}

/**
 * Units of work for tests of use cases, on a database of their own. Call it at the top of a test file or in a
 * `describe`: it starts the database before its tests, empties it after each and drops it at the end.
 */
export const testUnits = <R extends object>(options: TestUnitsOptions<R>): TestUnits<R> => {
  const { models, repositories, producer = 'test', clock = manualClock() } = options;
  const start = clock.now();
  const events: Envelope[] = [];
  let database: TestDatabase | undefined;
  let units: Units<R> | undefined;

  const started = <T>(part: T | undefined): T => {
    if (part === undefined) throw new Error('testUnits has no database before the tests begin');
    return part;
  };

  const readEvents = async (ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const entries = await outboxCollection(started(database).connection)
      .find({ _id: { $in: [...ids] } })
      .toArray();
    const byId = new Map(entries.map(({ _id, envelope }) => [_id, envelope]));
    events.push(...ids.flatMap((id) => byId.get(id) ?? []));
  };

  /** The id of an event that is signed while it is added. */
  let signedId: string | null = null;
  const sign = (envelope: Envelope): Envelope => {
    signedId = envelope.id;
    return envelope;
  };

  /** With the committed events read back. */
  const recorded =
    (unitOfWork: (actual: Units<R>) => UnitOfWork<R>): UnitOfWork<R> =>
    async (actor, work) => {
      let ids: string[] = [];
      const result = await unitOfWork(started(units))(actor, (unit) => {
        // The work is repeated after a write conflict.
        ids = [];
        const add: typeof unit.outbox.add = (...event) => {
          signedId = null;
          const added = unit.outbox.add(...event);
          if (signedId !== null) ids.push(signedId);
          return added;
        };
        return work({ ...unit, outbox: { add } });
      });
      await readEvents(ids);
      return result;
    };

  const recordedUnits = {
    unitOfWork: recorded((actual) => actual.unitOfWork),
    unitOfWorkAcrossCouncils: recorded((actual) => actual.unitOfWorkAcrossCouncils),
    reader: (actor: Actor) => started(units).reader(actor),
    readerAcrossCouncils: (actor?: Actor) => started(units).readerAcrossCouncils(actor),
  };

  const empty = async (): Promise<void> => {
    await started(database).empty();
    events.length = 0;
    clock.set(start);
  };

  beforeAll(async () => {
    database = await testDatabase(models);
    units = createUnitOfWork({ connection: database.connection, repositories, producer, clock, sign });
  });
  afterEach(empty);
  afterAll(() => database?.stop());

  return {
    ...recordedUnits,
    contextOf: (actor) => createContext(recordedUnits, clock, actor),
    repositoriesOf: (councilId) =>
      repositories({
        connection: started(database).connection,
        session: null,
        actor: systemActor(producer),
        councilId,
      }),
    events,
    eventsOf: <E extends EventDefinition>(definition: E) =>
      events.filter(({ type }) => type === definition.type) as Envelope<PayloadOf<E>>[],
    clock,
    get connection() {
      return started(database).connection;
    },
    empty,
  };
};
