import type { Changes, CouncilCollection, Filter, NewDocument } from '../mongo/collection.types';
import type { CouncilDocument } from '../mongo/model';
import type { PostponableRun } from './postponable-run.domain';

type NewRun<S extends PostponableRun> = Omit<S, 'councilId' | 'revision'>;

/** Each owner, such as a campaign, has one run: the latest. */
export interface LatestRunStore<S extends PostponableRun> {
  find(ownerId: string): Promise<S | null>;
  findById(runId: string): Promise<S | null>;
  /** Replaces the previous run. Throws when somebody else has started one. */
  begin(run: NewRun<S>, before: S | null): Promise<S>;
  /** Throws stale_revision. */
  save(run: S): Promise<S>;
}

/** The parts that the model of such runs has besides the fields of the feature. */
export const latestRunModel = {
  fields: {
    councilId: String,
    revision: Number,
    runId: String,
    state: String,
    error: { type: String, default: null },
    retryAt: { type: Date, default: null },
    attempts: Number,
    actor: Object,
    createdAt: Date,
    touchedAt: Date,
    finishedAt: { type: Date, default: null },
  },
  indexes: [
    { keys: { councilId: 1, runId: 1 }, serves: 'the run by its id' },
    { keys: { state: 1, touchedAt: 1 }, serves: 'listStalledAcrossCouncils, findOldestProgressAcrossCouncils' },
  ],
} as const;

interface StoreOptions<S extends PostponableRun, D> {
  readonly toRun: (document: D) => S;
  /** The id of the document is that of the owner. */
  readonly toDocument: (run: NewRun<S>) => { readonly _id: string };
}

export const createLatestRunStore = <S extends PostponableRun, D extends CouncilDocument & { readonly runId: string }>(
  runs: CouncilCollection<D>,
  { toRun, toDocument }: StoreOptions<S, D>,
): LatestRunStore<S> => {
  const findOne = async (filter: unknown): Promise<S | null> => {
    const document = await runs.findOne(filter as Filter<D>);
    return document && toRun(document);
  };
  const replace = async (run: NewRun<S>, revision: number): Promise<S> => {
    const { _id, ...fields } = toDocument(run);
    return toRun(await runs.compareAndSet(_id, revision, fields as unknown as Changes<D>));
  };
  return {
    find: (ownerId) => findOne({ _id: ownerId }),
    findById: (runId) => findOne({ runId }),
    begin: async (run, before) =>
      before ? replace(run, before.revision) : toRun(await runs.insert(toDocument(run) as unknown as NewDocument<D>)),
    save: ({ councilId: _, revision, ...run }) => replace(run as NewRun<S>, revision),
  };
};
