import type { Columns } from './columns';
import { itemAt, valueAt } from './growing';
import { occurringIn, type Postings, postingsOf } from './postings';

/** Shorter texts are alike by chance. */
const MIN_WORDS = 5;
/** Shingles and pairs that more responses have say nothing about two of them. */
const MAX_FREQUENCY = 40;
/** So many earlier responses are looked at for each, those that share most. */
const MAX_CANDIDATES = 6;
const MIN_SHARED = 2;
/** Neighbouring pairs of words depend on each other, so what they say together is less than their sum. */
const DEPENDENCE = 0.5;
/** Natural logarithms of odds: of the closed answers for themselves, and of everything. */
const MIN_AGREEMENT = 0;
const MIN_EVIDENCE = 3;
/** How likely an answer of a copy differs from the original's. */
const CHANGED = 0.2;
const MIN_SHARE = 1e-4;
/** A text is close to another from this share of its rare pairs on. */
const MIN_SIMILARITY = 0.3;

export interface Twins {
  /** The earlier row to whose texts those of a row are close; -1 without. */
  readonly twinOf: (row: number) => number;
  /** Rows that repeat an earlier one: texts nearly, closed answers more than by chance. In order. */
  readonly copies: readonly number[];
}

/** Twins that can be looked for among rows that came later. */
export interface TwinSearch {
  /**
   * @param rows all rows, in order
   * @param fresh those of them that are compared with the ones before them, in order
   * @param skip rows that are not compared, since they belong to a group by their texts already
   */
  readonly search: (rows: Uint32Array, fresh: Uint32Array, skip: (row: number) => boolean) => void;
  readonly twins: () => Twins;
}

/** The share of each value of each closed question. */
const sharesOf = (columns: Columns): ((question: number, code: number) => number) => {
  const closed = columns.closed.values();
  const rows = columns.number.length();
  const counts = Array.from({ length: columns.questions }, () => new Map<number, number>());
  for (let place = 0; place < rows * columns.questions; place += 1) {
    const list = counts[place % columns.questions];
    const code = itemAt(closed, place);
    list?.set(code, (list.get(code) ?? 0) + 1);
  }
  return (question, code) => Math.max(MIN_SHARE, (counts[question]?.get(code) ?? 0) / Math.max(1, rows));
};

/**
 * How much more likely the closed answers of two responses are when one is a copy of the other, as natural logarithm of
 * odds: an equal rare answer says more than an equal frequent one.
 */
const agreementBy = (columns: Columns): ((row: number, other: number) => number) => {
  const shareOf = sharesOf(columns);
  return (row, other) => {
    const closed = columns.closed.values();
    let evidence = 0;
    for (let question = 0; question < columns.questions; question += 1) {
      const code = itemAt(closed, row * columns.questions + question);
      const isEqual = code === itemAt(closed, other * columns.questions + question);
      evidence += isEqual ? Math.log((1 - CHANGED) / shareOf(question, code) + CHANGED) : Math.log(CHANGED);
    }
    return evidence;
  };
};

/** The common part of two texts, as pairs of words weighted by how rare they are. Source: Spärck Jones (1972). */
const resemblanceBy = (columns: Columns, total: number) => {
  const { items, starts, frequency } = columns.pairs;
  const [all, from, counts] = [items.values(), starts.values(), frequency.values()];
  const pairsOf = (row: number): Uint32Array =>
    all.subarray(itemAt(from, row * columns.texts), itemAt(from, (row + 1) * columns.texts));
  const weightOf = (pair: number): number => Math.log(total / Math.max(1, (counts[pair] ?? 1) - 1));
  return (row: number, other: number): { weight: number; share: number } => {
    const theirs = new Set(pairsOf(other));
    let weight = 0;
    let most = 0;
    for (const pair of pairsOf(row)) {
      most += weightOf(pair);
      if (theirs.has(pair)) weight += weightOf(pair);
    }
    return { weight, share: most > 0 ? weight / most : 0 };
  };
};

const hasLongText = (columns: Columns, row: number): boolean =>
  columns.length
    .values()
    .subarray(row * columns.texts, (row + 1) * columns.texts)
    .some((length) => length >= MIN_WORDS);

