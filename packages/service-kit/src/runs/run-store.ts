import { earliest } from '../jobs/earliest';
import type {
  Changes,
  CouncilCollection,
  Filter,
  Listed,
  NewDocument,
  Sort,
  WideCollection,
} from '../mongo/collection.types';
import type { CouncilDocument } from '../mongo/model';
import { MOVING_STATES, type RunKey } from './claimable-run.domain';

/** A run as the domain knows it. */
interface StoredRun extends RunKey {
  readonly revision: number;
}

/** A run as the database has it. */
interface RunDocument extends CouncilDocument {
  readonly state: string;
  readonly createdAt: Date;
}

type NewRun<S extends StoredRun> = Omit<S, 'id' | 'councilId' | 'revision'>;

interface Page {
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** The runs of one council. A save compares the revision, so that only one of two writers succeeds. */
export interface RunStore<S extends StoredRun> {
  add(run: NewRun<S>): Promise<S>;
  /** Throws not_found. */
  get(id: string): Promise<S>;
  find(id: string): Promise<S | null>;
  /** Throws stale_revision. */
  save(run: S): Promise<S>;
  remove(id: string): Promise<void>;
  /** Newest first. */
  list(page: Page): Promise<Listed<S>>;
}

interface StoreOptions<S extends StoredRun, D extends RunDocument> {
  readonly toRun: (document: D) => S;
  /** Fields for indexes, which only the database has. They are written with every save. */
  readonly derive?: (run: NewRun<S>) => Partial<D>;
  /** Which runs lists have. Without it they have all. */
  readonly listed?: Filter<D>;
}

export const createRunStore = <S extends StoredRun, D extends RunDocument>(
  runs: CouncilCollection<D>,
  { toRun, derive = () => ({}), listed = {} as Filter<D> }: StoreOptions<S, D>,
): RunStore<S> => ({
  add: async (run) => toRun(await runs.insert({ ...run, ...derive(run) } as unknown as NewDocument<D>)),
  get: async (id) => toRun(await runs.get(id)),
  find: async (id) => {
    const document = await runs.findOne({ _id: id } as Filter<D>);
    return document && toRun(document);
  },
  save: async ({ id, councilId: _, revision, ...fields }) =>
    toRun(await runs.compareAndSet(id, revision, { ...fields, ...derive(fields) } as unknown as Changes<D>)),
  remove: async (id) => void (await runs.delete(id)),
  list: async (page) => {
    const sort = { by: 'createdAt', direction: -1 } as const;
    const { items, nextCursor } = await runs.list({ filter: listed, sort, ...page });
    return { items: items.map(toRun), nextCursor };
  },
});

/** Queued and running runs without progress since `touchedBefore`. Index: `state`, `touchedAt`. */
export const listStalledRunsAcrossCouncils = <D extends CouncilDocument & { readonly touchedAt: Date }>(
  runs: Pick<WideCollection<D>, 'find'>,
  touchedBefore: Date,
): Promise<D[]> => {
  const stalled = { state: { $in: [...MOVING_STATES] }, touchedAt: { $lt: touchedBefore } };
  return runs.find(stalled as unknown as Filter<D>);
};

/**
 * The last progress of the queued or running run that has had none for longest. Null when none is moving. Index:
 * `state`, `touchedAt`.
 */
export const findOldestProgressAcrossCouncils = async <D extends CouncilDocument & { readonly touchedAt: Date }>(
  runs: Pick<WideCollection<D>, 'find'>,
): Promise<Date | null> => {
  const oldestOf = (state: string) =>
    runs.find({ state } as unknown as Filter<D>, { sort: { touchedAt: 1 } as unknown as Sort<D>, limit: 1 });
  const oldest = await Promise.all(MOVING_STATES.map(oldestOf));
  return earliest(oldest.flat().map(({ touchedAt }) => touchedAt));
};
