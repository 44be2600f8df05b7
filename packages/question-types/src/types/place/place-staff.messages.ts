/** Texts for staff who edit a question for a place. */
export const messages = {
  map: 'Map',
  mapHint: 'Outlines and plans of your council are in the settings, under Maps and postcodes.',
  noMaps: 'Your council has no map yet. An administrator can upload one in the settings, under Maps and postcodes.',
  none: 'Choose a map',
  former: (name: string) => `${name} (as it was)`,
  exactness: 'How exact',
  exactnesses: { area: 'Area only', near: 'About 100 m', exact: 'About 10 m' },
  planExactnesses: { area: 'Part of the plan', near: 'About where', exact: 'Where exactly' },
  kept: 'The page says what is kept. Points are personal data: no analysis reads them, and redacted files contain the area only.',
  keptArea: 'The page says that only the area is kept.',
  allowsOutside: 'A place may be outside the areas',
  asksWhere: 'People can write where exactly',
  areas: (count: number) => (count === 1 ? '1 area' : `${count} areas`),
} as const;
