import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Space that the notices need. Pages start below it, and sticky bars stay below it. */
const ROOM = '--folkmoot-notices';
const GAP = 8;
const actions = ['click', 'keyup', 'scroll', 'resize'] as const;

const setRoom = (height: number): void => {
  const { style } = document.documentElement;
  const room = `${height}px`;
  if (style.getPropertyValue(ROOM) !== room) style.setProperty(ROOM, room);
};

/** The space does not shrink when one of several notices closes. It shrinks on the person's next action. */
const growRoom = (height: number): void => {
  const current = Number.parseFloat(document.documentElement.style.getPropertyValue(ROOM)) || 0;
  setRoom(Math.max(current, height));
};

/** The last used control must stay in view and must not be covered by notices. */
const keepInView = (used: Element | null, top: number): void => {
  // A dialog keeps its position when the page behind it scrolls.
  if (!used?.isConnected || used.closest('[role="dialog"]')) return;
  const { top: usedTop, bottom } = used.getBoundingClientRect();
  if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight + GAP);
  else if (usedTop < top && bottom > 0) window.scrollBy(0, usedTop - top - GAP);
};

/** The last focused element. A button that is disabled after saving has lost the focus. */
const useLastUsed = (region: RefObject<HTMLElement | null>): RefObject<Element | null> => {
  const used = useRef<Element | null>(null);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element && !region.current?.contains(target)) used.current = target;
    };
    window.addEventListener('focusin', note);
    return () => window.removeEventListener('focusin', note);
  }, [region]);
  return used;
};

/**
 * Reserves space for notices, so that they cover no control. The space is released on the person's next action, not
 * when the last notice closes: if a page moves without input, people press the wrong button.
 */
export const useRoom = (region: RefObject<HTMLElement | null>, count: number): void => {
  const used = useLastUsed(region);
  useLayoutEffect(() => {
    const { current } = region;
    if (!current || count === 0) return;
    growRoom(current.offsetHeight);
    keepInView(used.current, current.getBoundingClientRect().bottom);
  }, [region, count, used]);

  useEffect(() => {
    if (count > 0) return;
    const release = () => setRoom(0);
    for (const event of actions) window.addEventListener(event, release);
    return () => {
      for (const event of actions) window.removeEventListener(event, release);
    };
  }, [count]);
};
