import type { Exactness, PlaceMap, Question } from '@folkmoot/contracts/client';

/** @file Points of a map: latitude and longitude of an outline, hundredths of width and height of a plan. */

export type Point = readonly [number, number];

type Asked = Pick<Question, 'map' | 'exactness'>;

export const exactnessOf = ({ exactness = 'near' }: Pick<Question, 'exactness'>): Exactness => exactness;

const decimals: Readonly<Record<PlaceMap['kind'], Readonly<Record<Exactness, number>>>> = {
  outline: { area: 3, near: 3, exact: 4 },
  plan: { area: 0, near: 0, exact: 1 },
};

const NUMBER = /^-?\d{1,3}(\.\d{1,8})?$/;

/** The size of a degree or of a hundredth in units of the drawing. A point is where lines of the grid cross. */
const fieldOf = ({ kind, bounds = [0, 0, 0, 0] }: PlaceMap): readonly [number, number, number, number] =>
  kind === 'plan' ? [0, 100, 100, 0] : bounds;

/** A point of the drawing in the form that is kept: `51.501,-0.142`, or `40,73` of a plan. */
export const pointText = ([x, y]: Point, { map, ...asked }: Asked): string => {
  if (!map) return '';
  const [west, south, east, north] = fieldOf(map);
  const places = decimals[map.kind][exactnessOf(asked)];
  const across = west + (x / map.width) * (east - west);
  const down = north + (y / map.height) * (south - north);
  const [first, second] = map.kind === 'plan' ? [across, down] : [down, across];
  return `${Number(first.toFixed(places))},${Number(second.toFixed(places))}`;
};

/** The place of a kept point on the drawing. Null for a text that is no point. */
export const pointOn = (text: string, map: PlaceMap): Point | null => {
  const numbers = text.split(',');
  if (numbers.length !== 2 || !numbers.every((number) => NUMBER.test(number))) return null;
  const [first = 0, second = 0] = numbers.map(Number);
  const [across, down] = map.kind === 'plan' ? [first, second] : [second, first];
  const [west, south, east, north] = fieldOf(map);
  return [((across - west) / (east - west)) * map.width, ((down - north) / (south - north)) * map.height];
};

export const isOnMap = ([x, y]: Point, { width, height }: PlaceMap): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** The point in the form that this question keeps, whatever a client sends. Null when it is not on the map. */
export const keptPoint = (text: string, asked: Asked): string | null => {
  const point = asked.map && pointOn(text, asked.map);
  if (!asked.map || !point || !isOnMap(point, asked.map)) return null;
  return pointText(point, asked);
};

/** The cells of a map in results: squares, this many in a row. */
const COLUMNS = 24;

export const cellSizeOf = ({ width }: Pick<PlaceMap, 'width'>): number => width / COLUMNS;

export const cellOf = ([x, y]: Point, map: PlaceMap): Point => {
  const size = cellSizeOf(map);
  return [Math.min(COLUMNS - 1, Math.floor(x / size)), Math.floor(y / size)];
};
