import type { QuestionResult } from '@folkmoot/contracts/client';
import { percentOf } from './question-type';

/** How an area's share of the answers compares with its share of the residents; `early` while too few have answered. */
export type AreaBalance = 'over' | 'under' | 'even' | 'early';
/** How far an area is with the responses that are wanted of it. */
export type AreaQuota = 'reached' | 'on_way' | 'short';

export interface Area {
  /** The option's id, by which one filters. */
  readonly value: string;
  readonly label: string;
  readonly responses: number;
  /** Whole percent of those who answered the question, as its result says it; null while nobody has. */
  readonly answersPercent: number | null;
  /** Whole percent of those who named an area, to be compared with the residents; null while nobody has. */
  readonly percent: number | null;
  /** Whole percent of the residents; null while the number of some area is not known. */
  readonly residentsPercent: number | null;
  /** The area's part of the target; null without a target or without residents. */
  readonly wanted: number | null;
  readonly balance: AreaBalance | null;
  readonly quota: AreaQuota | null;
}

/** Responses that are in none of the areas: outside all of them, or without an answer. */
export interface OutsideAreas {
  readonly is: 'elsewhere' | 'unanswered';
  readonly responses: number;
  /** Null for those who did not answer. */
  readonly answersPercent: number | null;
}

export interface Areas {
  readonly questionId: string;
  readonly title: string;
  /** Responses that named an area. */
  readonly base: number;
  readonly unanswered: number;
  /** Answers that are none of the council's divisions: "outside the area". */
  readonly elsewhere: number;
  /** Whether the residents of some area are not known. */
  readonly lacksResidents: boolean;
  readonly rows: readonly Area[];
  /** Those that there are. */
  readonly outside: readonly OutsideAreas[];
  /** All responses, where the rows add up to them; null where one person can name several areas. */
  readonly all: number | null;
}

export interface AreasAsked {
  readonly results: readonly QuestionResult[];
  readonly responses: number;
  /** The council's geographical divisions, and how many live in those of which it is known. */
  readonly divisions: readonly string[];
  readonly residents: readonly { readonly division: string; readonly residents: number }[];
  /** Responses wanted of all areas together; null for no target. */
  readonly target: number | null;
  /** No more responses will come. */
  readonly hasEnded: boolean;
}

/** Shares are compared from so many answers on. */
export const LEAST_BASE = 30;
/** More percentage points than these are a difference worth telling. */
export const MOST_POINTS = 5;
/** An area is on its way with this part, in percent, of what the whole campaign has of its target. */
export const KEEPING_UP = 80;
const FEWEST_AREAS = 2;
const HUNDRED = 100;

const folded = (name: string): string => name.trim().toLowerCase();
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

type Counted = Pick<Area, 'value' | 'label' | 'responses'>;

const balanceOf = (percent: number | null, residentsPercent: number | null, base: number): AreaBalance | null => {
  if (residentsPercent === null) return null;
  if (percent === null || base < LEAST_BASE) return 'early';
  const points = percent - residentsPercent;
  if (Math.abs(points) <= MOST_POINTS) return 'even';
  return points > 0 ? 'over' : 'under';
};

interface Whole {
  readonly base: number;
  readonly answered: number;
  readonly target: number | null;
  readonly hasEnded: boolean;
}

const quotaOf = (responses: number, wanted: number | null, { base, target, hasEnded }: Whole): AreaQuota | null => {
  if (wanted === null || target === null) return null;
  if (responses >= wanted) return 'reached';
  const least = (wanted * Math.min(1, base / target) * KEEPING_UP) / HUNDRED;
  return hasEnded || responses === 0 || responses < least ? 'short' : 'on_way';
};

/** An area with its part, from 0 to 1, of all residents. */
const rowOf = (area: Counted, part: number | null, whole: Whole): Area => {
  const { base, answered, target } = whole;
  const answersPercent = answered > 0 ? percentOf(area.responses, answered) : null;
  const percent = base > 0 ? percentOf(area.responses, base) : null;
  const residentsPercent = part === null ? null : percentOf(part, 1);
  const wanted = part === null || target === null ? null : Math.round(target * part);
  const balance = balanceOf(percent, residentsPercent, base);
  return {
    ...area,
    answersPercent,
    percent,
    residentsPercent,
    wanted,
    balance,
    quota: quotaOf(area.responses, wanted, whole),
  };
};

/** The part of all residents that each area has; null for all of them while the number of one is not known. */
const partsOf = (areas: readonly Counted[], residents: AreasAsked['residents']): (number | null)[] => {
  const known = new Map(residents.map((each) => [folded(each.division), each.residents]));
  const living = areas.map(({ label }) => known.get(folded(label)));
  const all = sum(living.map((each) => each ?? 0));
  const isKnown = all > 0 && living.every((each) => each !== undefined);
  return living.map((each) => (isKnown ? (each ?? 0) / all : null));
};

const outsideOf = (elsewhere: number, unanswered: number, answered: number): OutsideAreas[] => {
  const outside: OutsideAreas[] = [
    { is: 'elsewhere', responses: elsewhere, answersPercent: percentOf(elsewhere, answered) },
    { is: 'unanswered', responses: unanswered, answersPercent: null },
  ];
  return outside.filter(({ responses }) => responses > 0);
};

/**
 * What a report says of the council's divisions, from the first question that offers at least two of them; null when none
 * does. Who answered the question, by area, against who lives there and against the target (E-35).
 */
export const areasOf = (asked: AreasAsked): Areas | null => {
  const divisions = new Set(asked.divisions.map(folded));
  for (const { questionId, title, answered, segments = [] } of asked.results) {
    const areas = segments
      .filter(({ label }) => divisions.has(folded(label)))
      .map(({ value, label, count }) => ({ value, label, responses: count }));
    if (areas.length < FEWEST_AREAS) continue;
    const base = sum(areas.map(({ responses }) => responses));
    const parts = partsOf(areas, asked.residents);
    const { target, hasEnded } = asked;
    const rows = areas.map((area, index) => rowOf(area, parts[index] ?? null, { base, answered, target, hasEnded }));
    const unanswered = Math.max(0, asked.responses - answered);
    const elsewhere = Math.max(0, sum(segments.map(({ count }) => count)) - base);
    return {
      questionId,
      title,
      base,
      unanswered,
      elsewhere,
      lacksResidents: parts.includes(null),
      rows,
      outside: outsideOf(elsewhere, unanswered, answered),
      all: base + elsewhere + unanswered === asked.responses ? asked.responses : null,
    };
  }
  return null;
};
