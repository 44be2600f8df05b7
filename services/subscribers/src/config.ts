import { defineConfig, type Environment, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

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
  /** Shared secret of the mail provider that reports bounces and complaints. Without it, all reports are refused. */
  MAIL_EVENTS_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
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
