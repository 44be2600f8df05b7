import type { HealthPart, HealthPartState, HealthState } from '@folkmoot/contracts';

/** The present state of a part. `since` is added later. */
export type Part = Omit<HealthPartState, 'since'> & {
  /** Start time, for parts that report it. */
  readonly startedAt?: Date;
  /** The service has just started and has no state for this part yet. This is not a change of state. */
  readonly isAwaited?: boolean;
};

/** The reason for a part's state. */
export interface Finding {
  readonly state: HealthState;
  readonly detail: string;
  readonly figures?: HealthPartState['figures'];
}

export const partOf = (
  part: HealthPart,
  name: string,
  service: string | null,
  { state, detail, figures = {} }: Finding,
): Part => ({ id: `${part}:${name}`, part, name, service, state, detail, figures });

const MINUTE_MS = 60_000;

/** Whether work that should be quick has waited for longer than a minute. */
export const isBehind = (oldestAt: string | null, now: Date): boolean =>
  oldestAt !== null && now.getTime() - Date.parse(oldestAt) > MINUTE_MS;
