import type { Figure, Measure, Point } from './rounds.domain';

/** @file Lines over rounds, as paths of a drawing. */

interface TrendPoint {
  readonly x: number;
  readonly y: number;
  /** The change from the round before is real. */
  readonly mark: 'up' | 'down' | null;
}

export interface TrendLine {
  readonly key: string;
  readonly label: string;
  /** The figure of the latest round with answers. */
  readonly latest: string;
  /** Names of the first and the last round. */
  readonly ends: readonly [string, string];
  readonly points: readonly TrendPoint[];
  /** Lines between neighbouring rounds with answers, and areas of their intervals. */
  readonly paths: readonly string[];
  readonly bands: readonly string[];
  /** Unweighted lines beside weighted ones. */
  readonly beside: readonly string[];
  /** Height of the least value of the scale. */
  readonly base: number;
  /** The ends of the scale in words. */
  readonly scale: readonly [string, string];
}

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly rounds: readonly string[];
  readonly labelOf: (measure: Measure) => string;
  readonly textOf: (measure: Measure, figure: Figure) => string;
}

/** Room for points and marks at the edges. */
const MARGIN = 14;

const isWeighted = ({ points }: Measure): boolean =>
  points.every((point) => point === null || point.weighted !== null) && points.some((point) => point?.weighted);

/** The figure that is drawn: weighted where all rounds are. */
const mainOf = (measure: Measure) => {
  const hasWeights = isWeighted(measure);
  return (point: Point): Figure => (hasWeights ? (point.weighted ?? point.plain) : point.plain);
};

const figuresOf = (measure: Measure): Figure[] =>
  measure.points.flatMap((point) => (point ? [point.plain, mainOf(measure)(point)] : []));

/** The span of the values that all lines of this kind share. Shares begin at 0. */
const spanOf = (measures: readonly Measure[], isMean: boolean): readonly [number, number] => {
  const figures = measures.filter((measure) => measure.isMean === isMean).flatMap(figuresOf);
  const highs = figures.map(({ value, high }) => high ?? value);
  const lows = figures.map(({ value, low }) => low ?? value);
  const low = isMean ? Math.min(...lows) : 0;
  const high = Math.max(...highs);
  return [low, high > low ? high : low + 1];
};

interface DrawnPoint {
  readonly index: number;
  readonly x: number;
  readonly y: number;
  readonly top: number;
  readonly bottom: number;
}

/** Places of neighbouring rounds with answers. */
const runsOf = (places: readonly (DrawnPoint | null)[]): DrawnPoint[][] => {
  const runs: DrawnPoint[][] = [];
  let isOpen = false;
  for (const place of places) {
    if (place && isOpen) runs.at(-1)?.push(place);
    else if (place) runs.push([place]);
    isOpen = place !== null;
  }
  return runs;
};

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
const lineOf = (run: readonly DrawnPoint[]): string => `M${run.map(({ x, y }) => at(x, y)).join('L')}`;
const bandOf = (run: readonly DrawnPoint[]): string => {
  const upper = run.map(({ x, top }) => at(x, top));
  const lower = run.map(({ x, bottom }) => at(x, bottom)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
};

const end = (value: number): Figure => ({ value, low: null, high: null });

const markOf = ({ changes }: Measure, index: number): TrendPoint['mark'] => {
  const change = changes[index - 1];
  if (change?.verdict !== 'real') return null;
  return (change.weighted ?? change.plain).value > 0 ? 'up' : 'down';
};

/** A line for each measure. Measures of one kind have the same scale. `changes` are those of neighbouring rounds. */
export const trendLines = (measures: readonly Measure[], frame: Frame): readonly TrendLine[] => {
  const { width, height, rounds, labelOf, textOf } = frame;
  const spans = { mean: spanOf(measures, true), share: spanOf(measures, false) };
  const step = rounds.length > 1 ? (width - 2 * MARGIN) / (rounds.length - 1) : 0;
  return measures.map((measure) => {
    const [low, high] = measure.isMean ? spans.mean : spans.share;
    const yOf = (value: number) => height - MARGIN - ((value - low) / (high - low)) * (height - 2 * MARGIN);
    const placesBy = (read: (point: Point) => Figure) =>
      measure.points.map((point, index): DrawnPoint | null => {
        if (!point) return null;
        const figure = read(point);
        return {
          index,
          x: MARGIN + index * step,
          y: yOf(figure.value),
          top: yOf(figure.high ?? figure.value),
          bottom: yOf(figure.low ?? figure.value),
        };
      });
    const main = mainOf(measure);
    const places = placesBy(main);
    const runs = runsOf(places);
    const latest = measure.points.findLast((point) => point !== null);
    return {
      key: measure.key,
      label: labelOf(measure),
      latest: latest ? textOf(measure, main(latest)) : '',
      ends: [rounds[0] ?? '', rounds.at(-1) ?? ''],
      points: places.flatMap((place) =>
        place ? [{ x: place.x, y: place.y, mark: markOf(measure, place.index) }] : [],
      ),
      paths: runs.map(lineOf),
      bands: runs.map(bandOf),
      base: height - MARGIN,
      scale: [textOf(measure, end(low)), textOf(measure, end(high))],
      beside: isWeighted(measure) ? runsOf(placesBy(({ plain }) => plain)).map(lineOf) : [],
    };
  });
};
