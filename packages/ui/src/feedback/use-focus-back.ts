import { useEffect, useState } from 'react';

/**
 * The element that gets the focus back. For a menu item, which disappears with its menu: the button that opened the
 * menu. For a dialog field that opens a list on focus: the dialog.
 */
const origin = (): HTMLElement | null => {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const dialog = active?.matches('[aria-haspopup="listbox"]') ? active.closest('[role="dialog"]') : null;
  const from = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : (dialog ?? active);
  return from instanceof HTMLElement ? from : null;
};

/**
 * For a dialog that is mounted only while it is open. On unmount, returns the focus to the previous element, or to
 * the page.
 */
export const useFocusBack = (): void => {
  const [from] = useState(origin);
  useEffect(
    () => () => {
      // Runs after the dialog has released its focus trap.
      setTimeout(() => (from?.isConnected ? from : document.getElementById('main'))?.focus({ preventScroll: true }));
    },
    [from],
  );
};
