import { useEffect, useState } from 'react';

/** What had the focus; for an entry of a menu, which goes with its menu, the button that opened it. */
const origin = (): HTMLElement | null => {
  const active = document.activeElement;
  const menu = active?.closest('[role="menu"]');
  const from = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return from instanceof HTMLElement ? from : null;
};

/** For a dialog that is there only while it is open: when it goes, the focus goes back to where it came from, or to the page. */
export const useFocusBack = (): void => {
  const [from] = useState(origin);
  useEffect(
    () => () => {
      // After the dialog's own trap has let go.
      setTimeout(() => (from?.isConnected ? from : document.getElementById('main'))?.focus({ preventScroll: true }));
    },
    [from],
  );
};
