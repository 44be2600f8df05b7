import {
  DEFAULT_WEIGHT_BOUNDS,
  lookup,
  MAX_WEIGHT_BOUND,
  type PopulationDimension,
  type Weighting,
  type WeightingChoice,
  type WeightingReason,
  type WeightingStatus,
} from '@folkmoot/contracts/client';

/** Percent of each category, as typed; null while a field is empty. */
export type Shares = Readonly<Record<string, number | null>>;
type Merges = Readonly<Record<string, string>>;

export const boundKinds = ['usual', 'own', 'none'] as const;
export type BoundKind = (typeof boundKinds)[number];

export interface Bounds {
  readonly kind: BoundKind;
  readonly low: number | null;
  readonly high: number | null;
}

/** The fields of the form. */
export interface WeightingDraft {
  readonly isOn: boolean;
  readonly dimensionIds: readonly string[];
  readonly bounds: Bounds;
  /** Shares to use instead of the population, by dimension. */
  readonly shares: Readonly<Record<string, Shares>>;
  readonly merges: Readonly<Record<string, Merges>>;
}

export const usualBounds: Bounds = { kind: 'usual', ...DEFAULT_WEIGHT_BOUNDS };

const boundsOf = (trim: WeightingChoice['trim']): Bounds => {
  if (trim === null) return { ...usualBounds, kind: 'none' };
  const isUsual = trim.low === usualBounds.low && trim.high === usualBounds.high;
  return isUsual ? usualBounds : { kind: 'own', ...trim };
};

const HUNDRED = 100;
/** Decimals that a share of 1 keeps. */
const SHARE_DIGITS = 8;

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

type Tables<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** Tables by dimension with other values. Empty tables are left out. */
const mapTables = <T, R>(tables: Tables<T>, change: (value: T) => R): Record<string, Record<string, R>> =>
  Object.fromEntries(
    Object.entries(tables)
      .map(([id, table]): [string, [string, R][]] => [
        id,
        Object.entries(table).map(([key, value]): [string, R] => [key, change(value)]),
      ])
      .filter(([, entries]) => entries.length > 0)
      .map(([id, entries]) => [id, Object.fromEntries(entries)]),
  );

export const draftOf = ({ isOn, dimensionIds, trim, targets, merges }: WeightingChoice): WeightingDraft => ({
  isOn,
  dimensionIds,
  // A campaign that was never weighted has no choice yet.
  bounds: dimensionIds.length === 0 && trim === null ? usualBounds : boundsOf(trim),
  shares: mapTables(targets ?? {}, (share) => rounded(share * HUNDRED, SHARE_DIGITS - 2)),
  merges: merges ?? {},
});

const orNone = <T extends object>(tables: T): T | undefined => (Object.keys(tables).length === 0 ? undefined : tables);

export const choiceOf = ({ isOn, dimensionIds, bounds, shares, merges }: WeightingDraft): WeightingChoice => {
  const targets = orNone(mapTables(shares, (percent) => rounded((percent ?? 0) / HUNDRED, SHARE_DIGITS)));
  const merged = orNone(mapTables(merges, (into) => into));
  const { low, high } = bounds;
  return {
    isOn,
    dimensionIds: [...dimensionIds],
    trim: bounds.kind === 'none' || low === null || high === null ? null : { low, high },
    ...(targets && { targets }),
    ...(merged && { merges: merged }),
  };
};

/** Whether one can see what the numbers mean: the mean weight is 1. */
export const areBoundsValid = ({ kind, low, high }: Bounds): boolean =>
  kind === 'none' || (low !== null && high !== null && low >= 0 && low <= 1 && high >= 1 && high <= MAX_WEIGHT_BOUND);

export const sumOf = (shares: Shares): number =>
  rounded(
    Object.values(shares).reduce<number>((sum, percent) => sum + (percent ?? 0), 0),
    2,
  );

/** Shares may miss 100 % by rounding; the server accepts as much. */
const LARGEST_ROUNDING = 0.05;

export const addsUp = (shares: Shares): boolean => Math.abs(sumOf(shares) - HUNDRED) <= LARGEST_ROUNDING;

const SHOWN_DIGITS = 2;

/** Numbers in the same relation that add up to 100. The largest one takes what rounding leaves over. */
export const scaled = (shares: Shares): Shares => {
  const entries = Object.entries(shares).map(([id, percent]): [string, number] => [id, percent ?? 0]);
  const sum = entries.reduce((total, [, percent]) => total + percent, 0);
  if (sum <= 0) return shares;
  const all = entries.map(([id, percent]): [string, number] => [id, rounded((percent / sum) * HUNDRED, SHOWN_DIGITS)]);
  const rest = HUNDRED - all.reduce((total, [, percent]) => total + percent, 0);
  const largest = Math.max(...all.map(([, percent]) => percent));
  const place = all.findIndex(([, percent]) => percent === largest);
  return Object.fromEntries(
    all.map(([id, percent], index) => [id, index === place ? rounded(percent + rest, SHOWN_DIGITS) : percent]),
  );
};

