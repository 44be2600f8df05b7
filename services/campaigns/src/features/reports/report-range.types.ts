import type { DayRange } from '@folkmoot/calendar/days';

export interface ReportRange extends DayRange {
  /** Number of a round; default: all rounds. */
  readonly round?: number | undefined;
}

/** Progress: finished steps and total steps. */
export type OnProgress = (done: number, total: number) => void;

/** Range of a document: days, a round, and encoded answer filters of the query. */
export interface DocumentRange extends ReportRange {
  readonly where?: string | undefined;
}
