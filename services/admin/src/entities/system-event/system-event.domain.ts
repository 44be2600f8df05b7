import type { HealthState } from '@folkmoot/contracts';

/** A part changed its state. */
export interface PartChange {
  readonly id: string;
  readonly at: Date;
  readonly from: HealthState | null;
  readonly to: HealthState;
}