type Categories = Pick<PopulationDimension, 'categories'>;

export const knowsPeople = ({ categories }: Categories): boolean =>
  categories.length > 0 && categories.every(({ people }) => people !== null) && categories.some(({ people }) => people);

/** Shares of the population, to begin with; empty fields where they are not known. */
export const sharesOfPeople = (dimension: Categories): Shares => {
  const { categories } = dimension;
  if (!knowsPeople(dimension)) return Object.fromEntries(categories.map(({ id }) => [id, null]));
  return scaled(Object.fromEntries(categories.map(({ id, people }) => [id, people])));
};

/** The same tables with, or without, one of a dimension. */
export const withTable = <T>(tables: Tables<T>, id: string, table: Readonly<Record<string, T>> | null): Tables<T> => ({
  ...Object.fromEntries(Object.entries(tables).filter(([each]) => each !== id)),
  ...(table && Object.keys(table).length > 0 ? { [id]: table } : {}),
});

/** The category that one is counted in, over several merges. */
const rootOf = (merges: Merges, id: string): string => {
  const seen = new Set<string>();
  let into = id;
  while (!seen.has(into)) {
    seen.add(into);
    into = lookup(merges, into) ?? into;
  }
  return into;
};

/** The categories that one can be counted in. Not those that are counted in it themselves. */
export const targetsOf = (merges: Merges, categories: PopulationDimension['categories'], id: string) =>
  categories.filter((category) => category.id !== id && rootOf(merges, category.id) !== id);

export const withMerge = (
  { merges }: Pick<WeightingDraft, 'merges'>,
  dimensionId: string,
  from: string,
  into: string | null,
): Pick<WeightingDraft, 'merges'> => {
  const others = Object.entries(lookup(merges, dimensionId) ?? {}).filter(([id]) => id !== from);
  const table = Object.fromEntries(into === null ? others : [...others, [from, into]]);
  return { merges: withTable(merges, dimensionId, table) };
};

export const withoutDimension = ({ dimensionIds }: Pick<WeightingDraft, 'dimensionIds'>, dimensionId: string) => ({
  dimensionIds: dimensionIds.filter((id) => id !== dimensionId),
});

/** The first choice: every linked dimension whose people are known. */
export const firstChoice = (
  { linkedDimensionIds }: Pick<Weighting, 'linkedDimensionIds'>,
  dimensions: readonly PopulationDimension[],
): string[] =>
  dimensions
    .filter((dimension) => linkedDimensionIds.includes(dimension.id) && knowsPeople(dimension))
    .map(({ id }) => id);

const isThere = (status: Pick<WeightingStatus, 'reasons'> | undefined, code: WeightingReason['code']): boolean =>
  status?.reasons.some((reason) => reason.code === code) ?? false;

export const isCounting = (status: Pick<WeightingStatus, 'reasons'> | undefined): boolean =>
  isThere(status, 'counting');

/** Weighting is off, or these answers are never weighted: nothing to say about weights. */
export const isSilent = (status: Pick<WeightingStatus, 'reasons'> | undefined): boolean =>
  status === undefined || isThere(status, 'off') || isThere(status, 'imported_series');

/** A reason, with all the categories that it is about. */
export interface Refusal {
  readonly reason: WeightingReason;
  readonly categoryIds: readonly string[];
}

/** Reasons in their order. Unknown people of several categories are one of them. */
export const refusalsOf = (reasons: readonly WeightingReason[]): Refusal[] => {
  const refusals = new Map<string, Refusal>();
  for (const [index, reason] of reasons.entries()) {
    const { code, round, dimensionId, categoryId } = reason;
    const key = code === 'population_unknown' ? `${code} ${round} ${dimensionId}` : String(index);
    const known = refusals.get(key)?.categoryIds ?? [];
    refusals.set(key, { reason, categoryIds: categoryId === undefined ? known : [...known, categoryId] });
  }
  return [...refusals.values()];
};

/** Whether the usual bounds would make the design effect acceptable. */
export const wouldTrimmingHelp = ({ trimmedDesignEffect, mostDesignEffect }: WeightingReason): boolean =>
  trimmedDesignEffect !== undefined && mostDesignEffect !== undefined && trimmedDesignEffect <= mostDesignEffect;

/** Names of dimensions and categories. Ids of removed ones have none. */
export const namesIn = (dimensions: readonly PopulationDimension[] = []) => {
  const dimension = (id: string | undefined) => dimensions.find((each) => each.id === id);
  return {
    all: dimensions,
    dimension,
    nameOf: (id: string | undefined): string | null => dimension(id)?.name ?? null,
    categoryOf: (id: string | undefined, categoryId: string | null | undefined): string | null =>
      dimension(id)?.categories.find((each) => each.id === categoryId)?.name ?? null,
  };
};
export type Names = ReturnType<typeof namesIn>;