/** The earlier rows that share most rare shingles and pairs with each of the fresh rows. */
const candidatesBy = (columns: Columns, compared: Uint32Array, fresh: Uint32Array): ((row: number) => number[]) => {
  const isAll = fresh.length === compared.length;
  const sources = [columns.shingles, columns.pairs].map((lists) => ({
    lists,
    postings: postingsOf(
      lists,
      compared,
      columns.texts,
      MAX_FREQUENCY,
      isAll ? undefined : occurringIn(lists, fresh, columns.texts),
    ),
  }));
  const numbers = columns.number.values();
  const numberOf = (row: number): number => itemAt(numbers, row);
  const counts = new Map<number, number>();
  const count = (row: number, others: ReturnType<Postings['rowsOf']>): void => {
    for (const other of others) {
      if (numberOf(other) >= numberOf(row)) return;
      counts.set(other, (counts.get(other) ?? 0) + 1);
    }
  };
  return (row) => {
    counts.clear();
    for (const { lists, postings } of sources) {
      const starts = lists.starts.values();
      const until = itemAt(starts, (row + 1) * columns.texts);
      for (let item = itemAt(starts, row * columns.texts); item < until; item += 1)
        count(row, postings.rowsOf(lists.items.values()[item] ?? 0));
    }
    return [...counts]
      .filter(([, shared]) => shared >= MIN_SHARED)
      .sort(([a, some], [b, more]) => more - some || numberOf(a) - numberOf(b))
      .slice(0, MAX_CANDIDATES)
      .map(([other]) => other);
  };
};

/** People who notice a slip, or see no confirmation, answer again soon. */
const SOON_MS = 60 * 60_000;

/** Whether two responses of one device, soon after each other or with the same answers, are probably one person who answered twice. */
const isSamePerson = (columns: Columns, row: number, other: number): boolean => {
  const closed = columns.closed.values();
  const answers = (of: number): string =>
    closed.subarray(of * columns.questions, (of + 1) * columns.questions).join(' ');
  return (
    columns.device.values()[row] === columns.device.values()[other] &&
    columns.browser.values()[row] === columns.browser.values()[other] &&
    (answers(row) === answers(other) ||
      valueAt(columns.at.values(), row) - valueAt(columns.at.values(), other) <= SOON_MS)
  );
};

/** Leaves out responses that were repeated once only, with every answer and device the same: people do that. */
const withoutRepeats = (columns: Columns, copies: readonly number[], twinOf: Twins['twinOf']): number[] => {
  const families = new Map<number, number>();
  const rootOf = (row: number): number => {
    let root = row;
    while (twinOf(root) >= 0) root = twinOf(root);
    return root;
  };
  for (const row of copies) families.set(rootOf(row), (families.get(rootOf(row)) ?? 0) + 1);
  return copies.filter((row) => (families.get(rootOf(row)) ?? 0) > 1 || !isSamePerson(columns, row, twinOf(row)));
};

/**
 * Responses whose written answers repeat those of an earlier one with small changes. Candidates share rare shingles or pairs of
 * words. How alike two are is weighed against how many earlier ones there are to be alike to.
 * Sources: Broder (1997), On the resemblance and containment of documents; Fellegi and Sunter (1969), A theory for record
 * linkage, for the sum of evidence by the rarity of what agrees.
 * How frequent answers are is learned from the rows that are there at the beginning.
 */
export const createTwinSearch = (columns: Columns): TwinSearch => {
  const agreement = agreementBy(columns);
  const originals = new Map<number, number>();
  const copies: number[] = [];
  const twinOf = (row: number): number => originals.get(row) ?? -1;
  return {
    search: (rows, fresh, skip) => {
      const compared = rows.filter((row) => !skip(row));
      const searched = fresh.filter((row) => !skip(row));
      const prior = Math.log(Math.max(2, compared.length));
      const candidatesOf = candidatesBy(columns, compared, searched);
      const resemblance = resemblanceBy(columns, Math.max(2, rows.length));
      const bestOf = (row: number): { other: number; evidence: number; answers: number } => {
        let best = { other: -1, evidence: Number.NEGATIVE_INFINITY, answers: 0 };
        for (const other of candidatesOf(row)) {
          const { weight, share } = resemblance(row, other);
          const answers = agreement(row, other);
          const evidence = DEPENDENCE * weight + answers - prior;
          if (share >= MIN_SIMILARITY && evidence > best.evidence) best = { other, evidence, answers };
        }
        return best;
      };
      const compare = (row: number): void => {
        const { other, evidence, answers } = bestOf(row);
        if (evidence < MIN_EVIDENCE) return;
        originals.set(row, other);
        if (answers >= MIN_AGREEMENT) copies.push(row);
      };
      for (const row of searched) if (hasLongText(columns, row)) compare(row);
    },
    twins: () => ({ twinOf, copies: withoutRepeats(columns, copies, twinOf) }),
  };
};
