import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** How much room the notices take, for whatever lies below them: pages begin below it, sticky bars stay below it. */
const ROOM = '--folkmoot-notices';
const GAP = 8;
const actions = ['click', 'keyup', 'scroll', 'resize'] as const;

const setRoom = (height: number): void => {
  const { style } = document.documentElement;
  const room = `${height}px`;
  if (style.getPropertyValue(ROOM) !== room) style.setProperty(ROOM, room);
};

/** A notice that ends beside others takes no room away: that waits for the next action, too. */
const growRoom = (height: number): void => {
  const current = Number.parseFloat(document.documentElement.style.getPropertyValue(ROOM)) || 0;
  setRoom(Math.max(current, height));
};

/** What was just used must not be pushed out of sight, nor be below the notices. */
const keepInView = (used: Element | null, top: number): void => {
  // A dialog keeps its place when the page behind it scrolls.
  if (!used?.isConnected || used.closest('[role="dialog"]')) return;
  const { top: usedTop, bottom } = used.getBoundingClientRect();
  if (bottom > window.innerHeight) window.scrollBy(0, bottom - window.innerHeight + GAP);
  else if (usedTop < top && bottom > 0) window.scrollBy(0, usedTop - top - GAP);
};

/** What had the focus last: a button that is off once something is saved has lost it. */
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
 * Gives notices room of their own, so that they lie over no control. The room goes with the next action of the person and
 * not with the last notice: a page that moves by itself makes people press the wrong button.
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
