import type { IntegrityLevel, WatchReason } from '@folkmoot/contracts';

/** A replica of the public service that is watchful for a campaign. */
interface Watcher {
  readonly replica: string;
  readonly reason: WatchReason;
  /** It counts as calm after this time, unless it reports again. */
  readonly until: Date;
}

/** A change of the state for the timeline. Its text is a reason or a level. */
export interface WatchNote {
  readonly at: Date;
  readonly kind: 'watchful' | 'calm' | 'level_set';
  readonly text: string;
}

/** Whether a campaign is watchful, as all replicas of the public service report it together. */
export interface Watch {
  readonly campaignId: string;
  readonly watchers: readonly Watcher[];
  /** When the first of the present watchers began; null without one. */
  readonly since: Date | null;
  readonly notes: readonly WatchNote[];
}

/** The report of a replica. */
export interface WatchReport {
  readonly isWatchful: boolean;
  readonly reason: WatchReason | null;
  readonly at: Date;
  readonly until: Date;
  readonly replica: string;
}

/** Older notes are dropped. */
const MOST_NOTES = 100;
const MOST_WATCHERS = 50;

export const newWatch = (campaignId: string): Watch => ({ campaignId, watchers: [], since: null, notes: [] });

const withNote = (watch: Watch, note: WatchNote): Watch => ({
  ...watch,
  notes: [...watch.notes, note].slice(-MOST_NOTES),
});

const calm = (watch: Watch, at: Date): Watch =>
  withNote({ ...watch, watchers: [], since: null }, { at, kind: 'calm', text: '' });

/** Ends the state when every watcher has been silent for too long, because its process is gone. */
const asOf = (watch: Watch, now: Date): Watch => {
  const lastUntil = Math.max(...watch.watchers.map(({ until }) => until.getTime()));
  return watch.since !== null && lastUntil <= now.getTime() ? calm(watch, new Date(lastUntil)) : watch;
};

/** The state after a report. The campaign is watchful while any replica is. */
export const afterReport = (before: Watch, { isWatchful, reason, at, until, replica }: WatchReport): Watch => {
  const watch = asOf(before, at);
  const others = watch.watchers.filter((watcher) => watcher.replica !== replica && watcher.until > at);
  if (isWatchful && reason !== null) {
    const watchers = [...others, { replica, reason, until }].slice(-MOST_WATCHERS);
    const next = { ...watch, watchers, since: watch.since ?? at };
    return watch.since === null ? withNote(next, { at, kind: 'watchful', text: reason }) : next;
  }
  if (watch.since === null || others.length > 0) return { ...watch, watchers: others };
  return calm(watch, at);
};

export const withLevel = (watch: Watch, level: IntegrityLevel, now: Date): Watch =>
  withNote(watch, { at: now, kind: 'level_set', text: level });

export interface WatchState {
  readonly isWatchful: boolean;
  readonly watchfulSince: Date | null;
  readonly watchfulReason: WatchReason | 'set_by_staff' | null;
}

const calmState: WatchState = { isWatchful: false, watchfulSince: null, watchfulReason: null };

/** Whether a campaign is watchful now. The level of staff goes before what the replicas see. */
export const watchStateAt = (stored: Watch, level: IntegrityLevel, now: Date): WatchState => {
  const watch = asOf(stored, now);
  if (level === 'normal') return calmState;
  if (level === 'watchful') {
    const set = watch.notes.findLast(({ kind }) => kind === 'level_set');
    return { isWatchful: true, watchfulSince: set?.at ?? null, watchfulReason: 'set_by_staff' };
  }
  const [first] = watch.watchers;
  return first ? { isWatchful: true, watchfulSince: watch.since, watchfulReason: first.reason } : calmState;
};

/** The notes for the timeline, oldest first. */
export const watchNotesAt = (watch: Watch, now: Date): readonly WatchNote[] => asOf(watch, now).notes;
