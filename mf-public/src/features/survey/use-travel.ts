import { useEffect, useRef } from 'react';
import type { Parts } from './use-companions';
import type { ShownStep, Trail } from './watch-history';

/** Keeps the browser's history in step with the visible question. Answering works without it. */
export const useTravel = (parts: Parts | null, isBegun: boolean, place: ShownStep) => {
  const now = useRef(place);
  now.current = place;
  const trail = useRef<Trail | null>(null);
  useEffect(() => {
    if (!parts || !isBegun) return;
    trail.current = parts.watchHistory(() => now.current);
    return trail.current.stop;
  }, [parts, isBegun]);
  useEffect(() => trail.current?.follow());
};
