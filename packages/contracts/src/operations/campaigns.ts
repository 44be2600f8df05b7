import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { defineOperation, listOf, pageQuery } from '../core/operation';
import { MAX_AUDIENCE_NAME, MAX_CAMPAIGN_LABEL, MAX_SEARCH } from '../core/text-limits';
import {
  campaignDetailSchema,
  campaignLabelsSchema,
  campaignSchema,
  campaignTextsSchema,
  deletedCampaignSchema,
  deliveryConfigSchema,
  retentionDaysSchema,
} from '../entities/campaign';
import {
  campaignSorts,
  campaignStatuses,
  campaignSteps,
  deliveryMethods,
  frequencies,
} from '../entities/campaign-terms';
import { pageSlugSchema } from '../entities/opt-in-page';

export const campaignParams = z.strictObject({ campaignId: idSchema });

const campaignFilterQuery = {
  /** The campaigns that contain every word, in any order, in title, description or labels. */
  q: z.string().max(MAX_SEARCH).optional(),
  status: z.enum(campaignStatuses).optional(),
  label: z.string().max(MAX_CAMPAIGN_LABEL).optional(),
};

export const listCampaignsOperation = defineOperation({
  name: 'listCampaigns',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns',
  summary: "The council's campaigns, newest first or in another order.",
  can: 'campaign:read',
  query: z.strictObject({
    ...pageQuery,
    ...campaignFilterQuery,
    /** Leave out the campaigns of this status. */
    without: z.enum(campaignStatuses).optional(),
    sort: z.enum(campaignSorts).optional(),
  }),
  response: listOf(campaignSchema),
});

const countsOf = <T extends z.ZodType>(key: T) => z.array(z.object({ key, count: z.number().int() }));

export const countCampaignsOperation = defineOperation({
  name: 'countCampaigns',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaign-counts',
  summary: 'How many campaigns each status and each label has, under the other filters.',
  can: 'campaign:read',
  query: z.strictObject(campaignFilterQuery),
  response: z.object({
    /** Statuses that occur, in the order of a campaign's life. */
    statuses: countsOf(z.enum(campaignStatuses)),
    /** Labels that occur, by name. */
    labels: countsOf(z.string()),
  }),
});

export const createCampaignOperation = defineOperation({
  name: 'createCampaign',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns',
  summary: 'Start a campaign with an empty survey.',
  can: 'campaign:edit',
  body: z
    .strictObject({
      ...campaignTextsSchema.shape,
      description: campaignTextsSchema.shape.description.default(''),
      /** Begin with a copy of a template's survey, or of another campaign's. At most one of the two. */
      templateId: z.string().max(60).optional(),
      surveyOf: idSchema.optional(),
    })
    .refine(({ templateId, surveyOf }) => templateId === undefined || surveyOf === undefined, {
      path: ['surveyOf'],
      message: 'Choose a template or another survey to begin from, not both.',
    }),
  status: 201,
  response: campaignDetailSchema,
  errors: ['campaign_title_required', 'campaign_not_found', 'template_not_found'],
});

export const getCampaignOperation = defineOperation({
  name: 'getCampaign',
  service: 'campaigns',
  method: 'get',
  path: '/api/campaigns/:campaignId',
  summary: 'One campaign with its survey.',
  can: 'campaign:read',
  params: campaignParams,
  response: campaignDetailSchema,
  errors: ['campaign_not_found'],
});

export const updateCampaignOperation = defineOperation({
  name: 'updateCampaign',
  service: 'campaigns',
  method: 'patch',
  path: '/api/campaigns/:campaignId',
  summary: 'Change title, description or labels.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({
    ...campaignTextsSchema.partial().shape,
    labels: campaignLabelsSchema.optional(),
    revision: z.number().int().optional(),
  }),
  response: campaignDetailSchema,
  errors: ['campaign_not_found', 'stale_revision', 'campaign_title_required'],
});

export const deleteCampaignOperation = defineOperation({
  name: 'deleteCampaign',
  service: 'campaigns',
  method: 'delete',
  path: '/api/campaigns/:campaignId',
  summary: 'Delete a campaign; it can be restored for 30 days.',
  can: 'campaign:edit',
  params: campaignParams,
  status: 204,
  errors: ['campaign_not_found'],
});

export const listDeletedCampaignsOperation = defineOperation({
  name: 'listDeletedCampaigns',
  service: 'campaigns',
  method: 'get',
  path: '/api/deleted-campaigns',
  summary: 'Campaigns that can still be restored, the last deleted first.',
  can: 'campaign:edit',
  query: z.strictObject(pageQuery),
  response: listOf(deletedCampaignSchema),
});

export const restoreCampaignOperation = defineOperation({
  name: 'restoreCampaign',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/restore',
  summary: 'Bring a deleted campaign back.',
  can: 'campaign:edit',
  params: campaignParams,
  response: campaignDetailSchema,
  errors: ['campaign_not_found'],
});

export const duplicateCampaignOperation = defineOperation({
  name: 'duplicateCampaign',
  service: 'campaigns',
  method: 'post',
  path: '/api/campaigns/:campaignId/duplicate',
  summary: 'A new draft with the same texts, labels, survey and delivery; without dates, responses and QR codes.',
  can: 'campaign:edit',
  params: campaignParams,
  status: 201,
  response: campaignDetailSchema,
  errors: ['campaign_not_found'],
});

export const setCampaignStepOperation = defineOperation({
  name: 'setCampaignStep',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/step',
  summary: 'Set the current step of the progress bar.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({ currentStep: z.enum(campaignSteps) }),
  response: campaignDetailSchema,
  errors: ['campaign_not_found'],
});

export const saveDeliveryOperation = defineOperation({
  name: 'saveDelivery',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/delivery',
  summary: 'Save delivery methods, audience, frequency, dates and target.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({
    deliveryMethods: z.array(z.enum(deliveryMethods)).max(3),
    targetAudience: z.string().trim().min(1).max(MAX_AUDIENCE_NAME),
    frequency: z.enum(frequencies),
    targetResponses: z.number().int().min(1).max(10_000_000).nullable(),
    startDate: momentSchema.nullable(),
    endDate: momentSchema.nullable(),
    deliveryConfig: deliveryConfigSchema.optional(),
    revision: z.number().int().optional(),
  }),
  response: campaignDetailSchema,
  errors: [
    'campaign_not_found',
    'campaign_dates_reversed',
    'campaign_rounds_begun',
    'delivery_method_unavailable',
    'stale_revision',
  ],
});

export const setCampaignShortNameOperation = defineOperation({
  name: 'setCampaignShortName',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/short-name',
  summary: 'Choose the short address of a campaign. Old ones lead to it until null removes them all.',
  can: 'campaign:edit',
  params: campaignParams,
  body: z.strictObject({ shortName: pageSlugSchema.nullable(), revision: z.number().int().optional() }),
  response: campaignDetailSchema,
  errors: ['campaign_not_found', 'slug_taken', 'stale_revision', 'unavailable'],
});

export const setRetentionOperation = defineOperation({
  name: 'setRetention',
  service: 'campaigns',
  method: 'put',
  path: '/api/campaigns/:campaignId/retention',
  summary: 'Say after how many days the responses of this campaign are deleted; null for what the council says.',
  can: 'personal-data:manage',
  params: campaignParams,
  body: z.strictObject({ retentionDays: retentionDaysSchema, revision: z.number().int().optional() }),
  response: campaignDetailSchema,
  errors: ['campaign_not_found', 'retention_too_long', 'stale_revision'],
});
