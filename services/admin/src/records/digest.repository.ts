import type { DigestMark } from './digest.domain';

/** The digests of responses; that of the team has its own record. */
export type DigestKind = 'new_responses' | 'weekly_summary';

export interface DigestRepository {
  /** Null before the first one. */
  find(councilId: string, kind: DigestKind): Promise<DigestMark | null>;
  note(councilId: string, kind: DigestKind, mark: DigestMark): Promise<void>;
}
