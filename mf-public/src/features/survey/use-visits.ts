import { useEffect, useRef } from 'react';
import type { Draft } from '../../entities/survey/draft-store';
import type { SurveyOptions } from '../../entities/survey/survey-options';
import type { Parts } from './use-companions';
import type { Left } from './watch-visits';

/**
 * Counts a start when the questions show, and an abandon when the page goes with answers that were not sent:
 * by the token of the draft, so that somebody who comes back to it counts once.
 */
export const useVisits = (
  { survey: { campaignId } }: SurveyOptions,
  parts: Parts | null,
  isBegun: boolean,
  { startToken, isStarted }: Draft,
  left: Left,
) => {
  const now = useRef(left);
  now.current = left;
  useEffect(
    () =>
      parts && isBegun ? parts.watchVisits({ campaignId, startToken, isStarted, left: () => now.current }) : undefined,
    [campaignId, parts, isBegun, startToken, isStarted],
  );
  return {
    /** Call before the page reloads in another language: this is not an abandon. */
    isComingBack: () => {
      now.current.isUnsent = false;
    },
  };
};
