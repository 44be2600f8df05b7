import { isIP } from 'node:net';
import { defineConfig, type Environment, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';
import { isTopic, readSendgridKey } from './features/mail-reports';
import { readMailboxAddress } from './integrations/bounce-mailbox';

/** Several values with commas between. Each must pass the check. */
const listOf = (isValid: (text: string) => boolean, message: string) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .refine((all) => all.every(isValid), message);

const isSendgridKey = (text: string): boolean => {
  try {
    readSendgridKey(text);
    return true;
  } catch {
    return false;
  }
};

const SELECTOR = /^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/i;

const readFields = defineConfig({
  ...serviceFields,
  /**
   * Key for the hashes of erased addresses and for the signatures of mail links. A new key invalidates all old links.
   */
  SUBSCRIBER_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Address of the admin service. It has the users' addresses, which receive test mails. */
  ADMIN_URL: serviceAddresses,
  /**
   * Address of the public service, which knows who has answered by invitation. Without it, reminders only exclude the
   * answers up to the last nightly report.
   */
  PUBLIC_URL: serviceAddresses.optional(),
  /** Invitations per second over all councils; 0 sends as fast as the mail server accepts them. */
  MAILS_PER_SECOND: z.coerce.number().min(0).max(10_000).default(200),
  /** Invitations sent in parallel. Up to this number can be sent twice when the process is killed. */
  MAILS_AT_ONCE: z.coerce.number().int().min(1).max(20).default(1),
  /**
   * Seconds between Send and the first message of a mailing. Until then the sending can be undone. 0 sends at once.
   */
  MAILING_UNDO_SECONDS: z.coerce.number().int().min(0).max(600).default(60),
  /** Confirmations and welcome mails per hour and council. Further mails wait, and staff see that they wait. */
  SIGNUP_MAILS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /**
   * Shared secret for reports of bounces and complaints in the forms generic, postmark and brevo. Without it, these are
   * refused.
   */
  MAIL_EVENTS_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Amazon SNS topics whose reports of Amazon SES are accepted: their ARNs, with commas between. */
  MAIL_EVENTS_SES_TOPICS: listOf(isTopic, 'must be ARNs of SNS topics, with commas between').optional(),
  /** Verification key of SendGrid's signed event webhook. Without it, its reports are refused. */
  MAIL_EVENTS_SENDGRID_KEY: z
    .string()
    .refine(isSendgridKey, 'must be the verification key of the signed event webhook')
    .optional(),
  /** Mailgun's HTTP webhook signing key. Without it, its reports are refused. */
  MAIL_EVENTS_MAILGUN_KEY: z.string().min(16, 'must have at least 16 characters').optional(),
  /**
   * Mailbox to which bounces return: `imaps://user:password@host/INBOX?move=Done`. It is read every minute. `move` is
   * optional: the folder for reports that are stored.
   */
  BOUNCE_MAILBOX_URL: z
    .string()
    .refine((text) => readMailboxAddress(text) !== null, 'must look like imaps://user:password@host/INBOX')
    .optional(),
  /** Addresses from which mail is sent, with commas between, for the check of SPF. Default: those of SMTP_URL's hosts. */
  MAIL_SENDING_ADDRESSES: listOf((text) => isIP(text) !== 0, 'must be IP addresses, with commas between').optional(),
  /** Names of the DKIM keys of the domain of MAIL_FROM (selectors), with commas between, for the check of DKIM. */
  MAIL_DKIM_SELECTORS: listOf((text) => SELECTOR.test(text), 'must be DKIM selectors, with commas between').optional(),
  /** Enables the operation that creates the demo data. */
  DEMO_DATA: z
    .enum(['true', 'false'])
    .default('false')
    .transform((value) => value === 'true'),
});

/** The service's configuration. Throws ConfigError with one clear line. */
export const readConfig = (env: Environment) => readFields(env);
export type SubscribersConfig = ReturnType<typeof readConfig>;

/** The environment of this process. */
export const environment = (): Environment => process.env;
