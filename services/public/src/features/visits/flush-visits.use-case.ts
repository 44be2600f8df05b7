import type { VisitRepository } from './visit.repository';
import type { VisitCounters } from './visit-counters';

interface Deps {
  readonly counters: VisitCounters;
  readonly visits: VisitRepository;
}

/** Writes what was counted, to be handed over. What cannot be written now is kept for the next time, and the error thrown. */
export const flushVisitsAcrossCouncils = async ({ counters, visits }: Deps): Promise<void> => {
  const counts = counters.take();
  if (counts.length === 0) return;
  try {
    await visits.addAll(counts);
  } catch (error) {
    counters.giveBack(counts);
    throw error;
  }
};
