import {
  type CouncilPlace as CouncilPlaceView,
  DomainError,
  deleteCouncilPlaceOperation,
  listCouncilPlacesOperation,
  OUTLINE_LIMIT,
  PLAN_LIMIT,
  POSTCODES_LIMIT,
  uploadOutlineOperation,
  uploadPlanOperation,
  uploadPostcodesOperation,
  useCouncilPlaceOperation,
} from '@folkmoot/contracts';
import { type RouteContext, readUpload } from '@folkmoot/service-kit';
import type { CouncilPlace } from '../../entities/council-place';
import type { CouncilPlaceApp, PlaceTools } from './council-place.types';
import { uploadOutline, uploadPlan, uploadPostcodes } from './upload-place.use-case';
import { deletePlace, usePlace } from './use-place.use-case';

type Headers = Parameters<typeof readUpload>[1];

const uploadOf = ({ rawBody }: RouteContext, headers: Headers, limit: number) => {
  if (!rawBody) throw new DomainError('invalid_input');
  return readUpload(rawBody, headers, limit);
};

const toView = ({ uploadedAt, areas, problems, file: _, codes: __, ...place }: CouncilPlace): CouncilPlaceView => ({
  ...place,
  areas: [...areas],
  problems: [...problems],
  uploadedAt: uploadedAt.toISOString(),
});

const uploadRoutes = ({ route }: CouncilPlaceApp, tools: PlaceTools) => [
  route(uploadOutlineOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request }) =>
      toView(await uploadOutline(context, await uploadOf(request, headers, OUTLINE_LIMIT), tools)),
  }),
  route(uploadPlanOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, request }) =>
      toView(await uploadPlan(context, await uploadOf(request, headers, PLAN_LIMIT), tools)),
  }),
  route(uploadPostcodesOperation, {
    accepts: 'raw',
    handle: async ({ context, headers, query, request }) =>
      toView(await uploadPostcodes(context, await uploadOf(request, headers, POSTCODES_LIMIT), query, tools)),
  }),
];

export const councilPlaceRoutes = (app: CouncilPlaceApp, tools: PlaceTools) => [
  app.route(listCouncilPlacesOperation, {
    handle: async ({ context: { actor, reader } }) => ({
      items: (await reader(actor).councilPlaces.list()).map(toView),
      nextCursor: null,
    }),
  }),
  ...uploadRoutes(app, tools),
  app.route(useCouncilPlaceOperation, {
    handle: async ({ context, params }) => toView(await usePlace(context, params.placeId)),
  }),
  app.route(deleteCouncilPlaceOperation, { handle: ({ context, params }) => deletePlace(context, params.placeId) }),
];
