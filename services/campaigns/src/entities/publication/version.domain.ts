import {
  DomainError,
  type PublicationChoice,
  type PublicationFailure,
  type PublicationState,
  type ResultsChecksum,
} from '@folkmoot/contracts';
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
  /** Why it failed for good. */
  readonly failure: PublicationFailure | null;
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
  /** When a response was deleted whose written answer it published. */
  readonly answersDeletedAt: Date | null;
  /** When its written answers were removed for that. */
  readonly answersRemovedAt: Date | null;
}

type Ordered = Pick<StoredVersion, 'id' | 'campaignId' | 'version' | 'publishAt' | 'note' | 'orderedBy' | 'choice'>;

export const newVersion = (ordered: Ordered): Omit<StoredVersion, 'revision'> => ({
  ...ordered,
  state: 'scheduled',
  dueAt: ordered.publishAt,
  failures: 0,
  failure: null,
  publishedAt: null,
  withdrawnAt: null,
  reason: null,
  checksums: [],
  report: null,
  hidden: [],
  answersDeletedAt: null,
  answersRemovedAt: null,
});

type Made = Pick<StoredVersion, 'checksums' | 'report' | 'hidden'>;

export const publishedVersion = (version: StoredVersion, made: Made, now: Date): StoredVersion => ({
  ...version,
  ...made,
  state: 'published',
  dueAt: null,
  publishedAt: now,
});

/** After a failed attempt: it is repeated, unless no later attempt can succeed or this was the last one. */
export const failedVersion = (version: StoredVersion, now: Date, failure: PublicationFailure): StoredVersion => {
  const failures = version.failures + 1;
  const isFinal = failure !== 'other' || failures >= MAX_ATTEMPTS;
  if (isFinal) return { ...version, failures, failure, state: 'failed', dueAt: null };
  return { ...version, failures, dueAt: new Date(now.getTime() + FIRST_PAUSE_MS * 2 ** (failures - 1)) };
};

/** Questions whose written answers it publishes. */
export const writtenQuestionsOf = ({ choice }: Pick<StoredVersion, 'choice'>): string[] =>
  choice.questions.filter(({ isShown, showsAnswers }) => isShown && showsAnswers).map(({ questionId }) => questionId);

const hasAnswers = (version: StoredVersion): boolean =>
  version.publishedAt !== null && version.answersRemovedAt === null && writtenQuestionsOf(version).length > 0;

/** Versions whose written answers nobody has asked to be removed yet. */
export const untouchedAnswers = (versions: readonly StoredVersion[]): StoredVersion[] =>
  versions.filter((version) => hasAnswers(version) && version.answersDeletedAt === null);

/** After responses were deleted whose written answers it published: the job removes these when the council chose so. */
export const withDeletedAnswers = (version: StoredVersion, now: Date, isRemoving: boolean): StoredVersion => ({
  ...version,
  answersDeletedAt: version.answersDeletedAt ?? now,
  ...(isRemoving && { dueAt: now, failures: 0 }),
});

/** Versions that keep written answers of deleted responses, because the council chose so. */
export const keptAnswers = (versions: readonly StoredVersion[]): StoredVersion[] =>
  versions.filter((version) => hasAnswers(version) && version.answersDeletedAt !== null && version.dueAt === null);

export const withoutAnswers = (
  version: StoredVersion,
  checksums: StoredVersion['checksums'],
  now: Date,
): StoredVersion => ({ ...version, checksums, answersRemovedAt: now, dueAt: null, failures: 0 });

/** After a failed attempt to remove its written answers. This is tried until it succeeds. */
export const withAnswersDueAgain = (version: StoredVersion, now: Date): StoredVersion => {
  const failures = version.failures + 1;
  const pauseMs = FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, MAX_ATTEMPTS);
  return { ...version, failures, dueAt: new Date(now.getTime() + pauseMs) };
};

/** Throws transition_not_allowed when it is neither public nor scheduled. */
export const withdrawnVersion = (version: StoredVersion, reason: string, now: Date): StoredVersion => {
  if (version.state !== 'published' && version.state !== 'scheduled') throw new DomainError('transition_not_allowed');
  // The files of a version that was public stay here, so its written answers must still be removed when that is due.
  const dueAt = version.state === 'published' ? version.dueAt : null;
  return { ...version, state: 'withdrawn', dueAt, withdrawnAt: now, reason };
};

/** The versions that anybody may have seen. */
export const everPublic = (versions: readonly StoredVersion[]): PublicVersion[] =>
  versions
    .flatMap(({ version, publishedAt, report, hidden }) => (publishedAt && report ? [{ version, report, hidden }] : []))
    .sort((a, b) => a.version - b.version);

/** The version that residents see: the last one that was published and is not withdrawn. */
export const currentVersion = (versions: readonly StoredVersion[]): StoredVersion | null =>
  [...versions].sort((a, b) => b.version - a.version).find(({ state }) => state === 'published') ?? null;
