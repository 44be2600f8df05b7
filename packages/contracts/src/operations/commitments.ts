/** @file "You said, we did". */
import * as z from 'zod';
import { idSchema } from '../core/ids';
import { defineOperation, listOf } from '../core/operation';
import { MAX_SLUG } from '../core/slugify';
import {
  commitmentPatchSchema,
  commitmentSchema,
  commitmentThemeSchema,
  listedCommitmentSchema,
  newCommitmentSchema,
} from '../entities/commitment';
import { commitmentStates } from '../entities/commitment-terms';
import { campaignParams } from './campaigns';

const MAX_PAGE = 10_000;

export const listCommitmentsOperation = defineOperation({
  name: 'listCommitments',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/commitments',
  summary: 'What people said in a campaign and what the council does about it, in the order of the page.',
  can: 'report:read',
  params: campaignParams,
  response: listOf(commitmentSchema).extend({
    /** Counts of the answers below this number are hidden on public pages. */
    minimumCell: z.number().int(),
    /** The address of the public page of all commitments of the council. */
    url: z.string(),
  }),
  errors: ['campaign_not_found'],
});

export const listCommitmentThemesOperation = defineOperation({
  name: 'listCommitmentThemes',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId/commitments/themes',
  summary: 'The themes of the written answers that can be taken over, those that most responses raise first.',
  can: 'report:read',
  params: campaignParams,
  response: listOf(commitmentThemeSchema),
  errors: ['campaign_not_found'],
});

export const addCommitmentOperation = defineOperation({
  name: 'addCommitment',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/commitments',
  summary: 'Add what people said and what the council does about it. It comes last.',
  can: 'campaign:edit',
  params: campaignParams,
  body: newCommitmentSchema,
  status: 201,
  response: commitmentSchema,
  errors: ['campaign_not_found', 'commitment_limit', 'commitment_reason_missing', 'theme_not_found'],
});

export const changeCommitmentOperation = defineOperation({
  name: 'changeCommitment',
  service: 'campaigns',
  method: 'patch',
  path: '/api/campaigns/:campaignId/commitments',
  summary: 'Change a commitment, or its place in the list. Another response is a line of its history.',
  can: 'campaign:edit',
  params: campaignParams,
  body: commitmentPatchSchema,
  response: commitmentSchema,
  errors: ['campaign_not_found', 'not_found', 'stale_revision', 'commitment_reason_missing', 'theme_not_found'],
});

export const deleteCommitmentOperation = defineOperation({
  name: 'deleteCommitment',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId/commitments/:commitmentId',
  summary: 'Delete a commitment with its history.',
  can: 'campaign:edit',
  params: campaignParams.extend({ commitmentId: idSchema }),
  status: 204,
  errors: ['campaign_not_found', 'not_found'],
});

export const listPublicCommitmentsOperation = defineOperation({
  name: 'listPublicCommitments',
  service: 'public',
  method: 'get',
  path: '/api/public/councils/:councilSlug/commitments',
  summary: 'The commitments of a council, overdue ones first, done and refused ones last.',
  can: 'public',
  params: z.strictObject({ councilSlug: z.string().max(MAX_SLUG) }),
  query: z.strictObject({
    state: z.enum(commitmentStates).optional(),
    campaign: idSchema.optional(),
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
  }),
  response: z.object({
    items: z.array(listedCommitmentSchema),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['not_found'],
});
