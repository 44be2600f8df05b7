import type { Options } from 'mingo/types';
import { CommandError } from '../errors';
import type { Plan } from '../query/plan';
import type { Collection, View } from '../storage/model';
import type { Store } from '../storage/store';
import type { SortSpec } from '../values/paths';
import { type Doc, isDoc } from '../values/values';
import { mingoContext } from './mingo-context';

/** What the execution of one command needs. */
export interface Context {
  readonly store: Store;
  readonly view: View;
  readonly db: string;
  readonly variables?: Doc;
  /** When the command's maxTimeMS runs out, in milliseconds since 1970. */
  readonly deadline?: number;
  readonly onPlan?: (plan: Plan) => void;
}

export const mingoOptions = (context: Context): Partial<Options> => ({
  useStrictMode: true,
  // mingo builds $setWindowFields from $function; scripts of clients are refused before they get here.
  scriptEnabled: true,
  context: mingoContext,
  variables: context.variables ?? {},
  collectionResolver: (name) => {
    const collection = context.store.catalogue.find(context.db, name);
    return collection ? [...context.view.all(collection)].map((record) => record.doc) : [];
  },
});

export const sortSpec = (sort: unknown): SortSpec =>
  isDoc(sort)
    ? Object.entries(sort).map(([field, direction]) => {
        if (isDoc(direction))
          throw new CommandError(2, 'BadValue', `sort by ${Object.keys(direction).join()} is not supported`);
        return [field, Number(direction) < 0 ? -1 : 1] as const;
      })
    : [];

const rowsBetweenChecks = 128;
/** Passes rows on until the command's time is over. */
export function* withinTime<T>(rows: Iterable<T>, deadline: number | undefined): Iterable<T> {
  let seen = 0;
  for (const row of rows) {
    seen++;
    if (deadline && seen % rowsBetweenChecks === 0 && Date.now() > deadline) {
      throw new CommandError(50, 'MaxTimeMSExpired', 'operation exceeded time limit');
    }
    yield row;
  }
}

export const collectionNamed = (context: Context, name: string): Collection | undefined =>
  context.store.catalogue.find(context.db, name);
