import * as z from 'zod';
import { momentSchema } from '../core/ids';
import { defineOperation } from '../core/operation';
import { campaignDetailSchema } from '../entities/campaign';
import { campaignParams } from './campaigns';

const transition = (name: string, verb: string, summary: string, can: 'campaign:activate' | 'campaign:edit') => ({
  name,
  service: 'campaigns' as const,
  method: 'post' as const,
  path: `/api/campaigns/:campaignId/${verb}`,
  summary,
  can,
  params: campaignParams,
  response: campaignDetailSchema,
  errors: [
    'campaign_not_found',
    'transition_not_allowed',
    'campaign_without_questions',
    'survey_not_ready',
    'campaign_dates_reversed',
    'stale_revision',
  ] as const,
});

/** The start date that the person saw. Where another one is stored, the campaign is not opened: stale_revision. */
const seenSchema = z.strictObject({ startDate: momentSchema.nullable().optional() }).optional();

export const activateCampaignOperation = defineOperation({
  ...transition(
    'activateCampaign',
    'activate',
    'Publish the survey and open it, now or at its start date. With the start date that the person saw, never at another.',
    'campaign:activate',
  ),
  body: seenSchema,
});
export const unscheduleCampaignOperation = defineOperation(
  transition(
    'unscheduleCampaign',
    'unschedule',
    'Take back the activation of a campaign that has not opened yet.',
    'campaign:activate',
  ),
);
export const pauseCampaignOperation = defineOperation(
  transition('pauseCampaign', 'pause', 'Stop taking responses until resumed.', 'campaign:activate'),
);
export const resumeCampaignOperation = defineOperation({
  ...transition('resumeCampaign', 'resume', 'Take responses again.', 'campaign:activate'),
  body: seenSchema,
});
export const completeCampaignOperation = defineOperation(
  transition('completeCampaign', 'complete', 'Close. It can be reopened for 30 days.', 'campaign:activate'),
);
export const reopenCampaignOperation = defineOperation(
  transition(
    'reopenCampaign',
    'reopen',
    'Open a campaign again that was completed in the last 30 days. An end date that has passed is taken away.',
    'campaign:activate',
  ),
);
export const archiveCampaignOperation = defineOperation(
  transition('archiveCampaign', 'archive', 'Put a campaign away.', 'campaign:edit'),
);
export const unarchiveCampaignOperation = defineOperation(
  transition(
    'unarchiveCampaign',
    'unarchive',
    'Bring an archived campaign back, in the status that it had before. It is scheduled only if its start is still ahead.',
    'campaign:edit',
  ),
);
