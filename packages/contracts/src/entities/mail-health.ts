import * as z from 'zod';
import { momentSchema } from '../core/ids';
import { bounceTestStates, mailReportWays, mailWayProblems, senderFindings, senderRecords } from './mail-health-terms';

const count = z.number().int();

/** One way in which reports of bounces can arrive. */
const mailWaySchema = z.object({
  way: z.enum(mailReportWays),
  /** Whether the operator has set it up. */
  isOn: z.boolean(),
  /** The address that a provider posts to; null for the mailbox. */
  address: z.string().nullable(),
  /** When the mailbox was last read; null for the others. */
  readAt: momentSchema.nullable(),
  problem: z.enum(mailWayProblems).nullable(),
  problemAt: momentSchema.nullable(),
});

/** A message to an address that does not exist, sent to see whether its report arrives. */
const bounceTestSchema = z.object({
  to: z.string(),
  sentAt: momentSchema,
  state: z.enum(bounceTestStates),
  reportedBy: z.enum(mailReportWays).nullable(),
  reportedAt: momentSchema.nullable(),
});

/** Whether a council hears of mail that does not arrive. */
export const mailHealthSchema = z.object({
  /** The address that all mail comes from. */
  sender: z.string(),
  ways: z.array(mailWaySchema),
  /** The last report of a message of this council; null before the first. */
  lastReportAt: momentSchema.nullable(),
  lastReportBy: z.enum(mailReportWays).nullable(),
  test: bounceTestSchema.nullable(),
  /** Messages of mailings that ended within 30 days or are still sent. */
  recent: z.object({
    sent: count,
    bounced: count,
    complained: count,
    alarm: z.enum(['bounces', 'complaints']).nullable(),
  }),
});
export type MailHealth = z.infer<typeof mailHealthSchema>;

const senderCheckSchema = z.object({
  record: z.enum(senderRecords),
  finding: z.enum(senderFindings),
  /** `bad`: receivers may refuse the mail. `unknown`: it could not be checked. */
  level: z.enum(['good', 'warning', 'bad', 'unknown']),
  /** The record as it is now; null without one. */
  current: z.string().nullable(),
  /** The record to add or to change. */
  advice: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** The servers that were looked for: names or addresses. */
  servers: z.array(z.string()),
});
export type SenderCheck = z.infer<typeof senderCheckSchema>;

/** The records of the sender's domain. */
export const senderDomainSchema = z.object({
  domain: z.string(),
  checkedAt: momentSchema,
  checks: z.array(senderCheckSchema),
});
export type SenderDomain = z.infer<typeof senderDomainSchema>;
