import type { ResponseMark, WatchReason } from '@folkmoot/contracts';

/** The marks that a program or a crowd of invented people gets. Late answers and proofs that are missing say nothing. */
const attackMarks: ReadonlySet<ResponseMark> = new Set<ResponseMark>([
  'very_fast',
  'burst',
  'token_reused',
  'trap_filled',
  'straight_lined',
  'program',
  'no_page',
  'above_pace',
]);

export const isMarkedAsAttack = (marks: readonly ResponseMark[]): boolean =>
  marks.some((mark) => attackMarks.has(mark));

/** Fewer marked responses in a window are a few hasty people. */
const MOST_MARKED = 20;
/** A larger share of marked responses than people have in any campaign. */
const MARKED_SHARE = 1 / 3;
/** Fewer responses in a window are a hall full of people. */
const MOST = 250;
/** A window with this many times the usual number is far above the rhythm. */
const TIMES = 10;
/** A mailing or a poster brings nearly as many networks as responses, an attack many responses of each. */
const MANY_PER_CLASS = 5;

/** The responses of the last minutes. */
interface Counted {
  readonly total: number;
  readonly marked: number;
  /** Average of the time before. */
  readonly usual: number;
  /** By larger network. */
  readonly byClass: ReadonlyMap<string, number>;
}

/**
 * Why a window looks like an attack; null when it does not. `ease` below 1 lowers the limits: an attack that goes on a
 * little slower is still one.
 */
export const alarmOf = ({ total, marked, usual, byClass }: Counted, ease = 1): WatchReason | null => {
  if (marked >= MOST_MARKED * ease && marked >= total * MARKED_SHARE * ease) return 'marked';
  const isMore = total > Math.max(MOST, TIMES * usual) * ease;
  return isMore && total > MANY_PER_CLASS * Math.max(1, byClass.size) ? 'above_rhythm' : null;
};
