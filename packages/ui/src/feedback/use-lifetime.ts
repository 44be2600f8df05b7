import { useEffect, useState } from 'react';

/** How long a message stays by default (D1 section 9). */
export const BANNER_MS = 5000;

interface Hold {
  onMouseEnter: () => void;
  onMouseLeave: () => void;
  onFocus: () => void;
  onBlur: () => void;
}

/**
 * Calls `onEnd` after `ms` milliseconds; null never ends. While the pointer or the focus is inside, the clock stands
 * still, and starts anew when it leaves (E-90). Spread the result on the element.
 */
export const useLifetime = (ms: number | null, onEnd: () => void): Hold => {
  const [isPointed, setIsPointed] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointed || isFocused;
  useEffect(() => {
    if (ms === null || isHeld) return;
    const timer = setTimeout(onEnd, ms);
    return () => clearTimeout(timer);
  }, [ms, isHeld, onEnd]);
  return {
    onMouseEnter: () => setIsPointed(true),
    onMouseLeave: () => setIsPointed(false),
    onFocus: () => setIsFocused(true),
    onBlur: () => setIsFocused(false),
  };
};
