import { type RefObject, useEffect } from 'react';

/** An opened drawer takes the focus to its first entry; closed, it gives it back to where it was. */
export const useDrawerFocus = (drawer: RefObject<HTMLElement | null>, isOpen: boolean): void => {
  useEffect(() => {
    if (!isOpen) return;
    const before = document.activeElement;
    drawer.current?.querySelector<HTMLElement>('a, button')?.focus();
    return () => {
      const stillInside = drawer.current?.contains(document.activeElement);
      if (stillInside && before instanceof HTMLElement) before.focus();
    };
  }, [drawer, isOpen]);
};
