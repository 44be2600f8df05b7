/** Why a map or a table of postcodes cannot be used, for staff. */
export const messages = {
  notGeoJson: 'This is not GeoJSON. Export the areas as GeoJSON (.geojson or .json).',
  zip: 'This is a ZIP file, perhaps a shapefile. Export the areas as GeoJSON instead.',
  xml: 'This is XML, perhaps KML or GML. Export the areas as GeoJSON instead.',
  noAreas: 'The file has no areas. It needs features of the kind Polygon or MultiPolygon.',
  notAnArea: (kind: string) => `left out, because it is not an area (${kind})`,
  noNames: 'The areas have no names. Each feature needs a property called name, or a name of a ward such as WD24NM.',
  noName: 'left out, because it has no name',
  otherSystem: (name: string) =>
    `The file uses another coordinate system (${name}). Export it as WGS84 (EPSG:4326), with longitude and latitude in degrees.`,
  nationalGrid:
    'These coordinates look like metres (British National Grid). Export the file as WGS84 (EPSG:4326), with longitude and latitude in degrees.',
  metres:
    'These coordinates look like metres, not degrees. Export the file as WGS84 (EPSG:4326), with longitude and latitude in degrees.',
  broken: (name: string) => `The outline of ${name} is broken: it has a point without coordinates.`,
  tooFew: (name: string) => `The outline of ${name} has fewer than three corners.`,
  crossing: (name: string, place: string) =>
    `The outline of ${name} crosses itself near ${place}. Repair it, then upload it again.`,
  tooFar:
    'The areas lie too far apart for one council. Check the coordinates, and the order: longitude first, then latitude.',
  tooManyPoints: (most: number) =>
    `The file has more than ${most.toLocaleString('en')} points. Export it with less detail.`,
  tooManyAreas: (most: number) => `The file has more than ${most} areas.`,
  outlineTooMuch: 'This outline takes too long to read. Export it with less detail.',
  tooDetailed:
    'The areas are too many or too detailed for a map that residents can load. Export them with less detail.',

  tableEmpty: 'The file has no rows. It needs a first row with the names of its columns.',
  noPostcodeColumn: 'No column is called postcode. Choose the column with the postcodes.',
  noWardColumn: 'No column is called ward. Choose the column with the wards.',
  unknownColumn: (name: string) => `The file has no column called ${name}.`,
  noRows: 'No row of the file has a postcode and a ward.',
  tooManyRows: (most: number) =>
    `The file has more than ${most.toLocaleString('en')} rows. Keep the rows of your council only.`,
  tooManyWards: (most: number) => `The file has more than ${most} wards. Keep the rows of your council only.`,
  notPostcode: (text: string) => `"${text}" is not a postcode`,
  noWard: 'has no ward',
  twice: (postcode: string) => `${postcode} is in the file twice, with different wards; the first one counts`,
  tableTooMuch: 'This table takes too long to read. Keep the rows of your council only.',
} as const;
