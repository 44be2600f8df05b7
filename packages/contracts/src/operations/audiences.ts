import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_AUDIENCE_NAME } from '../core/text-limits';

/** An audience is a name that the council gave; a segment of its subscribers says who that is. */
const audienceSchema = z.object({ name: z.string(), segmentId: idSchema });

export const listAudiencesOperation = defineOperation({
  name: 'listAudiences',
  service: 'campaigns',
  method: 'get',
  path: '/api/audiences',
  summary: 'The audiences that are linked to a segment of subscribers, by name.',
  can: 'campaign:read',
  response: listOf(audienceSchema),
});

export const linkAudienceOperation = defineOperation({
  name: 'linkAudience',
  service: 'campaigns',
  method: 'put',
  path: '/api/audiences',
  summary: 'Say which segment an audience is, for all campaigns of the council; null says that it is none.',
  can: 'campaign:edit',
  body: z.strictObject({ name: z.string().trim().min(1).max(MAX_AUDIENCE_NAME), segmentId: idSchema.nullable() }),
  status: 204,
  errors: ['conflict', 'not_found', 'unavailable'],
});
