import type { Campaign, CampaignStep, CampaignTexts } from '@folkmoot/contracts/client';

/** The fields for what staff write about a campaign. */
export const textLabels: Readonly<Record<keyof CampaignTexts, string>> = {
  title: 'Campaign Title',
  description: 'Description',
};

export const stepLabels: Readonly<Record<CampaignStep, string>> = {
  setup: 'Setup',
  survey: 'Survey',
  delivery: 'Delivery',
  review: 'Review',
  active: 'Active',
};

export const frequencyLabels: Readonly<Record<Campaign['frequency'], string>> = {
  once: 'Once',
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
};

export const methodLabels: Readonly<Record<Campaign['deliveryMethods'][number], string>> = {
  email: 'Email',
  sms: 'SMS',
  qr: 'QR Code',
};

export const surveyWords = {
  questions: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  minutes: (minutes: number) => {
    const whole = Math.max(1, Math.round(minutes));
    return `about ${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
  },
} as const;
