import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import { defineConfig, type Environment, hostList, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const readFields = defineConfig({
  ...serviceFields,
  /** Answers every address alike, in text and in time, so that nobody learns who has an account. */
  AUTH_NEUTRAL_LOGIN: flag,
  /** Where the other services are: asked how they are, for System Health. One left out is shown as not known. */
  CAMPAIGNS_URL: serviceAddresses.optional(),
  SUBSCRIBERS_URL: serviceAddresses.optional(),
  PUBLIC_URL: serviceAddresses.optional(),
  /** The share of requests that is to be answered, in percent: what is missing from 100 is the budget for failures. */
  AVAILABILITY_TARGET: z.coerce.number().min(50).max(99.999).default(99.9),
  /** Signs the links in mails: sign-in, invitations, notifications. */
  LINK_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Signed such links in former versions: with it those that were mailed then go on working. Nothing is signed with it. */
  ACTOR_TOKEN_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Seals the activity log. The database does not have it; without it nobody can write the log anew. It must not change. */
  AUDIT_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** Where the end of the activity log is written every day: a file that the service only adds to. */
  AUDIT_HEADS_FILE: z.string().optional(),
  /** Who is mailed the end of the activity log every day. */
  AUDIT_HEADS_MAIL: z.email('must be an email address').optional(),
  /** Encrypts what has to be used again: the keys of AI providers. Changing it makes them worthless; they are then entered anew. */
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters'),
  /**
   * Hosts in the operator's own network that AI providers may be called at, separated by commas: `llm.internal,10.0.0.5`.
   * Addresses of private networks are not called otherwise, and where clouds hand out credentials never.
   */
  AI_PRIVATE_HOSTS: hostList,
  /** With it the service can be asked to make its part of the demo data. */
  DEMO_DATA: flag,
  /** Who administers a new installation: made at the first start, when there is no system administrator yet. */
  SYSTEM_ADMIN_EMAIL: z.email('must be an email address').default('system@folkmoot.example'),
});

/** The service's configuration. Throws ConfigError with one clear line. */
export const readConfig = (env: Environment) => readFields(env);
export type AdminConfig = ReturnType<typeof readConfig>;

type OtherService = Exclude<ServiceName, 'admin'>;

/** Where the other services are, by name. */
export const otherServiceUrls = (config: AdminConfig): Partial<Record<OtherService, string>> => {
  const others = serviceNames.filter((name): name is OtherService => name !== 'admin');
  return Object.fromEntries(others.map((name) => [name, config[`${name}Url`]]));
};

/** The environment of this process. */
export const environment = (): Environment => process.env;
