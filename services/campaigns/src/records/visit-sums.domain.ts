import type { VisitCounts, VisitGroups } from './visit.repository';

interface Tree {
  readonly [name: string]: number | Tree;
}

const isNumber = (value: number | Tree | undefined): value is number => typeof value === 'number';

/** Counters by the path that leads to them: `views`, `deviceTypes.mobile.views`. */
export const flatCounters = (tree: object, prefix = ''): Record<string, number> =>
  Object.fromEntries(
    Object.entries(tree as Tree).flatMap(([name, value]) =>
      isNumber(value) ? [[`${prefix}${name}`, value]] : Object.entries(flatCounters(value, `${prefix}${name}.`)),
    ),
  );

const addTo = (known: number | Tree = 0, value: number | Tree): number | Tree => {
  if (isNumber(value)) return isNumber(known) ? known + value : value;
  return addTrees(isNumber(known) ? {} : known, value);
};

const addTrees = (one: Tree, other: Tree): Tree => {
  const sum: Record<string, number | Tree> = { ...one };
  for (const [name, value] of Object.entries(other)) sum[name] = addTo(sum[name], value);
  return sum;
};

export type VisitSum = VisitCounts & Required<VisitGroups>;

export const noVisits: VisitSum = {
  views: 0,
  starts: 0,
  completes: 0,
  abandons: 0,
  deviceTypes: {},
  browserFamilies: {},
  referrerTypes: {},
  stops: {},
};

/** Adds counters of the same place. */
export const addVisits = (sum: VisitSum, counts: VisitCounts & VisitGroups): VisitSum =>
  addTrees(sum as unknown as Tree, counts as unknown as Tree) as unknown as VisitSum;
