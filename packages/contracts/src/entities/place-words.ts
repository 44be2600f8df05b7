/** @file Words for areas that services and residents' pages share. Residents download this file. */

/** The area of a place outside all areas of the map. */
export const OUTSIDE = 'outside';
/** The area of a postcode that the table does not have. */
export const NOT_IN_TABLE = 'none';

const FNV_START = 0x81_1c_9d_c5;
const FNV_PRIME = 0x01_00_01_93;

/** The id of an area by its name, so that a newer map or table counts together with the one before. */
export const areaIdOf = (name: string): string => {
  let hash = FNV_START;
  for (const character of name.trim().toLowerCase().replace(/\s+/g, ' '))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return `a${(hash >>> 0).toString(36)}`;
};

/** The names of a plan's parts by their ids, from the top left to the bottom right. */
export const planParts = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] as const;
