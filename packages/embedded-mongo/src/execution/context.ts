import { badValue, CommandError } from '../errors';
import type { Plan } from '../query/plan';
import type { Collection, View } from '../storage/model';
import type { Store } from '../storage/store';
import type { SortSpec } from '../values/paths';
import { type Doc, isDoc, isNumeric } from '../values/values';

/** Everything that the execution of one command needs. */
export interface Context {
  readonly store: Store;
  readonly view: View;
  readonly db: string;
  readonly variables?: Doc;
  /** When the command's maxTimeMS runs out, in milliseconds since 1970. */
  readonly deadline?: number;
  readonly onPlan?: (plan: Plan) => void;
}

const directionOf = (field: string, direction: unknown): 1 | -1 => {
  if (isDoc(direction)) throw badValue(`sort of '${field}' by ${Object.keys(direction).join()} is not supported`);
  const number = isNumeric(direction) ? Number(direction) : 0;
  if (number === 1 || number === -1) return number;
  const message = `$sort key ordering must be 1 (for ascending) or -1 (for descending), not for '${field}'`;
  throw new CommandError(15975, 'Location15975', message);
};
/** A sort as it was asked for; throws BadValue for anything but 1 and -1. */
export const sortSpec = (sort: unknown): SortSpec =>
  isDoc(sort) ? Object.entries(sort).map(([field, direction]) => [field, directionOf(field, direction)] as const) : [];

export const collectionNamed = (context: Context, name: string): Collection | undefined =>
  context.store.catalogue.find(context.db, name);
