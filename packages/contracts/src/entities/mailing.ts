import * as z from 'zod';
import { idSchema, momentSchema } from '../core/ids';
import { MAX_MAIL_BODY, MAX_MAIL_SUBJECT } from '../core/text-limits';
import {
  AUDIENCE_TAGS,
  answerKnowledge,
  automaticReminderOutcomes,
  deliveryReasons,
  deliveryStates,
  MAX_REMINDER_DAYS,
  mailingKinds,
  mailingStates,
} from './mailing-terms';

/** Leaves out people who already have an invitation for this round of the campaign. */
const withoutInvited = z.boolean().optional();

/** Whom an invitation is for; a reminder is for those who were invited and have not answered. */
export const mailingAudienceSchema = z.discriminatedUnion('of', [
  z.strictObject({ of: z.literal('everybody'), withoutInvited }),
  z.strictObject({ of: z.literal('segment'), segmentId: idSchema, withoutInvited }),
  z.strictObject({ of: z.literal('tags'), tagIds: z.array(idSchema).min(1).max(AUDIENCE_TAGS), withoutInvited }),
  z.strictObject({ of: z.literal('unanswered') }),
]);
export type MailingAudience = z.infer<typeof mailingAudienceSchema>;

/** One line without control characters. */
const subjectLine = /^[^\p{Cc}\u2028\u2029]*$/u;

export const mailSubjectSchema = z
  .string()
  .trim()
  .min(1)
  .max(MAX_MAIL_SUBJECT)
  .regex(subjectLine, 'A subject is one line without control characters.');

/** Subject and text, with the merge fields of `mailMergeFields`. The link to the survey is a button below the text. */
export const mailingTextFields = {
  subject: mailSubjectSchema,
  text: z.string().trim().min(1).max(MAX_MAIL_BODY),
} as const;

const count = z.number().int();

export const mailingCountsSchema = z.object({
  /** Waiting, or just going out. */
  queued: count,
  sent: count,
  /** Not taken by the mail server, for good. */
  failed: count,
  bounced: count,
  complained: count,
  /** Accepted, but reported as delayed at least once: a full mailbox, for example. */
  softBounced: count.optional(),
  /** Not written to: unsubscribed, erased, refused before, or answered. */
  suppressed: count,
  /** People who have answered, as reported up to yesterday. */
  answered: count,
  /** Somebody may have had the message twice, since the sender was interrupted just then. */
  maybeTwice: count,
});
export type MailingCounts = z.infer<typeof mailingCountsSchema>;

/** A reminder that goes out once, some days after an invitation, to those who have not answered. */
export const automaticReminderFields = {
  afterDays: z.number().int().min(1).max(MAX_REMINDER_DAYS),
  ...mailingTextFields,
} as const;

const automaticReminderSchema = z.object({
  afterDays: count,
  subject: z.string(),
  text: z.string(),
  /** When it goes out; null before the invitation begins, and once it is settled. */
  dueAt: momentSchema.nullable(),
  outcome: z.enum(automaticReminderOutcomes).nullable(),
  /** The mailing that was made of it. */
  reminderId: idSchema.nullable(),
});
export type AutomaticReminder = z.infer<typeof automaticReminderSchema>;

/** How far a sending is: the same for mailings of campaigns and for newsletters. */
export const sendingFields = {
  state: z.enum(mailingStates),
  /** When it begins; null while it is a draft. */
  sendAt: momentSchema.nullable(),
  /** Until then the sending can be undone; left out or null where it was scheduled or has begun. */
  undoUntil: momentSchema.nullable().optional(),
  startedAt: momentSchema.nullable(),
  finishedAt: momentSchema.nullable(),
  /** Whether everybody of the audience is in the queue. */
  isExpanded: z.boolean(),
  counts: mailingCountsSchema,
  /** Whether a mail provider reports messages that bounce later. */
  areBouncesReported: z.boolean().optional(),
  /** Messages that wait because the servers of some recipients asked for slower sending; null when none waits. */
  slowed: z.object({ messages: count, until: momentSchema }).nullable().optional(),
  /** Why nothing goes out at the moment, or why it was stopped, in words. */
  problem: z.string().nullable(),
  createdAt: momentSchema,
  revision: count,
} as const;

/** A sending of invitations or reminders for a campaign. */
export const mailingSchema = z.object({
  id: idSchema,
  campaignId: idSchema,
  kind: z.enum(mailingKinds),
  audience: mailingAudienceSchema,
  subject: z.string(),
  /** The subject as people get it, with its fields filled in. Left out where the campaign is not known. */
  shownSubject: z.string().optional(),
  text: z.string(),
  ...sendingFields,
  /** For a reminder that has begun: which answers it knows of. */
  answersAsOf: z.enum(answerKnowledge).nullable().optional(),
  /**
   * False where a list of recipients would show who has answered: then only the messages that did not arrive are listed.
   */
  listsRecipients: z.boolean().optional(),
  /** Invitations only; null without a reminder. */
  automaticReminder: automaticReminderSchema.nullable().optional(),
});
export type Mailing = z.infer<typeof mailingSchema>;

/** One message to one subscriber. Whether this person has answered is nobody's business. */
export const deliverySchema = z.object({
  id: idSchema,
  subscriberId: idSchema,
  /** Empty once the person is erased. */
  email: z.string(),
  state: z.enum(deliveryStates),
  reason: z.enum(deliveryReasons).nullable(),
  attempts: count,
  maybeTwice: z.boolean(),
  sentAt: momentSchema.nullable(),
});
export type Delivery = z.infer<typeof deliverySchema>;
