/** The words of subscribers and tags, free of zod so that browsers can have them for nothing. */
export const DEFAULT_TAG_COLOUR = '#2563eb';

export const subscriberSources = ['opt_in', 'csv_upload', 'post_survey', 'manual'] as const;

export const topicStatuses = ['pending', 'active', 'withdrawn'] as const;

export const subscriberStatuses = ['pending', 'active', 'unsubscribed', 'bounced', 'complained', 'erased'] as const;

/** Orders of a list of subscribers; `address`: by address from A on. */
export const subscriberOrders = ['newest', 'oldest', 'address'] as const;
export type SubscriberOrder = (typeof subscriberOrders)[number];

/** Events in a subscriber's history, for their page. */
export const subscriberHistoryKinds = [
  'added',
  'signed_up',
  'confirmed',
  'topics_changed',
  'address_changed',
  'address_asked',
  'details_changed',
  'paused',
  'resumed',
  'unsubscribed',
  'bounced',
  'complained',
  'mail_sent',
] as const;

export const optInFieldTypes = ['text', 'email', 'phone', 'select', 'textarea', 'checkbox'] as const;
export type OptInFieldType = (typeof optInFieldTypes)[number];

export const optInFonts = ['Inter', 'System', 'Serif'] as const;
export const DEFAULT_PAGE_BACKGROUND = '#f8fafc';

export const importStates = ['preview', 'queued', 'running', 'done', 'cancelled', 'failed'] as const;

/** Tags put on and taken off everybody whom a filter finds. */
export const taggingStates = ['queued', 'running', 'done', 'cancelled', 'failed'] as const;
/** How many people leave a list at once: they withdraw every consent, or everything about them is erased. */
export const leavings = ['unsubscribe', 'erase'] as const;
/** Subscribers whose tags one request changes; more are a tagging. */
export const TAGGING_LIMIT = 1000;

export const IMPORT_LIMIT = 200 * 1024 * 1024;

/** Problems of a sign-up field or of its topics; pages show them in the council's language. */
export const signupProblemKinds = [
  'required',
  'email_missing',
  'email_invalid',
  'phone_invalid',
  'option_unknown',
  'too_long',
  'topics_missing',
] as const;
export type SignupProblemKind = (typeof signupProblemKinds)[number];
