import type { HealthPartState } from '@folkmoot/contracts';
import type { StoredHealthAlert } from '../../entities/health-alert/health-alert.domain';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** A restart takes seconds and is no problem. */
const LASTING_MS = MINUTE_MS;
/** At most one message about the problem of a part in this time, also when it comes and goes. */
const PAUSE_MS = HOUR_MS;
/** A problem that lasts is announced again after this time. */
const REMINDER_MS = DAY_MS;

type Observed = Pick<HealthPartState, 'id' | 'state'>;

/** Since when a part has been good, or bad, without a break. */
export interface Run {
  readonly isBad: boolean;
  readonly since: Date;
}

/** A part whose state is unknown goes on as it was: nobody can say that its problem is over. */
const isBadOf = ({ state }: Observed, before: Run | undefined): boolean | undefined =>
  state === 'unknown' ? before?.isBad : state !== 'ok';

/** The runs of all parts after a check. */
export const nextRuns = (
  parts: readonly Observed[],
  runs: ReadonlyMap<string, Run>,
  now: Date,
): ReadonlyMap<string, Run> => {
  const next = new Map<string, Run>();
  for (const part of parts) {
    const before = runs.get(part.id);
    const isBad = isBadOf(part, before);
    if (isBad !== undefined) next.set(part.id, before?.isBad === isBad ? before : { isBad, since: now });
  }
  return next;
};

const isDue = (alert: StoredHealthAlert | undefined, now: Date): boolean =>
  !alert || now.getTime() - alert.announcedAt.getTime() >= (alert.isOpen ? REMINDER_MS : PAUSE_MS);

/** The ids of the parts that the operator gets a message about now. */
export const dueAlerts = (
  runs: ReadonlyMap<string, Run>,
  alerts: ReadonlyMap<string, StoredHealthAlert>,
  now: Date,
): { readonly problems: readonly string[]; readonly over: readonly string[] } => {
  const lasting = [...runs].filter(([, { since }]) => now.getTime() - since.getTime() >= LASTING_MS);
  return {
    problems: lasting.filter(([id, { isBad }]) => isBad && isDue(alerts.get(id), now)).map(([id]) => id),
    over: lasting.filter(([id, { isBad }]) => !isBad && alerts.get(id)?.isOpen === true).map(([id]) => id),
  };
};
