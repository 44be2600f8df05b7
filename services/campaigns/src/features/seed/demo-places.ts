import { type Answer, areaIdOf, defaultGeographicalDivisions, type Question } from '@folkmoot/contracts';
import type { Random } from '@folkmoot/sample-data/random';
import type { CouncilPlace } from '../../entities/council-place';

/** @file The geography of the demo council: an invented town on a river, and invented postcodes. */

type Corner = readonly [number, number];

const centre = {
  northWest: [-1.43, 52.345],
  north: [-1.41, 52.352],
  northEast: [-1.385, 52.35],
  east: [-1.375, 52.338],
  southEast: [-1.39, 52.325],
  southWest: [-1.42, 52.328],
} satisfies Record<string, Corner>;

const rim = {
  northWest: [-1.5, 52.385],
  north: [-1.42, 52.4],
  northEast: [-1.33, 52.388],
  east: [-1.3, 52.34],
  southEast: [-1.335, 52.29],
  south: [-1.41, 52.275],
  southWest: [-1.485, 52.295],
  west: [-1.515, 52.34],
} satisfies Record<string, Corner>;

/** The borders between two outer areas follow a stream or an old road. */
const borders: Readonly<Record<keyof typeof rim, readonly Corner[]>> = {
  northWest: [
    [-1.47, 52.366],
    [-1.452, 52.359],
  ],
  northEast: [
    [-1.361, 52.362],
    [-1.352, 52.377],
  ],
  southEast: [
    [-1.352, 52.301],
    [-1.371, 52.315],
  ],
  southWest: [
    [-1.446, 52.317],
    [-1.463, 52.304],
  ],
  north: [],
  east: [],
  south: [],
  west: [],
};

const [central = '', east = '', west = '', north = '', south = ''] = defaultGeographicalDivisions;

const shapes: Readonly<Record<string, readonly Corner[]>> = {
  [central]: Object.values(centre),
  [north]: [
    rim.northWest,
    rim.north,
    rim.northEast,
    ...borders.northEast.toReversed(),
    centre.northEast,
    centre.north,
    centre.northWest,
    ...borders.northWest.toReversed(),
  ],
  [east]: [
    centre.northEast,
    ...borders.northEast,
    rim.northEast,
    rim.east,
    rim.southEast,
    ...borders.southEast,
    centre.southEast,
    centre.east,
  ],
  [south]: [
    rim.southEast,
    rim.south,
    rim.southWest,
    ...borders.southWest.toReversed(),
    centre.southWest,
    centre.southEast,
    ...borders.southEast.toReversed(),
  ],
  [west]: [
    rim.southWest,
    rim.west,
    rim.northWest,
    ...borders.northWest,
    centre.northWest,
    centre.southWest,
    ...borders.southWest,
  ],
};

/** The outline as a council would export it. */
export const demoOutline = (): Buffer =>
  Buffer.from(
    JSON.stringify({
      type: 'FeatureCollection',
      features: Object.entries(shapes).map(([name, corners]) => ({
        type: 'Feature',
        properties: { name },
        geometry: { type: 'Polygon', coordinates: [[...corners, corners[0]]] },
      })),
    }),
  );

const LETTERS = ['AA', 'AB', 'AD', 'AE', 'AF', 'AG', 'AH', 'AJ'];
const SECTORS = [1, 2, 3, 4, 5];
const UPPER: ReadonlySet<string> = new Set([central, north, west]);

/** No real postcode begins with RV. */
export const demoPostcodes = (): Buffer => {
  const rows = defaultGeographicalDivisions.flatMap((ward, area) =>
    SECTORS.flatMap((sector) =>
      LETTERS.map(
        (letters) =>
          `RV${area + 1} ${sector}${letters},${ward},${UPPER.has(ward) ? 'Upper Riverside' : 'Lower Riverside'}`,
      ),
    ),
  );
  return Buffer.from(`postcode,ward,district\n${rows.join('\n')}\n`);
};

/** Places that many people name, and others. */
const spots: readonly { readonly area: string; readonly at: string; readonly weight: number }[] = [
  { area: central, at: '52.34,-1.402', weight: 12 },
  { area: east, at: '52.338,-1.335', weight: 9 },
  { area: north, at: '52.375,-1.4', weight: 4 },
  { area: south, at: '52.3,-1.4', weight: 3 },
  { area: west, at: '52.335,-1.47', weight: 2 },
];

/** A place, or for some people only an area. */
export const placeAnswer = (random: Random, questionId: string): Answer => {
  const { area = central, at = '' } = spots[random.weighted(spots.map(({ weight }) => weight))] ?? {};
  const id = `area:${areaIdOf(area)}`;
  return { questionId, answer: random.next() < 0.85 ? [id, `at:${at}`] : [id] };
};

/** The question with the council's map or table. */
export const withPlaces = (question: Question, places: readonly CouncilPlace[]): Question => {
  const current = (kind: CouncilPlace['kind']) =>
    places.find((place) => place.kind === kind && place.state === 'current');
  const [outline, postcodes] = [current('outline'), current('postcodes')];
  if (question.type === 'place' && outline?.map) return { ...question, map: outline.map, areas: [...outline.areas] };
  if (question.keepsPostcode === false && postcodes?.table)
    return { ...question, postcodeTable: postcodes.table, areas: [...postcodes.areas] };
  return question;
};
