import { useLocation } from '@folkmoot/shell-sdk';
import { useEffect, useRef } from 'react';

/** A screen is the area and the item in it. Tabs below are the same screen and keep the focus. */
const screenOf = (pathname: string): string => pathname.split('/').slice(0, 4).join('/');

/** On another screen, moves the focus to the content and scrolls to the top, as a page load does. */
export const useRouteFocus = () => {
  const target = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const screen = screenOf(pathname);
  const last = useRef(screen);
  useEffect(() => {
    if (last.current === screen) return;
    last.current = screen;
    window.scrollTo(0, 0);
    target.current?.focus({ preventScroll: true });
  }, [screen]);
  return target;
};
