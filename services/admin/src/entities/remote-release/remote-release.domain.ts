import type { LoadReport, rollBackCauses } from '@folkmoot/contracts';

/** A release whose loads are counted since a moment. */
export interface SeenRelease {
  readonly remote: string;
  readonly version: string;
  readonly since: Date;
}

export interface SeenLoads {
  readonly loads: number;
  readonly errors: number;
  /** How many people had an error. */
  readonly failingPeople: number;
}

export interface RollBack {
  readonly id: string;
  readonly remote: string;
  readonly version: string;
  readonly at: Date;
  readonly cause: (typeof rollBackCauses)[number];
  /** True once the release is no longer served. A crash may come between. */
  readonly isDone: boolean;
}

/** The counts that one report adds. A crash comes after a load that was reported already. */
export const countsOf = (outcome: LoadReport['outcome']): { loads: number; errors: number } => ({
  loads: outcome === 'crashed' ? 0 : 1,
  errors: outcome === 'loaded' ? 0 : 1,
});
