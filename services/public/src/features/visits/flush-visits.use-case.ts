import type { VisitTools } from './visit.types';

/**
 * Writes the counts for hand-over. Counts that cannot be written are kept for the next run, and the error is thrown.
 */
export const flushVisitsAcrossCouncils = async ({
  counters,
  visits,
}: Pick<VisitTools, 'counters' | 'visits'>): Promise<void> => {
  const counts = counters.take();
  if (counts.length === 0) return;
  try {
    await visits.addAll(counts);
  } catch (error) {
    counters.giveBack(counts);
    throw error;
  }
};
