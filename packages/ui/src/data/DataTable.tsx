import { Box, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { IconArrowDown, IconArrowUp } from '../icons';
import { uiMessages } from '../ui.messages';
import classes from './data-table.module.css';

export interface Column<T> {
  key: string;
  /** Empty for a column of actions. Such a column needs `hiddenHeader`. */
  header: string;
  /** Name of the column for screen readers when `header` is empty. */
  hiddenHeader?: string;
  /** Replaces the header text with a control, such as a checkbox, which has its own name. */
  control?: ReactNode;
  cell: (row: T) => ReactNode;
  /** A fixed width prevents layout shifts: `120`, `'30%'`. */
  width?: number | string;
  align?: 'start' | 'end';
  /** Makes the header a button that sorts the rows by this column. */
  onSort?: () => void;
  /** How the rows are sorted by this column; left out, they are sorted by another one. */
  sorted?: 'ascending' | 'descending';
}

interface Props<T> {
  /** Accessible name of the table. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  /** Called when a row is opened by click or Enter. */
  onOpen?: (row: T) => void;
  /** Maximum height in pixels. The rows scroll under a sticky header. */
  height?: number;
  minWidth?: number;
  /** Rows of 36 px with smaller text, for long lists. */
  isDense?: boolean;
}

const isControl = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('a, button, input, select, textarea, label, [role="menuitem"]') !== null;

const neighbour = (row: Element, key: string): Element | null => {
  if (key === 'ArrowDown') return row.nextElementSibling;
  return key === 'ArrowUp' ? row.previousElementSibling : null;
};

/** Enter opens the row, arrow keys move between rows. Ignores keys inside a control. */
const onRowKey = (event: KeyboardEvent<HTMLTableRowElement>, open: () => void): void => {
  if (event.target !== event.currentTarget) return;
  if (event.key === 'Enter') open();
  const next = neighbour(event.currentTarget, event.key);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
};

const rowProps = (open: (() => void) | undefined) => {
  if (!open) return { className: classes.row };
  return {
    className: `${classes.row} ${classes.open}`,
    tabIndex: 0,
    onClick: (event: MouseEvent<HTMLTableRowElement>) => {
      if (!isControl(event.target)) open();
    },
    onKeyDown: (event: KeyboardEvent<HTMLTableRowElement>) => onRowKey(event, open),
  };
};

/** A column that can be sorted is `none` while another one is. Other columns say nothing. */
const sortOf = <T,>({ onSort, sorted }: Column<T>) => (onSort ? (sorted ?? 'none') : undefined);

const SortButton = <T,>({ column: { header, onSort, sorted } }: { column: Column<T> }) => {
  const Icon = sorted === 'ascending' ? IconArrowUp : IconArrowDown;
  return (
    <button type="button" className={classes.sort} data-sorted={sorted !== undefined || undefined} onClick={onSort}>
      {header}
      <Icon size={14} stroke={1.75} aria-hidden="true" />
    </button>
  );
};

const Head = <T,>({ column }: { column: Column<T> }): ReactNode => {
  const { control, header, hiddenHeader, onSort } = column;
  if (control) return control;
  if (onSort) return <SortButton column={column} />;
  return hiddenHeader ? <VisuallyHidden>{hiddenHeader}</VisuallyHidden> : header;
};

/** A table with rows of 44 px, or 36 px when dense, sticky header, sortable columns, row hover, keyboard access and stable column widths. */
export const DataTable = <T,>({
  label,
  columns,
  rows,
  rowKey,
  onOpen,
  height,
  minWidth = 720,
  isDense = false,
}: Props<T>) => {
  const hint = useId();
  return (
    // A scrollable region must be focusable by keyboard.
    <Box
      role="group"
      tabIndex={0}
      aria-label={label}
      className={classes.frame}
      data-bounded={height !== undefined || undefined}
      data-dense={isDense || undefined}
      mah={height}
    >
      {onOpen ? <VisuallyHidden id={hint}>{uiMessages.openRow}</VisuallyHidden> : null}
      <table
        className={classes.table}
        aria-label={label}
        aria-describedby={onOpen ? hint : undefined}
        style={{ minInlineSize: minWidth }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={sortOf(column)}
                className={classes.head}
                style={{ inlineSize: column.width, textAlign: column.align }}
              >
                <Head column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...rowProps(onOpen ? () => onOpen(row) : undefined)}>
              {columns.map((column) => (
                <td key={column.key} className={classes.cell} style={{ textAlign: column.align }}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
