import { useEffect, useState } from 'react';

/** How long a message stays by default. */
export const BANNER_MS = 5000;

interface PauseHandlers {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `onEnd` after `ms` milliseconds; null never ends. While the pointer or the focus is inside, the clock is
 * stopped. It starts again from zero when they leave. Spread the result on the element.
 */
export const useLifetime = (ms: number | null, onEnd: () => void): PauseHandlers => {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isPaused = isPointed || isFocused;
  useEffect(() => {
    if (ms === null || isPaused) return;
    const timer = setTimeout(onEnd, ms);
    return () => clearTimeout(timer);
  }, [ms, isPaused, onEnd]);
  return {
    onMouseEnter: () => setIsPointed(true),
    onMouseLeave: () => setIsPointed(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
};
