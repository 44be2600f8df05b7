import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from '../router';
import classes from './link-tabs.module.css';

export interface LinkTab {
  /** Absolute path of the tab, with a search where it has one. */
  to: string;
  label: string;
}

interface Props {
  tabs: readonly LinkTab[];
  variant?: 'default' | 'pills';
  /** Beside what they lead to, where there is room for it. */
  isBeside?: boolean;
  label?: string;
}

const WIDE = '(min-width: 62em)';

const pathOf = (to: string): string => to.split('?')[0] ?? to;

/** Says on the row itself at which of its ends more tabs are out of view; the style fades that end. */
const useHiddenEnds = (list: RefObject<HTMLDivElement | null>) => {
  useEffect(() => {
    const row = list.current;
    if (!row) return;
    const tell = () => {
      const at = Math.abs(row.scrollLeft);
      const isMoreAfter = at + row.clientWidth < row.scrollWidth - 1;
      row.dataset.more = [at > 1 ? 'before' : '', isMoreAfter ? 'after' : ''].join(' ').trim();
    };
    tell();
    row.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('resize', tell);
    return () => {
      row.removeEventListener('scroll', tell);
      window.removeEventListener('resize', tell);
    };
  }, [list]);
};

/** Tabs of which each is a place with an address: the one that the browser stands at or below is the current one. */
export const LinkTabs = ({ tabs, variant = 'default', isBeside = false, label }: Props) => {
  const isWide = useMediaQuery(WIDE) ?? false;
  const isUpright = isBeside && isWide;
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) => pathname === pathOf(to) || pathname.startsWith(`${pathOf(to)}/`)) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  useHiddenEnds(list);
  useEffect(() => {
    // Not in every place where tests run.
    if (pathname)
      list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname]);
  return (
    <Tabs
      className={isUpright ? classes.beside : undefined}
      value={current?.to ?? null}
      variant={isUpright ? 'pills' : variant}
      orientation={isUpright ? 'vertical' : 'horizontal'}
    >
      <Tabs.List
        ref={list}
        aria-label={label}
        className={
          isUpright ? classes.upright : variant === 'default' ? `${classes.list} ${classes.lined}` : classes.list
        }
      >
        {tabs.map(({ to, label }) => (
          <Tabs.Tab key={to} value={to} renderRoot={(props) => <Link {...props} to={to} />}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Tabs>
  );
};
