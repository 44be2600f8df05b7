import type { HealthPart, HealthPartState, HealthState } from '@folkmoot/contracts';

/** A part as it is now; since when is looked up afterwards. */
export type Part = Omit<HealthPartState, 'since'> & {
  /** When it started, for a part that tells. */
  readonly startedAt?: Date;
  /** Nothing is known of it yet since this service has just started: that is no change of its state. */
  readonly isAwaited?: boolean;
};

/** What makes a part what it is. */
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

/** Whether something that should be quick has waited for longer than a minute. */
export const isBehind = (oldestAt: string | null, now: Date): boolean =>
  oldestAt !== null && now.getTime() - Date.parse(oldestAt) > MINUTE_MS;
