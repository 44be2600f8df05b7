import { type Campaign, type CampaignStep, type CampaignTexts, campaignSteps } from '@folkmoot/contracts/client';

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

/** The text of the link to the next step. */
export const nextStepLabels: Readonly<Record<CampaignStep, string>> = {
  setup: 'Setup Campaign',
  survey: 'Build Survey',
  delivery: 'Configure Delivery',
  review: 'Review & Launch',
  active: 'View Dashboard',
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
  stepOf: (number: number, of: number, label: string) => `Step ${number} of ${of}: ${label}`,
  questions: (count: number) => `${count} ${count === 1 ? 'question' : 'questions'}`,
  minutes: (minutes: number) => {
    const whole = Math.max(1, Math.round(minutes));
    return `about ${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
  },
} as const;

/** The step in words, such as `Step 3 of 5: Delivery`. */
export const stepInWords = (step: CampaignStep): string =>
  surveyWords.stepOf(campaignSteps.indexOf(step) + 1, campaignSteps.length, stepLabels[step]);
