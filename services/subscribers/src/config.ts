import { defineConfig, type Environment, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

const readFields = defineConfig({
  ...serviceFields,
  /** Keys the hashes of erased addresses and signs the links of mails; changing it makes old links worthless. */
  SUBSCRIBER_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Where the admin service knows the addresses of users, to whom test mails go. */
  ADMIN_URL: serviceAddresses,
  /**
   * Where the public service knows who has answered by invitation. Left out, reminders know of the answers up to the last
   * nightly report only.
   */
  PUBLIC_URL: serviceAddresses.optional(),
  /** Invitations a second, over all councils; 0 is as fast as the mail server takes them. */
  MAILS_PER_SECOND: z.coerce.number().min(0).max(10_000).default(200),
  /** Invitations on their way at the same moment. As many may go out twice when the process is killed. */
  MAILS_AT_ONCE: z.coerce.number().int().min(1).max(20).default(1),
  /** Confirmations and welcomes an hour to people who signed up, for each council; more wait, and staff are told. */
  SIGNUP_MAILS_PER_HOUR: z.coerce.number().int().min(1).max(1_000_000).default(1_000),
  /** What a mail provider proves itself with when it reports bounces and complaints; without it none is listened to. */
  MAIL_EVENTS_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** With it the service can be asked to make its part of the demo data. */
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
