import { type RefObject, useEffect, useState } from 'react';

const MARGIN = '900px 0px';
const TYPICAL_HEIGHT = 330;

/**
 * Whether an element is in view or near it, and its last height. Long surveys render fields and fetch answers only
 * for near questions; the others keep their height. Without IntersectionObserver, everything is near.
 */
export const useNear = (element: RefObject<HTMLElement | null>, startsNear: boolean) => {
  const [near, setNear] = useState({
    isNear: startsNear || typeof IntersectionObserver === 'undefined',
    height: TYPICAL_HEIGHT,
  });
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined' || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setNear({ isNear: last.isIntersecting, height: last.boundingClientRect.height });
      },
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
};
