import { councilErasedEvent, councilPurgedEvent, lookup, type ServiceName, systemActor } from '@folkmoot/contracts';
import { DUE_AT_ONCE, defineJob, type JobDefinition } from '../jobs/job.types';
import type { ServiceKit } from '../lifecycle/service.types';
import { type BoundConsumer, bindConsumers, consumer } from '../messaging/consumer';
import { deadLetterModel } from '../messaging/dead-letters';
import { collectionAcrossCouncils } from '../mongo/collection';
import type { WideCollection } from '../mongo/collection.types';
import type { Scope } from '../mongo/scope';
import type { Unit, Units } from '../mongo/unit-of-work';
import { type CouncilHoldings, eraseCouncilAcrossCouncils } from './erase-council';
import { type ErasureDocument, erasureModel } from './erasure.model';
import type { EraseAgain, ErasureReplays } from './replay-erasures';

const ERASE_INTERVAL_MS = 5_000;

export interface CouncilErasureOptions extends CouncilHoldings {
  /**
   * Runs before the deletion, for data that is found only through other data. Returns the deleted counts by collection.
   */
  readonly first?: (councilId: string) => Promise<Record<string, number>>;
  /** Runs after the deletion: removes what is left of the council itself, so that a late event does not restore it. */
  readonly lastly?: (councilId: string) => Promise<void>;
}

interface Repositories {
  readonly erasures: WideCollection<ErasureDocument>;
}

const repositories = (scope: Scope): Repositories => ({ erasures: collectionAcrossCouncils(erasureModel, scope) });

/** The kind of the entries in the log of erasures. */
const COUNCIL = 'council';

const askFor = async (councilId: string, askedAt: Date, { erasures, erased }: Unit<Repositories>): Promise<void> => {
  erased.note(COUNCIL, councilId);
  const fields = { state: 'waiting', erased: {}, askedAt, doneAt: null };
  await erasures.updateOne({ _id: councilId }, { $setOnInsert: fields }, { upsert: true });
};

type Kit = Pick<ServiceKit, 'connection' | 'clock' | 'blobs' | 'units'> & { readonly name: string };

const added = (a: Record<string, number>, b: Record<string, number>): Record<string, number> => {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return Object.fromEntries(names.map((name) => [name, (lookup(a, name) ?? 0) + (lookup(b, name) ?? 0)]));
};

/** Marks the erasure as done and writes its event in one transaction. */
const finish = (kit: Kit, units: Units<Repositories>, councilId: string, erased: Record<string, number>) =>
  units.unitOfWorkAcrossCouncils(systemActor(kit.name), async ({ erasures, outbox }) => {
    const done = { state: 'done', erased, doneAt: kit.clock.now() };
    await erasures.updateOne({ _id: councilId }, { $set: done });
    await outbox.add(councilPurgedEvent, {
      aggregate: { type: 'council-erasure', id: councilId, revision: 1 },
      payload: { councilId, service: kit.name as ServiceName, erased },
    });
  });

const findWaiting = (units: Units<Repositories>): Promise<ErasureDocument[]> =>
  units.readerAcrossCouncils().erasures.find({ state: 'waiting' }, { sort: { askedAt: 1 }, limit: 1 });

const eraseNext = async (
  kit: Kit,
  units: Units<Repositories>,
  { first, lastly, ...holdings }: CouncilErasureOptions,
  signal: AbortSignal,
): Promise<boolean> => {
  const { erasures } = units.readerAcrossCouncils();
  const [waiting] = await findWaiting(units);
  if (!waiting) return false;
  const elsewhere = [...(holdings.elsewhere ?? []), { model: deadLetterModel, path: 'envelope.councilId' }];
  const before = (await first?.(waiting._id)) ?? {};
  const went = await eraseCouncilAcrossCouncils({ ...kit, signal }, { ...holdings, elsewhere }, waiting._id);
  const erased = added(waiting.erased, added(before, went));
  if (signal.aborted) {
    await erasures.updateOne({ _id: waiting._id }, { $set: { erased } });
    return false;
  }
  await lastly?.(waiting._id);
  await finish(kit, units, waiting._id, erased);
  return true;
};

/**
 * Erases all data of a council that is erased for good, and publishes the result. Consists of a consumer that takes the
 * order, and a job that runs the erasure and continues after a crash. Add both to the service's parts.
 */
export const councilErasure = (
  kit: Kit,
  options: CouncilErasureOptions,
): {
  readonly consumers: readonly BoundConsumer[];
  readonly job: JobDefinition;
  readonly replays: ErasureReplays;
} => {
  const units = kit.units(repositories);
  const onErased = consumer<Repositories, typeof councilErasedEvent>(
    `${kit.name}.erasures`,
    councilErasedEvent,
    (event, unit) => askFor(event.payload.councilId, new Date(event.occurredAt), unit),
  );
  const run = async ({ signal }: { signal: AbortSignal }): Promise<void> => {
    while (!signal.aborted && (await eraseNext(kit, units, options, signal)));
  };
  const nextDueAt = async (): Promise<Date | null> => {
    const [waiting] = await findWaiting(units);
    return waiting ? DUE_AT_ONCE : null;
  };
  /** The job erases it. A council that the restored database has erased has nothing left, and is not asked for again. */
  const orderAgain: EraseAgain = ({ id, at }) =>
    units.unitOfWorkAcrossCouncils(systemActor(kit.name), async (unit) => {
      if (await unit.erasures.find({ _id: id }, { limit: 1 }).then(([known]) => known)) return;
      await askFor(id, new Date(at), unit);
    });
  return {
    replays: { [COUNCIL]: orderAgain },
    consumers: bindConsumers(units, [onErased]),
    job: defineJob(`${kit.name}.erase-councils`, {
      every: ERASE_INTERVAL_MS,
      work: { nextDueAt, appearsIn: [erasureModel] },
      run,
    }),
  };
};
