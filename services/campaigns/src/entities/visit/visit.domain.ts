import { type browserFamilies, type deviceTypes, dictionary, type referrerTypes } from '@folkmoot/contracts';

/** Counts of events on the public page of a campaign. */
export interface VisitCounts {
  readonly views: number;
  readonly starts: number;
  readonly completes: number;
  readonly abandons: number;
}

type Group<K extends string> = Readonly<Partial<Record<K, Partial<VisitCounts>>>>;

/** The same visits by one property at a time, and where people stopped. */
export interface VisitGroups {
  readonly deviceTypes?: Group<(typeof deviceTypes)[number]>;
  readonly browserFamilies?: Group<(typeof browserFamilies)[number]>;
  readonly referrerTypes?: Group<(typeof referrerTypes)[number]>;
  /** Abandoned visits by the visible question. */
  readonly stops?: Readonly<Record<string, number>>;
  /** Responses by the QR code that people came by. */
  readonly codes?: Readonly<Record<string, number>>;
}

/** Responses of a local day by one QR code. */
export interface CodeDay {
  readonly day: string;
  readonly codeId: string;
  readonly responses: number;
}

interface Tree {
  readonly [name: string]: number | Tree;
}

const isNumber = (value: number | Tree | undefined): value is number => typeof value === 'number';

/** Flat counters with their path as key: `views`, `deviceTypes.mobile.views`. */
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

const addTrees = (a: Tree, b: Tree): Tree => {
  const sum = dictionary<number | Tree>(a);
  for (const [name, value] of Object.entries(b)) sum[name] = addTo(sum[name], value);
  return sum;
};

export type VisitSum = VisitCounts & Required<Omit<VisitGroups, 'codes'>>;

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

/** Adds counters of the same path. */
export const addVisits = (sum: VisitSum, counts: VisitCounts & VisitGroups): VisitSum =>
  addTrees(sum as unknown as Tree, counts as unknown as Tree) as unknown as VisitSum;
