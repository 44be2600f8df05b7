import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { councilPlaceSchema } from '../entities/council-place';

/** An outline of a council in full detail is about 2 MB, a table of all its postcodes about 20 MB. */
export const OUTLINE_LIMIT = 10 * 1024 * 1024;
export const POSTCODES_LIMIT = 40 * 1024 * 1024;
export const PLAN_LIMIT = 5 * 1024 * 1024;

const placeParams = z.strictObject({ placeId: idSchema });
const uploadErrors = [
  'storage_missing',
  'file_too_large',
  'file_type_refused',
  'file_unreadable',
  'unsupported_media_type',
] as const;

/** The name of a column; left out, it is recognised. */
const columnSchema = z.string().max(120).optional();

export const listCouncilPlacesOperation = defineOperation({
  name: 'listCouncilPlaces',
  service: 'campaigns',
  method: 'get',
  path: '/api/council-places',
  summary: "The council's outline, plans and table of postcodes, with what was uploaded and is not used yet.",
  can: 'survey:read',
  response: listOf(councilPlaceSchema),
});

export const uploadOutlineOperation = defineOperation({
  name: 'uploadOutline',
  service: 'campaigns',
  method: 'post',
  path: '/api/council-places/outline',
  summary: 'Multipart, field `file`: GeoJSON in WGS84, with a name for each area. It is simplified, and not used yet.',
  can: 'council:edit',
  bodyLimit: 2 * OUTLINE_LIMIT,
  status: 201,
  response: councilPlaceSchema,
  errors: uploadErrors,
});

export const uploadPlanOperation = defineOperation({
  name: 'uploadPlan',
  service: 'campaigns',
  method: 'post',
  path: '/api/council-places/plan',
  summary: 'Multipart, field `file`: a picture (5 MB) that serves as a map without coordinates. It is not used yet.',
  can: 'council:edit',
  bodyLimit: 4 * PLAN_LIMIT,
  status: 201,
  response: councilPlaceSchema,
  errors: [...uploadErrors, 'conflict'],
});

export const uploadPostcodesOperation = defineOperation({
  name: 'uploadPostcodes',
  service: 'campaigns',
  method: 'post',
  path: '/api/council-places/postcodes',
  summary: 'Multipart, field `file`: CSV with a postcode, a ward and perhaps a district per row. It is not used yet.',
  can: 'council:edit',
  query: z.strictObject({ postcode: columnSchema, ward: columnSchema, district: columnSchema }),
  bodyLimit: 2 * POSTCODES_LIMIT,
  status: 201,
  response: councilPlaceSchema,
  errors: uploadErrors,
});

export const useCouncilPlaceOperation = defineOperation({
  name: 'useCouncilPlace',
  service: 'campaigns',
  method: 'post',
  path: '/api/council-places/:placeId/use',
  summary: 'Use what was uploaded. An outline and a table of postcodes replace the former one.',
  can: 'council:edit',
  params: placeParams,
  response: councilPlaceSchema,
  errors: ['not_found', 'stale_revision'],
});

export const deleteCouncilPlaceOperation = defineOperation({
  name: 'deleteCouncilPlace',
  service: 'campaigns',
  method: 'delete',
  path: '/api/council-places/:placeId',
  summary: 'Remove it. Surveys that have it already keep it.',
  can: 'council:edit',
  params: placeParams,
  status: 204,
  errors: ['not_found'],
});
