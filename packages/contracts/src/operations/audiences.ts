import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation } from '../core/operation';

const audienceName = z.string().trim().min(1).max(120);

/** A target audience of the council with the people it stands for, where staff have said so (E-37). */
export const linkedAudienceSchema = z.object({
  name: z.string(),
  segmentId: idSchema,
  segmentName: z.string(),
  /** Who would get a message now. */
  size: z.number().int(),
});
export type LinkedAudience = z.infer<typeof linkedAudienceSchema>;

export const listAudiencesOperation = defineOperation({
  name: 'listAudiences',
  service: 'subscribers',
  method: 'get',
  path: '/api/audiences',
  summary: 'Target audiences that are linked to a segment, with their live size.',
  can: 'campaign:read',
  response: z.object({ items: z.array(linkedAudienceSchema) }),
});

export const linkAudienceOperation = defineOperation({
  name: 'linkAudience',
  service: 'subscribers',
  method: 'put',
  path: '/api/audiences',
  summary: 'Link a target audience to a segment, or (null) to none.',
  can: 'subscriber:edit',
  body: z.strictObject({ name: audienceName, segmentId: idSchema.nullable() }),
  response: z.object({ items: z.array(linkedAudienceSchema) }),
  errors: ['not_found'],
});
