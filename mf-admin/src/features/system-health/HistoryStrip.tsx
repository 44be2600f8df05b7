import { Text } from '@folkmoot/ui';
import { type DayCell, type DayState, isIncomplete, type NotableDays } from './history.domain';
import classes from './history-strip.module.css';
import { dayInUtc } from './moments';
import { historyMessages as texts } from './system-health.messages';

const states = ['ok', 'degraded', 'down', 'none'] as const;

const summaryOf = (cells: readonly DayCell[]): string => {
  const counts = states.map((state) => [state, cells.filter((cell) => cell.state === state).length] as const);
  return texts.summary(counts.filter(([, count]) => count > 0).map(([state, count]) => texts.daysOf(state, count)));
};

/** A day in words: `27 Nov 2026: down for 12 min, no data for 3 h`. */
const cellText = (cell: DayCell): string => {
  const { day, state, downMinutes, degradedMinutes, missingMinutes } = cell;
  if (state === 'none') return texts.day(dayInUtc(day), [texts.noData]);
  const parts = [
    downMinutes > 0 ? texts.downFor(downMinutes) : '',
    degradedMinutes > 0 ? texts.degradedFor(degradedMinutes) : '',
    downMinutes + degradedMinutes === 0 ? texts.states[state] : '',
    isIncomplete(cell) ? texts.missingFor(missingMinutes) : '',
  ];
  return texts.day(
    dayInUtc(day),
    parts.filter((part) => part !== ''),
  );
};

/** A notable day, or a range of days without data, in words. */
export const daysText = ({ first, last }: NotableDays): string =>
  first.day === last.day
    ? cellText(first)
    : texts.day(texts.range(dayInUtc(first.day), dayInUtc(last.day)), [texts.noData]);

/** 28 days as small columns. Screen readers get the counts; each day in words is in the details of the part. */
export const HistoryStrip = ({ cells }: { cells: readonly DayCell[] }) => (
  <div className={classes.strip} role="img" aria-label={summaryOf(cells)}>
    {cells.map((cell) => (
      <span
        key={cell.day}
        className={classes.cell}
        data-state={cell.state}
        data-incomplete={(cell.state === 'ok' && isIncomplete(cell)) || undefined}
        title={cellText(cell)}
      />
    ))}
  </div>
);

const Sample = ({ state, isPartly = false }: { state: DayState; isPartly?: boolean }) => (
  <span className={classes.sample} aria-hidden="true">
    <span className={classes.cell} data-state={state} data-incomplete={isPartly || undefined} />
  </span>
);

/** Explains the shapes of the strips, once for the page. */
export const HistoryKey = () => (
  <div className={classes.key}>
    {states.map((state) => (
      <Text key={state} component="span" size="xs" c="dimmed" className={classes.entry}>
        <Sample state={state} />
        {texts.states[state]}
      </Text>
    ))}
    <Text component="span" size="xs" c="dimmed" className={classes.entry}>
      <Sample state="ok" isPartly />
      {texts.partly}
    </Text>
  </div>
);
