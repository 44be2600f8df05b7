import { noteState, pageState } from './page-state';

/** The data that an abandoned survey sends. */
export interface Left {
  isUnsent: boolean;
  /** The visible question. */
  questionId: string | undefined;
}

interface Visit {
  campaignId: string;
  startToken: string;
  /** A start of this draft was already counted. */
  isStarted?: boolean | undefined;
  left: () => Left;
}

/** Counts a start, or an abandon with the visible question. A lost count is acceptable. */
const recordVisit = (
  { campaignId, startToken }: Visit,
  visited: { type: 'start' | 'abandon'; questionId?: string | undefined },
): void => {
  const body = new Blob([JSON.stringify({ ...visited, startToken })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/public/surveys/${campaignId}/events`, body);
};

/**
 * Counts a start now, and an abandon when the page goes with answers that were not sent. Returns a function that
 * stops both.
 */
export const watchVisits = (visit: Visit): (() => void) => {
  const begin = () => {
    recordVisit(visit, { type: 'start' });
    noteState({ isStarted: true });
  };
  // A separate task: an earlier draft that is restored meanwhile stops this count.
  const start = visit.isStarted || pageState().isStarted ? 0 : setTimeout(begin);
  const onHide = () => {
    const { isUnsent, questionId } = visit.left();
    if (isUnsent) recordVisit(visit, { type: 'abandon', questionId });
  };
  window.addEventListener('pagehide', onHide);
  return () => {
    clearTimeout(start);
    window.removeEventListener('pagehide', onHide);
  };
};
