import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/** Traps Tab in the drawer: from its last entry to its first, and back. The backdrop covers the rest of the page. */
const trapFocus = (drawer: HTMLElement) => (event: KeyboardEvent) => {
  if (event.key !== 'Tab') return;
  const entries = [...drawer.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = event.shiftKey ? [entries.at(-1), entries[0]] : [entries[0], entries.at(-1)];
  const isInside = drawer.contains(document.activeElement);
  if (isInside && document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
};

/** In a wide window it is a column beside the page and must not trap the focus. */
const isDrawer = (element: HTMLElement): boolean => getComputedStyle(element).position === 'fixed';

/** An open drawer focuses its first entry and traps the focus. Closing returns the focus. */
export const useDrawerFocus = (drawer: RefObject<HTMLElement | null>, isOpen: boolean, close: () => void): void => {
  useEffect(() => {
    if (!isOpen) return;
    const { current } = drawer;
    const before = document.activeElement;
    current?.querySelector<HTMLElement>(focusable)?.focus();
    const trapTab = current && trapFocus(current);
    if (trapTab) document.addEventListener('keydown', trapTab);
    const closeIfWide = () => {
      if (current && !isDrawer(current)) close();
    };
    window.addEventListener('resize', closeIfWide);
    return () => {
      window.removeEventListener('resize', closeIfWide);
      if (trapTab) document.removeEventListener('keydown', trapTab);
      const stillInside = current?.contains(document.activeElement);
      if (stillInside && before instanceof HTMLElement) before.focus();
    };
  }, [drawer, isOpen, close]);
};
