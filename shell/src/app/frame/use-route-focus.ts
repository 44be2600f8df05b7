import { useLocation } from '@folkmoot/shell-sdk';
import { useEffect, useRef } from 'react';

/** A screen is the area and the item in it. Tabs below are the same screen and keep the focus. */
const screenOf = (pathname: string): string => pathname.split('/').slice(0, 4).join('/');

/**
 * On another screen, moves the focus to the content and scrolls to the top, as a page load does. Within a screen it moves the
 * focus only when the link that was followed is gone: it would start from the top of the page otherwise.
 */
export const useRouteFocus = () => {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    const isAnother = screenOf(last.current) !== screenOf(pathname);
    last.current = pathname;
    if (isAnother) window.scrollTo(0, 0);
    if (isAnother || document.activeElement === document.body) target.current?.focus({ preventScroll: true });
  }, [pathname]);
  return target;
};
