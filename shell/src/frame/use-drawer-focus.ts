import { type RefObject, useEffect } from 'react';

const focusable = 'a[href], button:not(:disabled)';

/** Tab stays in the drawer: from its last entry to its first, and back. The rest of the page lies below the backdrop. */
const holdFocus = (drawer: HTMLElement) => (event: KeyboardEvent) => {
  if (event.key !== 'Tab') return;
  const entries = [...drawer.querySelectorAll<HTMLElement>(focusable)];
  const [first, last] = event.shiftKey ? [entries.at(-1), entries[0]] : [entries[0], entries.at(-1)];
  const isInside = drawer.contains(document.activeElement);
  if (isInside && document.activeElement !== last) return;
  event.preventDefault();
  first?.focus();
};

/** An opened drawer takes the focus to its first entry and keeps it; closed, it gives it back to where it was. */
export const useDrawerFocus = (drawer: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return;
    const { current } = drawer;
    const before = document.activeElement;
    current?.querySelector<HTMLElement>(focusable)?.focus();
    const hold = current && holdFocus(current);
    if (hold) document.addEventListener('keydown', hold);
    return () => {
      if (hold) document.removeEventListener('keydown', hold);
      const stillInside = current?.contains(document.activeElement);
      if (stillInside && before instanceof HTMLElement) before.focus();
    };
  }, [drawer, isOpen]);
};
