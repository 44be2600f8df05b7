import { uiMessages } from '../ui.messages';
import classes from './sparkline.module.css';

interface Props {
  /** One count for each day, the oldest first. */
  values: readonly number[];
  /** The counted things in the plural: `responses`. */
  unit: string;
}

const STEP = 5;
const HEIGHT = 32;
/** Every count above zero is visible, however small it is beside the largest. */
const MIN_BAR = 3;
const EMPTY_BAR = 1;

/** Vertical strokes on the baseline, one for each day, as the text of a path. */
const strokes = (values: readonly number[], heightOf: (value: number) => number): string =>
  values
    .map((value, index) => ({ x: index * STEP + STEP / 2, height: heightOf(value) }))
    .filter(({ height }) => height > 0)
    .map(({ x, height }) => `M${x} ${HEIGHT}V${(HEIGHT - height).toFixed(1)}`)
    .join('');

/** A small chart of daily counts without axes. Its alternative text contains the range and the sum. */
export const Sparkline = ({ values, unit }: Props) => {
  const most = Math.max(1, ...values);
  const barOf = (value: number) => (value > 0 ? Math.max(MIN_BAR, (value / most) * HEIGHT) : 0);
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${values.length * STEP} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={uiMessages.sparkline(values, unit)}
    >
      <path className={classes.empty} d={strokes(values, (value) => (value > 0 ? 0 : EMPTY_BAR))} />
      <path className={classes.bars} d={strokes(values, barOf)} />
    </svg>
  );
};
