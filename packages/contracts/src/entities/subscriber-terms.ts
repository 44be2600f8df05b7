/** The words of subscribers and tags, free of zod so that browsers can have them for nothing. */
export const DEFAULT_TAG_COLOUR = '#2563eb';

export const subscriberSources = ['opt_in', 'csv_upload', 'post_survey', 'manual'] as const;

export const subscriberStatuses = ['pending', 'active', 'unsubscribed', 'bounced', 'complained', 'erased'] as const;
