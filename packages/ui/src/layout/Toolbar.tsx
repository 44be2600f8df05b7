import { Box, SegmentedControl, VisuallyHidden } from '@mantine/core';
import type { ComponentType, ReactNode } from 'react';
import classes from './toolbar.module.css';

interface Props {
  /** Accessible name: `Filter campaigns`. */
  label: string;
  search?: ReactNode;
  /** The filters and the order. On a phone they are in two columns. */
  children?: ReactNode;
  /** How many items are shown: `12 campaigns`. */
  count?: string | null;
  /** The switch between views: `ViewSwitch`. */
  view?: ReactNode;
}

/** The controls that narrow and order a list, in one row. It wraps when there is too little space. */
export const Toolbar = ({ label, search, children, count, view }: Props) => (
  <Box role="group" aria-label={label} className={classes.toolbar}>
    {search ? <div className={classes.search}>{search}</div> : null}
    {children ? <div className={classes.filters}>{children}</div> : null}
    <div className={classes.end}>
      {count ? <span className={classes.count}>{count}</span> : null}
      {view}
    </div>
  </Box>
);

interface View<V extends string> {
  value: V;
  label: string;
  icon: ComponentType<{ size?: number; stroke?: number; 'aria-hidden'?: 'true' }>;
}

interface SwitchProps<V extends string> {
  /** Accessible name: `View`. */
  label: string;
  value: V;
  views: readonly View<V>[];
  onChange: (value: V) => void;
}

/** A choice between views of the same list, as icons with names. */
export const ViewSwitch = <V extends string>({ label, value, views, onChange }: SwitchProps<V>) => (
  <SegmentedControl
    aria-label={label}
    value={value}
    onChange={(chosen) => onChange(chosen as V)}
    data={views.map(({ value: key, label: name, icon: Icon }) => ({
      value: key,
      label: (
        <span className={classes.view} title={name}>
          <Icon size={18} stroke={1.5} aria-hidden="true" />
          <VisuallyHidden>{name}</VisuallyHidden>
        </span>
      ),
    }))}
  />
);
