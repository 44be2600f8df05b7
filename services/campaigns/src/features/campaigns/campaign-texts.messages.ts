import { MAX_CAMPAIGN_TITLE } from '@folkmoot/contracts';

export const campaignTexts = {
  /** Label of the QR code that activation creates. */
  firstQrCode: 'QR code',
  /** Title of a duplicate, cut at the limit. */
  copyOf: (title: string): string => `Copy of ${title}`.slice(0, MAX_CAMPAIGN_TITLE).trim(),
} as const;
