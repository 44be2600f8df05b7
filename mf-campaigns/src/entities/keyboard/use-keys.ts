import { lookup } from '@folkmoot/contracts/client';
import { type RefObject, useEffect, useRef } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/**
 * Calls the function of a single key while the focus is in the element, but not while somebody types. Keys outside the
 * element do nothing, so that no shortcut surprises people who speak to their computer.
 */
export const useKeys = (
  element: RefObject<HTMLElement | null>,
  actions: Readonly<Partial<Record<string, () => void>>>,
): void => {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const node = element.current;
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const action = lookup(latest.current, event.key);
      if (!action) return;
      event.preventDefault();
      action();
    };
    node?.addEventListener('keydown', press);
    return () => node?.removeEventListener('keydown', press);
  }, [element]);
};
