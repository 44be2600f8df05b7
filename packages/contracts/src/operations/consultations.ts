/** @file The public list of a council's consultations. */
import * as z from 'zod';
import { defineOperation } from '../core/operation';
import { consultationListSchema } from '../entities/consultation';
import { consultationStatuses } from '../entities/consultation-terms';

const MAX_FILTER = 200;
const MAX_PAGE = 10_000;

const filter = z.string().trim().max(MAX_FILTER);

export const listConsultationsOperation = defineOperation({
  name: 'listConsultations',
  service: 'public',
  method: 'get',
  path: '/api/public/councils/:councilSlug/consultations',
  summary: 'The consultations that a council lists: open, upcoming, closed and decided ones, 20 on a page.',
  can: 'public',
  params: z.strictObject({ councilSlug: z.string().max(MAX_FILTER) }),
  query: z.strictObject({
    area: filter.optional(),
    topic: filter.optional(),
    status: z.enum(consultationStatuses).optional(),
    /** Words of the title, the summary, the topics or the areas. */
    q: filter.optional(),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).optional(),
  }),
  response: consultationListSchema,
  errors: ['not_found'],
});
