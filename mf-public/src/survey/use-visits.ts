import { useEffect, useRef } from 'react';
import type { Draft } from './draft-store';
import type { SurveyOptions } from './survey-options';

/** Counts a start or an abandon, that with the question in view; losing one is allowed. */
const recordVisit = (campaignId: string, type: 'start' | 'abandon', startToken: string, questionId?: string): void => {
  const body = new Blob([JSON.stringify({ type, startToken, questionId })], { type: 'application/json' });
  navigator.sendBeacon?.(`/api/public/surveys/${campaignId}/events`, body);
};

interface Left {
  isUnsent: boolean;
  /** In view. */
  questionId: string | undefined;
}

/**
 * Counts a start when the questions show, and an abandon when the page goes with answers that were not sent (D2 section 4):
 * by the token of the draft, so that somebody who comes back to it counts once.
 */
export const useVisits = (
  { survey: { campaignId }, isPreview }: SurveyOptions,
  isBegun: boolean,
  { startToken, isStarted = false }: Draft,
  left: Left,
) => {
  const now = useRef(left);
  now.current = left;
  const isCounted = isBegun && !isPreview;
  useEffect(() => {
    if (!isCounted) return;
    // Not while the page is being put together.
    const start = isStarted ? 0 : setTimeout(() => recordVisit(campaignId, 'start', startToken));
    const onHide = () => {
      const { isUnsent, questionId } = now.current;
      if (isUnsent) recordVisit(campaignId, 'abandon', startToken, questionId);
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      clearTimeout(start);
      window.removeEventListener('pagehide', onHide);
    };
  }, [campaignId, isCounted, startToken, isStarted]);
  return {
    /** The page goes, and comes again in another language. */
    isComingBack: () => {
      now.current.isUnsent = false;
    },
  };
};
