import { DomainError, type OutlineDrawing, type PlaceArea, type PlaceProblem } from '@folkmoot/contracts';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, quantile, simplify } from 'topojson-simplify';
import { labelPlaceOf } from './label-place.domain';
import { messages } from './places.messages';
import { type NamedArea, type Rings, readFeatures } from './read-features';
import type { Position } from './self-crossing.domain';

export interface ReadOutline {
  /** The drawing as JSON. */
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly bounds: [number, number, number, number];
  readonly areas: PlaceArea[];
  /** Official codes of the areas, by their ids. */
  readonly codes: Readonly<Record<string, string>>;
  readonly problems: PlaceProblem[];
}

const LONGEST_SIDE = 1000;
const MOST_BYTES = 40_000;
const MARGIN = 0.02;
const EARTH = 180;
/** The share of all corners that stays, less and less, until residents can load the drawing. */
const SHARES = [1, 0.7, 0.5, 0.35, 0.25, 0.17, 0.12, 0.08, 0.05, 0.03, 0.02, 0.01, 0.005, 0.002];

interface Shape {
  readonly type: 'Feature';
  readonly properties: { readonly id: string; readonly name: string };
  readonly geometry: { readonly type: 'MultiPolygon'; readonly coordinates: readonly Rings[] };
}
interface Shapes {
  readonly type: 'FeatureCollection';
  readonly features: readonly Shape[];
}

const shapesOf = (areas: readonly NamedArea[]): Shapes => ({
  type: 'FeatureCollection',
  features: areas.map(({ id, name, polygons }) => ({
    type: 'Feature',
    properties: { id, name },
    geometry: { type: 'MultiPolygon', coordinates: polygons },
  })),
});

type Weighable = Parameters<typeof presimplify>[0];

/** The lines of all areas: a border of two neighbours is one line. */
const linesOf = (areas: readonly NamedArea[]): Weighable =>
  topology({ areas: shapesOf(areas) as unknown as Parameters<typeof topology>[0][string] }) as Weighable;

interface Frame {
  readonly bounds: [number, number, number, number];
  readonly width: number;
  readonly height: number;
}

/** The frame of the drawing, with a margin. A degree of longitude is shorter than one of latitude. */
const frameOf = (areas: readonly NamedArea[]): Frame => {
  let [west, south, east, north] = [EARTH, EARTH, -EARTH, -EARTH];
  for (const { polygons } of areas)
    for (const rings of polygons)
      for (const [x, y] of rings[0] ?? []) {
        [west, east] = [Math.min(west, x), Math.max(east, x)];
        [south, north] = [Math.min(south, y), Math.max(north, y)];
      }
  const margin = MARGIN * Math.max(east - west, north - south);
  const across = (east - west + 2 * margin) * Math.cos(((south + north) / 2) * (Math.PI / EARTH));
  const down = north - south + 2 * margin;
  const scale = LONGEST_SIDE / Math.max(across, down);
  return {
    bounds: [west - margin, south - margin, east + margin, north + margin],
    width: Math.max(1, Math.round(across * scale)),
    height: Math.max(1, Math.round(down * scale)),
  };
};

const projected = (
  { bounds: [west, south, east, north], width, height }: Frame,
  ring: readonly Position[],
): number[] => {
  const points: number[] = [];
  // The last corner repeats the first one: a path closes by itself.
  for (const [x = 0, y = 0] of ring.slice(0, -1)) {
    const [px, py] = [((x - west) / (east - west)) * width, ((north - y) / (north - south)) * height].map(Math.round);
    if (px !== points.at(-2) || py !== points.at(-1)) points.push(px ?? 0, py ?? 0);
  }
  return points;
};

/** Two corners make no area. Of an area that became too small, a ring of what is left stays. */
const LEAST_NUMBERS = 6;

type DrawnArea = OutlineDrawing['areas'][number];

/** The place of the name is not found yet, because that takes long. A corner has as many digits as any place. */
const drawnArea = (frame: Frame, { properties, geometry }: Shape): DrawnArea => {
  const rings = geometry.coordinates.flat().map((ring) => projected(frame, ring));
  const kept = rings.filter((ring) => ring.length >= LEAST_NUMBERS);
  const [first = [0, 0]] = rings.toSorted((a, b) => b.length - a.length);
  const [x = 0, y = 0] = first;
  const shown = kept.length > 0 ? kept : [[x, y, x + 3, y, x, y + 3]];
  return { id: properties.id, name: properties.name, rings: shown, label: [frame.width, frame.height] };
};

const bytesOf = (drawing: OutlineDrawing): Buffer => Buffer.from(JSON.stringify(drawing));

const named = ({ areas, ...drawing }: OutlineDrawing): OutlineDrawing => ({
  ...drawing,
  areas: areas.map((area) => ({ ...area, label: labelPlaceOf(area.rings) })),
});

/** Borders of neighbours are one line in a topology, so they stay together when corners are left out. */
const drawn = (areas: readonly NamedArea[], frame: Frame): Buffer => {
  const weighed = presimplify(linesOf(areas));
  for (const share of SHARES) {
    const simpler = share === 1 ? weighed : simplify(weighed, quantile(weighed, share));
    const shapes = feature(simpler, simpler.objects.areas as Parameters<typeof feature>[1]) as unknown as Shapes;
    const drawing: OutlineDrawing = {
      width: frame.width,
      height: frame.height,
      areas: shapes.features.map((each) => drawnArea(frame, each)),
    };
    if (bytesOf(drawing).length <= MOST_BYTES) return bytesOf(named(drawing));
  }
  throw new DomainError('file_unreadable', { detail: messages.tooDetailed });
};

const MOST_PROBLEMS = 50;

/** Reads GeoJSON and draws it. Throws file_unreadable. Runs in a separate process. */
export const readOutline = (bytes: Uint8Array): ReadOutline => {
  const text = new TextDecoder().decode(bytes);
  const { areas, problems } = readFeatures(text);
  const frame = frameOf(areas);
  return {
    bytes: drawn(areas, frame),
    ...frame,
    areas: areas.map(({ id, name }) => ({ id, name })),
    codes: Object.fromEntries(areas.flatMap(({ id, code }) => (code === null ? [] : [[id, code]]))),
    problems: problems.slice(0, MOST_PROBLEMS),
  };
};
