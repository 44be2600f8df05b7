import { areaIdOf, DomainError, MAX_AREA_NAME, MAX_AREAS, type PlaceProblem } from '@folkmoot/contracts';
import * as z from 'zod';
import { messages } from './places.messages';
import { type Position, selfCrossingOf } from './self-crossing.domain';

export type Rings = readonly (readonly Position[])[];

/** An area of an outline: polygons, each with its outer ring and its holes. */
export interface NamedArea {
  readonly id: string;
  readonly name: string;
  /** Its official code, when the file has one. */
  readonly code: string | null;
  readonly polygons: readonly Rings[];
}

const MOST_POINTS = 200_000;
const FEWEST_CORNERS = 4;
/** The largest council is about six degrees wide. */
const MOST_DEGREES = 12;

const featureSchema = z.looseObject({
  type: z.literal('Feature'),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.looseObject({ type: z.string(), coordinates: z.unknown() }).nullish(),
});
const collectionSchema = z.looseObject({
  type: z.literal('FeatureCollection'),
  features: z.array(featureSchema),
  crs: z.looseObject({ properties: z.looseObject({ name: z.string() }) }).nullish(),
});
type Feature = z.infer<typeof featureSchema>;

const ringSchema = z.array(z.tuple([z.number(), z.number()]).rest(z.number()));
const polygonSchema = z.array(ringSchema).min(1);
const shapes = { Polygon: polygonSchema, MultiPolygon: z.array(polygonSchema).min(1) };

const refused = (detail: string): DomainError => new DomainError('file_unreadable', { detail });

const parsed = (text: string): z.infer<typeof collectionSchema> => {
  if (text.startsWith('PK')) throw refused(messages.zip);
  if (text.trimStart().startsWith('<')) throw refused(messages.xml);
  try {
    const json: unknown = JSON.parse(text);
    const single = featureSchema.safeParse(json);
    return collectionSchema.parse(single.success ? { type: 'FeatureCollection', features: [single.data] } : json);
  } catch (error) {
    throw new DomainError('file_unreadable', { detail: messages.notGeoJson, cause: error });
  }
};

const checkSystem = ({ crs }: z.infer<typeof collectionSchema>): void => {
  const name = crs?.properties.name ?? '';
  if (name !== '' && !/(CRS84|EPSG:+(\d+\.\d+:)?:?4326)$/i.test(name))
    throw refused(messages.otherSystem(name.slice(0, 80)));
};

/** Columns of names, the best first: `name`, then those of the ONS, then any that ends like one. */
const NAMES = [/^name$/i, /^wd\d\dnm$/i, /^(ward|area)(_?name)?$/i, /^lad\d\dnm$/i, /(name|nm|label|title)$/i];
const CODES = [/^wd\d\dcd$/i, /^(ward_?|gss_?)?code$/i, /^lad\d\dcd$/i];

const propertyOf = ({ properties }: Feature, patterns: readonly RegExp[]): string => {
  const entries = Object.entries(properties ?? {});
  for (const pattern of patterns) {
    const [, value] = entries.find(([key, each]) => pattern.test(key) && typeof each === 'string') ?? [];
    if (typeof value === 'string' && value.trim() !== '') return value.trim().slice(0, MAX_AREA_NAME);
  }
  return '';
};

const isInMetres = (ring: readonly Position[]): boolean => ring.some(([x, y]) => Math.abs(x) > 180 || Math.abs(y) > 90);
const NATIONAL_GRID = { width: 700_000, height: 1_300_000 };
const isNationalGrid = (ring: readonly Position[]): boolean =>
  ring.every(([x, y]) => x >= 0 && x <= NATIONAL_GRID.width && y >= 0 && y <= NATIONAL_GRID.height);

const checkRing = (ring: readonly Position[], name: string): void => {
  if (isInMetres(ring)) throw refused(isNationalGrid(ring) ? messages.nationalGrid : messages.metres);
  if (ring.length < FEWEST_CORNERS) throw refused(messages.tooFew(name));
  const crossing = selfCrossingOf(ring);
  if (crossing) throw refused(messages.crossing(name, `${crossing[1].toFixed(4)}, ${crossing[0].toFixed(4)}`));
};

/** The ring with its first corner at the end, and without heights. */
const closed = (ring: z.infer<typeof ringSchema>): Position[] => {
  const flat = ring.map(([x, y]): Position => [x, y]);
  const [first] = flat;
  const last = flat.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...flat, first] : flat;
};

const polygonsOf = (type: string, coordinates: unknown, name: string): Rings[] => {
  const shape = type === 'Polygon' ? shapes.Polygon : shapes.MultiPolygon;
  const read = shape.safeParse(coordinates);
  if (!read.success) throw refused(messages.broken(name));
  const polygons = (type === 'Polygon' ? [read.data] : read.data) as z.infer<typeof polygonSchema>[];
  return polygons.map((rings) => rings.map(closed));
};

const isArea = ({ geometry }: Feature): boolean => geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon';

const checkExtent = (areas: readonly NamedArea[]): void => {
  const positions = areas.flatMap(({ polygons }) => polygons.flatMap((rings) => rings[0] ?? []));
  const span = (axis: 0 | 1) => {
    let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (const position of positions) {
      least = Math.min(least, position[axis]);
      most = Math.max(most, position[axis]);
    }
    return most - least;
  };
  if (span(0) > MOST_DEGREES || span(1) > MOST_DEGREES) throw refused(messages.tooFar);
};

const checkAmounts = (areas: readonly NamedArea[]): void => {
  if (areas.length > MAX_AREAS) throw refused(messages.tooManyAreas(MAX_AREAS));
  let points = 0;
  for (const { polygons } of areas) for (const rings of polygons) for (const ring of rings) points += ring.length;
  if (points > MOST_POINTS) throw refused(messages.tooManyPoints(MOST_POINTS));
};

type Read = { readonly area: NamedArea } | { readonly problem: string };

const readFeature = (feature: Feature): Read => {
  const { geometry } = feature;
  if (!geometry || !isArea(feature)) return { problem: messages.notAnArea(geometry?.type.slice(0, 40) ?? 'empty') };
  const name = propertyOf(feature, NAMES);
  if (name === '') return { problem: messages.noName };
  const polygons = polygonsOf(geometry.type, geometry.coordinates, name);
  return { area: { id: areaIdOf(name), name, code: propertyOf(feature, CODES) || null, polygons } };
};

const checkRings = ({ name, polygons }: NamedArea): void => {
  for (const ring of polygons.flat()) checkRing(ring, name);
};

/** The areas of a GeoJSON file, and the features that were left out. Throws file_unreadable, with a way to mend it. */
export const readFeatures = (text: string): { areas: NamedArea[]; problems: PlaceProblem[] } => {
  const collection = parsed(text);
  checkSystem(collection);
  if (!collection.features.some(isArea)) throw refused(messages.noAreas);
  const problems: PlaceProblem[] = [];
  const areas = new Map<string, NamedArea>();
  for (const [index, feature] of collection.features.entries()) {
    const read = readFeature(feature);
    if ('problem' in read) problems.push({ row: index + 1, text: read.problem });
    else {
      const { id, polygons } = read.area;
      // Islands may be features of their own.
      areas.set(id, { ...read.area, polygons: [...(areas.get(id)?.polygons ?? []), ...polygons] });
    }
  }
  if (areas.size === 0) throw refused(messages.noNames);
  const named = [...areas.values()];
  checkAmounts(named);
  for (const area of named) checkRings(area);
  checkExtent(named);
  return { areas: named, problems };
};
