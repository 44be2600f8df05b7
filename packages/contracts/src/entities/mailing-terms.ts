/** The words of mailings, free of zod so that browsers can have them for nothing. */
export const mailingKinds = ['invitation', 'reminder'] as const;
export type MailingKind = (typeof mailingKinds)[number];

export const mailingStates = ['draft', 'scheduled', 'sending', 'paused', 'done', 'cancelled'] as const;
export type MailingState = (typeof mailingStates)[number];

export const deliveryStates = ['queued', 'sending', 'sent', 'failed', 'bounced', 'complained', 'skipped'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** Why somebody of the audience was not written to, or why their message was not taken. */
export const deliveryReasons = [
  'unsubscribed',
  'bounced_before',
  'complained_before',
  'not_confirmed',
  'paused',
  'erased',
  'answered',
  'address_refused',
  'server_refused',
  'given_up',
] as const;
export type DeliveryReason = (typeof deliveryReasons)[number];

/** Which answers a reminder knows of: those up to the moment it began, or those up to the last nightly report. */
export const answerKnowledge = ['now', 'night'] as const;

/** A group in which a reminder could show who has answered is smaller than this. */
export const SMALL_GROUP = 10;

/** An automatic reminder goes out at most this many days after its invitation. */
export const MAX_REMINDER_DAYS = 60;

/**
 * `created`: the reminder is a mailing of its own. `too_few`: fewer than `SMALL_GROUP` people had not answered. `ended`:
 * the survey could no longer be answered.
 */
export const automaticReminderOutcomes = ['created', 'too_few', 'ended'] as const;

/** Tags of an audience at most. */
export const AUDIENCE_TAGS = 50;
