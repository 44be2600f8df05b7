import { demoCampaignNames } from '@folkmoot/sample-data/demo';
import type { SubscriberSource } from '../../entities/subscriber';

/** Texts of the demo data. */
export const demoMessages = {
  consentText:
    'Riverside Council may send me news about the topics I have ticked. I can change my mind at any time by the link in every message.',
  consentFrom: {
    opt_in: 'Sign-up page “Council news by email”',
    csv_upload: 'The newsletter list of 2025, with the consent forms in the archive',
    post_survey: `After the survey “${demoCampaignNames.park.title}”`,
    manual: 'Asked at the library counter',
  } satisfies Record<SubscriberSource, string>,
  welcomed: 'Welcome message',
  asked: 'Asked to confirm the address',
} as const;
