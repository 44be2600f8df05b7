import type { RegistryLine } from '@folkmoot/contracts';
import type { SeenLoads } from '../../entities/remote-release/remote-release.domain';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const WINDOW_MS = 10 * MINUTE_MS;
/** How long a release for everybody counts as new, and how far its predecessor is looked at. */
export const NEW_FOR_MS = 24 * HOUR_MS;
/** One person cannot make up the loads of many. */
export const MOST_PER_PERSON = 10;

const LEAST_LOADS = 20;
const LEAST_FAILING_PEOPLE = 2;
const MOST_ERRORS_SHARE = 0.02;
const MOST_TIMES_BASELINE = 2;

const shareOf = ({ loads, errors }: SeenLoads): number => (loads === 0 ? 0 : errors / loads);

/**
 * Whether a release is withdrawn: of at least 20 loads over 2 % failed, and more than twice the share of the release that
 * the others get. The errors are those of two people at least.
 */
export const mustRollBack = (watched: SeenLoads, baseline: SeenLoads): boolean =>
  watched.loads >= LEAST_LOADS &&
  watched.failingPeople >= LEAST_FAILING_PEOPLE &&
  shareOf(watched) > MOST_ERRORS_SHARE &&
  shareOf(watched) > MOST_TIMES_BASELINE * shareOf(baseline);

export interface WatchedRelease {
  readonly version: string;
  /** Its loads are counted from here: not those of an earlier time when it was served. */
  readonly since: Date;
  readonly baseline: { readonly version: string; readonly since: Date };
}

const latest = (...moments: readonly Date[]): Date => new Date(Math.max(...moments.map(Number)));
const momentOf = (text: string | undefined): Date => new Date(text ?? 0);

/** The releases of a registry line that can be withdrawn: the canary, and a live release of less than a day. */
export const watchedReleases = ({ version, since, canary, previous }: RegistryLine, now: Date): WatchedRelease[] => {
  const windowStart = new Date(now.getTime() - WINDOW_MS);
  const newStart = new Date(now.getTime() - NEW_FOR_MS);
  const onTrial = canary
    ? [
        {
          version: canary.version,
          since: latest(windowStart, momentOf(canary.since)),
          baseline: { version, since: windowStart },
        },
      ]
    : [];
  const isNew = previous !== undefined && momentOf(since) > newStart;
  const forAll = isNew
    ? [
        {
          version,
          since: latest(windowStart, momentOf(since)),
          baseline: { version: previous.version, since: newStart },
        },
      ]
    : [];
  return [...onTrial, ...forAll];
};
