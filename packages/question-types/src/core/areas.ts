import type { QuestionResult } from '@folkmoot/contracts/client';
import { percentOf } from './question-type';

/**
 * Comparison of an area's share of the answers with its share of the residents. `early` when there are too few answers.
 */
export type AreaBalance = 'over' | 'under' | 'even' | 'early';
/** Progress of an area towards its part of the target. */
export type AreaQuota = 'reached' | 'on_way' | 'short';

export interface Area {
  /** The option's id, used as filter value. */
  readonly value: string;
  readonly label: string;
  readonly responses: number;
  /** Whole percent of those who answered the question, the same as in its result. Null without answers. */
  readonly answersPercent: number | null;
  /** Whole percent of those who named an area, comparable with the residents. Null without answers. */
  readonly percent: number | null;
  /** Whole percent of the residents. Null when the number of an area is unknown. */
  readonly residentsPercent: number | null;
  /** The area's part of the target. Null without a target or without residents. */
  readonly wanted: number | null;
  readonly balance: AreaBalance | null;
  readonly quota: AreaQuota | null;
}

/** Responses in none of the areas: outside all of them, or without an answer. */
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
  /** Answers with an option that is not a division: "outside the area". */
  readonly elsewhere: number;
  /** True when the residents of an area are unknown. */
  readonly lacksResidents: boolean;
  readonly rows: readonly Area[];
  /** Only the kinds that occur. */
  readonly outside: readonly OutsideAreas[];
  /** Number of all responses, when the rows add up to it. Null when one person can name several areas. */
  readonly all: number | null;
}

export interface AreasInput {
  readonly results: readonly QuestionResult[];
  readonly responses: number;
  /** The council's geographical divisions, and the number of residents where it is known. */
  readonly divisions: readonly string[];
  readonly residents: readonly { readonly division: string; readonly residents: number }[];
  /** Target of responses for all areas together. Null without a target. */
  readonly target: number | null;
  /** True when no more responses will arrive. */
  readonly hasEnded: boolean;
}

/** Minimum number of answers to compare shares. */
export const LEAST_BASE = 30;
/** A difference of more percentage points than this is reported. */
export const MOST_POINTS = 5;
/** An area is on its way when it has this percentage of the whole campaign's progress towards the target. */
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

/** Each area's part of all residents. Null for all areas when the number of one is unknown. */
const partsOf = (areas: readonly Counted[], residents: AreasInput['residents']): (number | null)[] => {
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
 * does. Who answered the question, by area, against who lives there and against the target.
 */
export const areasOf = (input: AreasInput): Areas | null => {
  const divisions = new Set(input.divisions.map(folded));
  for (const { questionId, title, answered, segments = [] } of input.results) {
    const areas = segments
      .filter(({ label }) => divisions.has(folded(label)))
      .map(({ value, label, count }) => ({ value, label, responses: count }));
    if (areas.length < FEWEST_AREAS) continue;
    const base = sum(areas.map(({ responses }) => responses));
    const parts = partsOf(areas, input.residents);
    const { target, hasEnded } = input;
    const rows = areas.map((area, index) => rowOf(area, parts[index] ?? null, { base, answered, target, hasEnded }));
    const unanswered = Math.max(0, input.responses - answered);
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
      all: base + elsewhere + unanswered === input.responses ? input.responses : null,
    };
  }
  return null;
};
