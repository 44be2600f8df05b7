/** @file The words of webhooks, free of zod. */

/** The events that a council can choose. */
export const webhookEvents = [
  'campaign.opened',
  'campaign.paused',
  'campaign.closed',
  'responses.received',
  'results.published',
  'results.withdrawn',
  'mailing.done',
  'subscriber.changed',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** A test message. Every endpoint gets it when staff ask for it, and nobody chooses it. */
export const WEBHOOK_TEST = 'ping';

/** `new` until the first message. */
export const webhookStates = ['new', 'delivered', 'failing', 'off'] as const;
export type WebhookState = (typeof webhookStates)[number];

/** Why an endpoint is off: staff switched it off, it answered 410 Gone, or it failed for days. */
export const webhookOffReasons = ['by_staff', 'gone', 'failing'] as const;
export type WebhookOffReason = (typeof webhookOffReasons)[number];

export const webhookDeliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type WebhookDeliveryState = (typeof webhookDeliveryStates)[number];

/** Why an attempt failed, or why there is no attempt any more. */
export const webhookProblems = [
  'status',
  'gone',
  'redirected',
  'too_many_redirects',
  'timed_out',
  'name_unknown',
  'certificate',
  'unreachable',
  'address_private',
  'address_reserved',
  'not_https',
  'secret_unreadable',
  'switched_off',
  'replaced',
] as const;
export type WebhookProblem = (typeof webhookProblems)[number];

/** Endpoints of one council. */
export const MAX_WEBHOOKS = 10;
/** How long the former secret still signs after a rotation, in hours. */
export const WEBHOOK_ROTATION_HOURS = 24;
