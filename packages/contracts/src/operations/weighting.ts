import * as z from 'zod';
import { defineOperation } from '../core/operation';
import { weightingChoiceSchema, weightingSchema } from '../entities/weighting';
import { campaignParams } from './campaigns';

/** A period of the schedule of a recurring campaign; left out, all of them, each with its own weights. */
const round = z.coerce.number().int().min(1).max(100_000).optional();

export const getWeightingOperation = defineOperation({
  name: 'getWeighting',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/weighting',
  summary: 'How the responses of a campaign are weighted, the figures of their weights, or why they are not weighted.',
  can: 'report:read',
  params: campaignParams,
  query: z.strictObject({ round }),
  response: weightingSchema,
  errors: ['campaign_not_found'],
});

export const saveWeightingOperation = defineOperation({
  name: 'saveWeighting',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/weighting',
  summary: 'Weight the responses of a campaign to the population, or to given shares. Responses are never changed.',
  can: 'campaign:edit',
  params: campaignParams,
  query: z.strictObject({ round }),
  /** With the revision that the caller has seen, nobody's change is overwritten. */
  body: weightingChoiceSchema.extend({ revision: z.number().int().min(0).optional() }),
  response: weightingSchema,
  errors: ['campaign_not_found', 'stale_revision'],
});
