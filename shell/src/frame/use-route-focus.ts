import { useLocation } from '@folkmoot/shell-sdk';
import { useEffect, useRef } from 'react';

/** A screen is the area and the thing in it; tabs below are not another screen and leave the focus where it is. */
const screenOf = (pathname: string): string => pathname.split('/').slice(0, 4).join('/');

/** After moving to another screen the focus goes to the content, as a page load would do it, and the view to its top. */
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
