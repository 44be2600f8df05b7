import { type Country, countryOfZone, type PlaceMap } from '@folkmoot/contracts/client';

/** West, south, east, north in whole degrees. */
type Box = readonly [number, number, number, number];

/** Roughly where the land of a country is, its inhabited islands included. */
const boxes: Readonly<Record<Country, Box>> = {
  GB: [-9, 49, 2, 61],
  IE: [-11, 51, -5, 56],
  US: [-180, 18, -66, 72],
  CA: [-142, 41, -52, 84],
  AU: [112, -44, 160, -9],
  NZ: [165, -53, 180, -33],
  AT: [9, 46, 18, 50],
  BE: [2, 49, 7, 52],
  CH: [5, 45, 11, 48],
  DE: [5, 47, 16, 56],
  DK: [7, 54, 16, 58],
  ES: [-19, 27, 5, 44],
  FI: [19, 59, 32, 71],
  FR: [-6, 41, 10, 52],
  IT: [6, 35, 19, 48],
  NL: [3, 50, 8, 54],
  NO: [4, 57, 32, 72],
  PL: [14, 48, 25, 55],
  PT: [-32, 32, -6, 43],
  SE: [10, 55, 25, 70],
};

const isIn = ([west, south, east, north]: Box, longitude: number, latitude: number): boolean =>
  longitude >= west && longitude <= east && latitude >= south && latitude <= north;

/**
 * Whether the file of an outline had latitude before longitude: the middle of the map is abroad, and at home when its
 * two numbers change places. `timezone` is the council's.
 */
export const isSwapped = ({ bounds }: Pick<PlaceMap, 'bounds'>, timezone: string): boolean => {
  if (!bounds) return false;
  const [west, south, east, north] = bounds;
  const home = boxes[countryOfZone(timezone)];
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  return !isIn(home, longitude, latitude) && isIn(home, latitude, longitude);
};
