import {
  areaIdOf,
  type CouncilPlace,
  type CouncilPlaceKind,
  deleteCouncilPlaceOperation,
  listCouncilPlacesOperation,
  useCouncilPlaceOperation as putPlaceIntoUse,
  uploadOutlineOperation,
  uploadPlanOperation,
  uploadPostcodesOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const SAMPLE_PLAN =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="300" height="200"%3E%3Crect width="300" height="200" fill="%234d9a4d"/%3E%3C/svg%3E';
const MOMENT = '2026-01-05T09:00:00.000Z';
const areas = ['Castle', 'Harbour'].map((name) => ({ id: areaIdOf(name), name }));
const plan = { kind: 'plan' as const, url: SAMPLE_PLAN, name: 'Park', width: 300, height: 200 };

const parts: Readonly<Record<CouncilPlaceKind, Partial<CouncilPlace>>> = {
  outline: { map: plan },
  plan: { map: plan },
  postcodes: {
    table: { url: '', name: 'Postcodes' },
    rows: { used: 200, all: 202 },
    problems: [
      { row: 3, text: '"nowhere" is not a postcode' },
      { row: 9, text: 'has no ward' },
    ],
    problemCount: 2,
  },
};

/** The maps and the table of postcodes. Files are not read. */
export const onPlaces = (): Handler[] => {
  let places: CouncilPlace[] = [];
  const add = (kind: CouncilPlaceKind): CouncilPlace => {
    const place: CouncilPlace = {
      id: `place_${places.length + 1}`,
      kind,
      state: 'preview',
      name: 'Park',
      uploadedAt: MOMENT,
      size: 12_000,
      areas,
      problems: [],
      problemCount: 0,
      ...parts[kind],
    };
    places = [place, ...places];
    return place;
  };
  return [
    handle(listCouncilPlacesOperation, () => ({ items: places, nextCursor: null })),
    handle(uploadOutlineOperation, () => add('outline')),
    handle(uploadPlanOperation, () => add('plan')),
    handle(uploadPostcodesOperation, () => add('postcodes')),
    handle(putPlaceIntoUse, ({ params: { placeId } }) => {
      const place = places.find(({ id }) => id === placeId);
      if (!place) throw problem('not_found');
      const used: CouncilPlace = { ...place, state: 'current' };
      places = places.map((each) => (each.id === placeId ? used : each));
      return used;
    }),
    handle(deleteCouncilPlaceOperation, ({ params: { placeId } }) => {
      places = places.filter(({ id }) => id !== placeId);
    }),
  ];
};
