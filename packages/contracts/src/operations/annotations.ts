import * as z from 'zod';
import { idSchema, localDaySchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { annotationSchema } from '../entities/annotation';
import { MAX_ANNOTATION } from '../entities/annotation-terms';
import { campaignParams } from './campaigns';

export const listAnnotationsOperation = defineOperation({
  name: 'listAnnotations',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/annotations',
  summary: 'What happened on the days of a campaign, by day: notes of staff, and the first use of its codes.',
  can: 'report:read',
  params: campaignParams,
  response: listOf(annotationSchema),
  errors: ['campaign_not_found'],
});

export const addAnnotationOperation = defineOperation({
  name: 'addAnnotation',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/annotations',
  summary: 'Note what happened on a day, for the timeline of the report.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({ day: localDaySchema, text: z.string().trim().min(1).max(MAX_ANNOTATION) }),
  status: 201,
  response: annotationSchema,
  errors: ['campaign_not_found', 'conflict'],
});

export const deleteAnnotationOperation = defineOperation({
  name: 'deleteAnnotation',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId/annotations/:annotationId',
  summary: 'Delete a note of staff.',
  can: 'campaign:edit',
  params: campaignParams.extend({ annotationId: idSchema }),
  status: 204,
  errors: ['campaign_not_found', 'not_found'],
});
