import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import {
  MAX_CAMPAIGN_DESCRIPTION,
  MAX_CAMPAIGN_LABEL,
  MAX_CAMPAIGN_TITLE,
  MAX_QR_CODE_LABEL,
} from '../core/text-limits';
import { campaignStatuses, campaignSteps, deliveryMethods, frequencies, MOST_CAMPAIGN_LABELS } from './campaign-terms';
import { MOST_RETENTION_DAYS } from './retention';
import { surveyContentSchema } from './survey';

export const qrCodeSchema = z.object({
  id: idSchema,
  campaignId: idSchema,
  label: z.string().max(MAX_QR_CODE_LABEL),
  qrCodeUrl: z.string(),
  qrCodeData: z.string(),
  accessUrl: z.string(),
  isActive: z.boolean(),
  /** Whether the council's logo is in its middle. */
  hasLogo: z.boolean(),
  /** It hangs where many people answer through one network, such as a library. Absent from a server of an earlier release. */
  isSharedPlace: z.boolean().optional(),
  usageCount: z.number().int(),
  responseCount: z.number().int(),
});
export type QrCode = z.infer<typeof qrCodeSchema>;

export const deliveryConfigSchema = z.object({ roundOpenDays: z.number().int().min(1).max(92).optional() });

export const statusChangeSchema = z.object({
  from: z.enum(campaignStatuses),
  to: z.enum(campaignStatuses),
  at: momentSchema,
  by: z.string().nullable(),
});

/** One period of a campaign's schedule, half open: it takes answers from `opensAt` until just before `closesAt`. */
export const roundSchema = z.object({
  /** Counted from 1; a campaign that runs once has only that one. */
  number: z.number().int(),
  opensAt: momentSchema.nullable(),
  closesAt: momentSchema.nullable(),
});
export type CampaignRound = z.infer<typeof roundSchema>;

/** The texts that staff write about a campaign. Creating, changing, copying and showing a campaign follow from it. */
export const campaignTextsSchema = z.strictObject({
  title: z
    .string()
    .max(MAX_CAMPAIGN_TITLE)
    .transform((title) => title.trim())
    .refine((title) => title.length > 0, {
      message: 'Campaign title is required',
      params: { code: 'campaign_title_required' },
    }),
  description: z.string().trim().max(MAX_CAMPAIGN_DESCRIPTION),
});
export type CampaignTexts = z.infer<typeof campaignTextsSchema>;

/** Labels without repeats: two that differ only in case are the same, and the first spelling stays. */
export const campaignLabelsSchema = z
  .array(z.string().trim().min(1).max(MAX_CAMPAIGN_LABEL))
  .max(MOST_CAMPAIGN_LABELS)
  .transform((labels) =>
    [...new Map(labels.toReversed().map((label) => [label.toLowerCase(), label])).values()].reverse(),
  );

export const campaignSchema = z.object({
  id: idSchema,
  councilId: idSchema,
  surveyId: idSchema,
  createdBy: idSchema,
  title: z.string(),
  description: z.string(),
  /** The council's own words to group campaigns. Residents do not see them. */
  labels: z.array(z.string()),
  targetAudience: z.string(),
  targetResponses: z.number().int().min(1).nullable(),
  status: z.enum(campaignStatuses),
  currentStep: z.enum(campaignSteps),
  frequency: z.enum(frequencies),
  deliveryMethods: z.array(z.enum(deliveryMethods)),
  deliveryConfig: deliveryConfigSchema,
  startDate: momentSchema.nullable(),
  endDate: momentSchema.nullable(),
  /** Whether residents can answer at this moment: active, and within a round. The status alone does not say it. */
  isOpenNow: z.boolean(),
  /** The round that is open now; null while the campaign takes no answers. */
  round: roundSchema.nullable(),
  /** When it opens next: the start of a scheduled campaign, the next round of an active one. */
  nextOpensAt: momentSchema.nullable(),
  statusHistory: z.array(statusChangeSchema),
  qrCodes: z.array(qrCodeSchema),
  responseCount: z.number().int(),
  /** Canonical public address of the survey. */
  publicUrl: z.string(),
  /** The last part of the short address that the council chose: `harbour` in `/riverside/harbour`. */
  shortName: z.string().nullable(),
  /** The short address, which leads to the public one; null without a short name. */
  shortUrl: z.string().nullable(),
  createdAt: momentSchema,
  updatedAt: momentSchema,
  revision: z.number().int(),
});
export type Campaign = z.infer<typeof campaignSchema>;

/** A campaign that was deleted and can still be brought back. */
export const deletedCampaignSchema = z.object({
  id: idSchema,
  title: z.string(),
  status: z.enum(campaignStatuses),
  responseCount: z.number().int(),
  deletedAt: momentSchema,
  /** Until when it can be restored; then it is deleted for good. */
  restorableUntil: momentSchema,
});
export type DeletedCampaign = z.infer<typeof deletedCampaignSchema>;

export const retentionDaysSchema = z.number().int().min(1).max(MOST_RETENTION_DAYS).nullable();

/** How long the responses of a campaign are kept. */
export const campaignRetentionSchema = z.object({
  /** The campaign's own number; null uses the council's. */
  own: retentionDaysSchema,
  /** The council's number; null keeps responses. */
  ofCouncil: retentionDaysSchema,
  /** The maximum that the campaign may set; null for no maximum. */
  longest: retentionDaysSchema,
  /** The effective number of days after which responses are deleted; null for never. */
  days: retentionDaysSchema,
});

/** One campaign with its survey as a view. */
export const campaignDetailSchema = campaignSchema.extend({
  surveyData: surveyContentSchema,
  /** The council's time zone: dates are shown and chosen in it. */
  timezone: z.string(),
  /** Days on which it really took answers, from the status history and the rounds, rounded up. */
  openDays: z.number().int(),
  retention: campaignRetentionSchema,
});
export type CampaignDetail = z.infer<typeof campaignDetailSchema>;
