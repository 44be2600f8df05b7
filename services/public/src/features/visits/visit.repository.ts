import type { VisitCount } from './visit-counters';

/** Counts of visits until campaigns has them. */
export interface VisitRepository {
  addAll(counts: readonly VisitCount[]): Promise<void>;
}
