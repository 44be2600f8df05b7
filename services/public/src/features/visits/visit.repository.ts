import type { VisitCount } from '../../entities/visit';

/** Counts of visits until campaigns has stored them. */
export interface VisitRepository {
  addAll(counts: readonly VisitCount[]): Promise<void>;
}
