import type { DigestMark } from './digest.domain';

/** The digests of responses. The team digest has its own record. */
export type DigestKind = 'new_responses' | 'weekly_summary';

/** The digests of one council. */
export interface DigestRepository {
  /** Null before the first digest. */
  find(kind: DigestKind): Promise<DigestMark | null>;
  note(kind: DigestKind, mark: DigestMark): Promise<void>;
}
