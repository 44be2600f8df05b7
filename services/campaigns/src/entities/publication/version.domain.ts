import { DomainError, type PublicationChoice, type PublicationState, type ResultsChecksum } from '@folkmoot/contracts';
import type { PublicVersion } from './public-versions.domain';
import type { PublishedReport } from './publication.domain';

const FIRST_PAUSE_MS = 30_000;
const MAX_ATTEMPTS = 5;

/** The choice of what is published of a campaign. */
export interface StoredPublication extends PublicationChoice {
  readonly campaignId: string;
  readonly revision: number;
}

/** A version of the results of a campaign, from its order on. */
export interface StoredVersion {
  readonly id: string;
  readonly campaignId: string;
  readonly version: number;
  readonly revision: number;
  readonly state: PublicationState;
  readonly publishAt: Date;
  /** When the job is to work on it. Null when nothing is left to do. */
  readonly dueAt: Date | null;
  /** Consecutive failures. */
  readonly failures: number;
  readonly publishedAt: Date | null;
  readonly note: string;
  readonly withdrawnAt: Date | null;
  readonly reason: string | null;
  /** The user who ordered it. */
  readonly orderedBy: string;
  /** The choice when it was ordered: later changes are for later versions. */
  readonly choice: PublicationChoice;
  /** Empty before it is public. */
  readonly checksums: readonly ResultsChecksum[];
  /** Every count of the shown questions, to protect later versions. Null before it is public. */
  readonly report: PublishedReport | null;
  /** Ids of the cells that it hides. */
  readonly hidden: readonly string[];
}

type Ordered = Pick<StoredVersion, 'id' | 'campaignId' | 'version' | 'publishAt' | 'note' | 'orderedBy' | 'choice'>;

export const newVersion = (ordered: Ordered): Omit<StoredVersion, 'revision'> => ({
  ...ordered,
  state: 'scheduled',
  dueAt: ordered.publishAt,
  failures: 0,
  publishedAt: null,
  withdrawnAt: null,
  reason: null,
  checksums: [],
  report: null,
  hidden: [],
});

type Made = Pick<StoredVersion, 'checksums' | 'report' | 'hidden'>;

export const publishedVersion = (version: StoredVersion, made: Made, now: Date): StoredVersion => ({
  ...version,
  ...made,
  state: 'published',
  dueAt: null,
  publishedAt: now,
});

/** After a failed attempt: it is repeated, or it ends after the last one. */
export const failedVersion = (version: StoredVersion, now: Date, isFinal: boolean): StoredVersion => {
  const failures = version.failures + 1;
  if (isFinal || failures >= MAX_ATTEMPTS) return { ...version, failures, state: 'failed', dueAt: null };
  return { ...version, failures, dueAt: new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (failures - 1)) };
};

/** Throws transition_not_allowed when it is neither public nor scheduled. */
export const withdrawnVersion = (version: StoredVersion, reason: string, now: Date): StoredVersion => {
  if (version.state !== 'published' && version.state !== 'scheduled') throw new DomainError('transition_not_allowed');
  return { ...version, state: 'withdrawn', dueAt: null, withdrawnAt: now, reason };
};

/** The versions that anybody may have seen. */
export const everPublic = (versions: readonly StoredVersion[]): PublicVersion[] =>
  versions
    .flatMap(({ version, publishedAt, report, hidden }) => (publishedAt && report ? [{ version, report, hidden }] : []))
    .sort((a, b) => a.version - b.version);

/** The version that residents see: the last one that was published and is not withdrawn. */
export const currentVersion = (versions: readonly StoredVersion[]): StoredVersion | null =>
  [...versions].sort((a, b) => b.version - a.version).find(({ state }) => state === 'published') ?? null;
