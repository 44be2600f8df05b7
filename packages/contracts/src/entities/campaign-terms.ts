/** The words of a campaign, free of zod so that browsers can have them for nothing. */
export const campaignStatuses = [
  'draft',
  'survey_building',
  'ready',
  'scheduled',
  'active',
  'paused',
  'completed',
  'archived',
] as const;
export type CampaignStatus = (typeof campaignStatuses)[number];

export const campaignSteps = ['setup', 'survey', 'delivery', 'review', 'active'] as const;
export type CampaignStep = (typeof campaignSteps)[number];

export const frequencies = ['once', 'weekly', 'monthly', 'quarterly'] as const;
export const deliveryMethods = ['email', 'sms', 'qr'] as const;

/** Orders of the list of campaigns. */
export const campaignSorts = ['newest', 'ends', 'responses', 'name'] as const;
export type CampaignSort = (typeof campaignSorts)[number];

/** More labels would group nothing. */
export const MOST_CAMPAIGN_LABELS = 10;

/** Paper formats of a QR code. */
export const qrCodePapers = ['poster-a4.pdf', 'poster-a3.pdf', 'cards.pdf'] as const;
export type QrCodePaper = (typeof qrCodePapers)[number];

/** Files with all QR codes of a campaign: a page of paper or two pictures for each. */
export const qrCodeSetFiles = [...qrCodePapers, 'pictures.zip'] as const;
export type QrCodeSetFile = (typeof qrCodeSetFiles)[number];

/** Enough for every building of a council; a longer list would be unreadable. */
export const MOST_QR_CODES = 100;

export const DEFAULT_TARGET_RESPONSES = 100;
export const DEFAULT_TARGET_AUDIENCE = 'All Residents';

/** Responses against the target in whole percent; 0 without a target. */
export const responseRate = (responses: number, target: number | null): number =>
  target ? Math.round((responses / target) * 100) : 0;
