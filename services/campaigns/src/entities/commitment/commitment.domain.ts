import {
  type CommitmentPatch,
  type CommitmentResponse,
  type Commitment as CommitmentView,
  DomainError,
  MAX_COMMITMENT_CHANGES,
  MAX_COMMITMENTS,
  openCommitmentResponses,
} from '@folkmoot/contracts';

/** The response of the council at a time. */
interface ResponseChange {
  readonly at: Date;
  readonly by: string;
  readonly response: CommitmentResponse;
  readonly note: string;
}

/** Says what people said, and what the council does about it. */
export interface Commitment {
  readonly id: string;
  readonly themeId: string | null;
  readonly sentence: string;
  /** As the council counted. Null with a theme. */
  readonly said: number | null;
  readonly response: CommitmentResponse;
  readonly because: string;
  readonly owner: string;
  /** A local day. */
  readonly dueOn: string | null;
  /** The newest last. */
  readonly history: readonly ResponseChange[];
  readonly links: CommitmentView['links'];
  readonly isPublic: boolean;
  readonly revision: number;
}

/** The number of a theme on the public page; null while it is hidden. */
export interface PrintedCount {
  readonly themeId: string;
  readonly said: number | null;
}

/** The commitments of a campaign, in the order of the page. */
export interface Commitments {
  readonly campaignId: string;
  readonly points: readonly Commitment[];
  /** Contains every theme that ever was on the page: a printed number must not lead to a hidden difference. */
  readonly printed: readonly PrintedCount[];
  /** When themes are counted again. Null without themes on the page. */
  readonly dueAt: Date | null;
  /** The earliest day by which something is due that is not done. */
  readonly openDueOn: string | null;
  /** 0 before the first commitment. */
  readonly revision: number;
}

/** How many responses raise each theme, by its current id. */
export interface ThemeCounts {
  readonly themes: readonly { readonly id: string; readonly name: string; readonly responses: number }[];
  /** The current id of a theme, through merges; null for a removed one. */
  readonly themeOf: (id: string) => string | null;
}

const COUNT_AGAIN_MS = 600_000;

export const noCommitments = (campaignId: string): Commitments => ({
  campaignId,
  points: [],
  printed: [],
  dueAt: null,
  openDueOn: null,
  revision: 0,
});

const isOpen = ({ response }: Commitment): boolean => openCommitmentResponses.includes(response);

/** Throws commitment_reason_missing. */
const checked = (point: Commitment): Commitment => {
  if (point.response === 'not_doing' && point.because === '') throw new DomainError('commitment_reason_missing');
  return point.themeId === null ? point : { ...point, said: null };
};

const withPoints = (list: Commitments, points: readonly Commitment[]): Commitments => {
  const days = points.filter(isOpen).flatMap(({ dueOn }) => dueOn ?? []);
  return { ...list, points, openDueOn: days.sort()[0] ?? null };
};

/** Throws commitment_limit and commitment_reason_missing. */
export const withCommitment = (list: Commitments, point: Commitment): Commitments => {
  if (list.points.length >= MAX_COMMITMENTS) throw new DomainError('commitment_limit');
  return withPoints(list, [...list.points, checked(point)]);
};

/** Throws not_found. */
export const commitmentIn = ({ points }: Pick<Commitments, 'points'>, id: string): Commitment => {
  const point = points.find((each) => each.id === id);
  if (!point) throw new DomainError('not_found');
  return point;
};

/** Puts an item to another place. The others keep their order. */
export const moved = <T>(items: readonly T[], item: T, position: number): T[] => {
  const others = items.filter((each) => each !== item);
  return [...others.slice(0, position), item, ...others.slice(position)];
};

interface Change {
  readonly patch: CommitmentPatch;
  readonly by: string;
  readonly now: Date;
}

/** The newest lines, and the first. */
const keptHistory = (history: readonly ResponseChange[]): readonly ResponseChange[] =>
  history.length <= MAX_COMMITMENT_CHANGES
    ? history
    : [...history.slice(0, 1), ...history.slice(history.length - MAX_COMMITMENT_CHANGES + 1)];

const changedPoint = (point: Commitment, { patch, by, now }: Change): Commitment => {
  const { id: _, revision: __, position: ___, note = '', ...fields } = patch;
  const written = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const next: Commitment = { ...point, ...written, revision: point.revision + 1 };
  const isNews = next.response !== point.response || note !== '';
  const change = { at: now, by, response: next.response, note };
  return checked(isNews ? { ...next, history: keptHistory([...point.history, change]) } : next);
};

/** Throws not_found, stale_revision and commitment_reason_missing. */
export const withChange = (list: Commitments, change: Change): Commitments => {
  const { id, revision, position } = change.patch;
  const point = commitmentIn(list, id);
  if (point.revision !== revision) throw new DomainError('stale_revision');
  const next = changedPoint(point, change);
  const points = list.points.map((each) => (each === point ? next : each));
  return withPoints(list, position === undefined ? points : moved(points, next, position));
};

/** Throws not_found. */
export const withoutCommitment = (list: Commitments, id: string): Commitments => {
  const point = commitmentIn(list, id);
  return withPoints(
    list,
    list.points.filter((each) => each !== point),
  );
};

/**
 * The number of a theme for the public page. A small number is hidden. A number that differs from the printed one by few
 * people is not printed either: the difference would say what these people think.
 */
export const printedCount = (printed: number | null, counted: number, smallest: number): number | null => {
  if (printed !== null && Math.abs(counted - printed) < smallest) return printed;
  return counted < smallest ? null : counted;
};

/** How many responses raise a theme; null for one that is gone. */
export const countOf = ({ themes, themeOf }: ThemeCounts, id: string): number | null => {
  const current = themeOf(id);
  return current === null ? null : (themes.find((theme) => theme.id === current)?.responses ?? 0);
};

const printedFor = (list: Commitments, counts: ThemeCounts, smallest: number): PrintedCount[] => {
  const known = new Map(list.printed.map(({ themeId, said }) => [themeId, said]));
  const shown = list.points.flatMap(({ isPublic, themeId }) => (isPublic && themeId !== null ? [themeId] : []));
  for (const themeId of shown) {
    const counted = countOf(counts, themeId);
    if (counted !== null) known.set(themeId, printedCount(known.get(themeId) ?? null, counted, smallest));
  }
  return [...known].map(([themeId, said]) => ({ themeId, said }));
};

interface Counting {
  readonly counts: ThemeCounts;
  readonly smallest: number;
  readonly now: Date;
}

/** A merged theme is the one that took it in, so that one theme never has two printed numbers. */
const withCurrentThemes = (list: Commitments, { themeOf }: ThemeCounts): Commitments => {
  const currentOf = (id: string): string => themeOf(id) ?? id;
  const printed = new Map(list.printed.map(({ themeId, said }) => [currentOf(themeId), said]));
  return {
    ...list,
    points: list.points.map((point) =>
      point.themeId === null ? point : { ...point, themeId: currentOf(point.themeId) },
    ),
    printed: [...printed].map(([themeId, said]) => ({ themeId, said })),
  };
};

/** With the public numbers as the answers are now. */
export const withCounts = (known: Commitments, { counts, smallest, now }: Counting): Commitments => {
  const list = withCurrentThemes(known, counts);
  const hasThemes = list.points.some(({ isPublic, themeId }) => isPublic && themeId !== null);
  return {
    ...list,
    printed: printedFor(list, counts, smallest),
    dueAt: hasThemes ? new Date(now.getTime() + COUNT_AGAIN_MS) : null,
  };
};
