import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type RefObject, useEffect, useRef } from 'react';
import { Link, useLocation } from '../router';
import classes from './link-tabs.module.css';

export interface LinkTab {
  /** Absolute path of the tab, with a query string if it has one. */
  to: string;
  label: string;
}

interface Props {
  tabs: readonly LinkTab[];
  variant?: 'default' | 'pills';
  /** Shows the tabs beside the content when there is enough space. */
  isBeside?: boolean;
  label?: string;
}

const WIDE = '(min-width: 62em)';

const pathOf = (to: string): string => to.split('?')[0] ?? to;

/** Marks the ends of the row where more tabs are out of view. The style fades these ends. */
const useHiddenEnds = (list: RefObject<HTMLDivElement | null>, labels: string) => {
  useEffect(() => {
    const row = list.current;
    if (!row || !labels) return;
    const announce = () => {
      const at = Math.abs(row.scrollLeft);
      const isMoreAfter = at + row.clientWidth < row.scrollWidth - 1;
      row.dataset.more = [at > 1 ? 'before' : '', isMoreAfter ? 'after' : ''].join(' ').trim();
    };
    announce();
    row.addEventListener('scroll', announce, { passive: true });
    window.addEventListener('resize', announce);
    return () => {
      row.removeEventListener('scroll', announce);
      window.removeEventListener('resize', announce);
    };
  }, [list, labels]);
};

/** Tabs with an address each. The tab whose path contains the current address is the current one. */
export const LinkTabs = ({ tabs, variant = 'default', isBeside = false, label }: Props) => {
  const isWide = useMediaQuery(WIDE) ?? false;
  const isUpright = isBeside && isWide;
  const { pathname } = useLocation();
  const current = tabs.find(({ to }) => pathname === pathOf(to) || pathname.startsWith(`${pathOf(to)}/`)) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  const labels = tabs.map(({ label }) => label).join('\n');
  useEffect(() => {
    // A label that grows after loading, such as one with a count, moves the current tab out of view again.
    // jsdom has no `scrollIntoView`.
    if (pathname && labels)
      list.current?.querySelector('[data-active]')?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [pathname, labels]);
  useHiddenEnds(list, labels);
  return (
    <Tabs
      className={isUpright ? classes.beside : undefined}
      value={current?.to ?? null}
      variant={isUpright ? 'pills' : variant}
      orientation={isUpright ? 'vertical' : 'horizontal'}
      // An arrow key that opened the next page would lead away from the tabs after it.
      activateTabWithKeyboard={false}
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
