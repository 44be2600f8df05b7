import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import {
  addressFields,
  defineConfig,
  type Environment,
  hostList,
  networkList,
  readNetwork,
  serviceAddresses,
  serviceFields,
} from '@folkmoot/service-kit';
import { z } from 'zod';

const flag = z
  .enum(['true', 'false'])
  .default('false')
  .transform((value) => value === 'true');

const mailList = hostList.refine(
  (all) => all.every((each) => z.email().safeParse(each).success),
  'must be email addresses with commas between',
);

const readFields = defineConfig({
  ...serviceFields,
  /** Answers every address with the same text after the same time, so that nobody can find out who has an account. */
  AUTH_NEUTRAL_LOGIN: flag,
  /** Addresses of the other services. System Health asks each for its state. A missing address is shown as unknown. */
  ...addressFields(serviceAddresses.optional(), { except: 'admin' }),
  /** Target share of answered requests, in percent. The rest, up to 100, is the error budget. */
  AVAILABILITY_TARGET: z.coerce.number().min(50).max(99.999).default(99.9),
  /**
   * Addresses that get a mail when System Health is not OK for a minute, separated by commas: at most one an hour about a
   * problem, and one when it is solved.
   */
  ALERT_MAIL: mailList,
  /** URL that gets the same as JSON, by POST. Its host may be in a private network. For a URL with a secret: `_FILE`. */
  ALERT_WEBHOOK_URL: z
    .url({ protocol: /^https?$/, error: 'must be a URL' })
    .refine((url) => new URL(url).username === '', 'must have no user name and no password')
    .optional(),
  /** Signs the links in mails: sign-in, invitations, notifications. */
  LINK_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** The key that signed links in former versions. Only reads links that were mailed then; signs nothing. */
  ACTOR_TOKEN_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  /** Seals the activity log. It is not in the database: without it, nobody can rewrite the log. It must not change. */
  AUDIT_KEY: z.string().min(32, 'must have at least 32 characters'),
  /** File that gets the end of the activity log every day. The service only appends to it. */
  AUDIT_HEADS_FILE: z.string().optional(),
  /** Address that gets the end of the activity log by mail every day. */
  AUDIT_HEADS_MAIL: z.email('must be an email address').optional(),
  /** Encrypts secrets that are used again: keys of AI providers. After a change they must be entered again. */
  SECRETS_KEY: z.string().min(32, 'must have at least 32 characters'),
  /**
   * Hosts in the operator's own network that AI providers may have, separated by commas: `llm.internal,10.0.0.5`. Other
   * addresses of private networks are refused. Cloud metadata addresses, which hand out credentials, are always
   * refused.
   */
  AI_PRIVATE_HOSTS: hostList,
  /**
   * Hosts and networks of the operator's own that webhooks of councils may be posted to, separated by commas:
   * `hooks.internal,10.20.0.0/16`. Also by http. Other addresses of private networks are refused, and cloud metadata
   * addresses always.
   */
  WEBHOOK_PRIVATE_HOSTS: networkList,
  /**
   * Networks of the operator that providers of single sign-on may be in, separated by commas: `10.1.0.0/16,10.2.0.5`.
   * They may be called without TLS. All other private addresses are refused, and metadata addresses of clouds always.
   */
  SSO_NETWORKS: hostList.refine((all) => all.every((each) => readNetwork(each)), 'must be networks like 10.1.0.0/16'),
  /** Name servers that look for the TXT records of domains, separated by commas. By default those of the machine. */
  SSO_DNS_SERVERS: hostList,
  /** The folder that the gateway serves, with the releases of remotes. */
  STATIC_DIR: z.string().default('./build/static'),
  /**
   * The registry of remotes. System Admin shows it, and a release that fails is rolled back in it, so this service must be
   * able to write it.
   */
  REMOTES_FILE: z.string().default('./build/remotes.json'),
  /** Enables the operation that creates this service's part of the demo data. */
  DEMO_DATA: flag,
  /** First administrator of a new installation. Created at the first start, while there is no system administrator. */
  SYSTEM_ADMIN_EMAIL: z.email('must be an email address').default('system@folkmoot.example'),
});

/** The service's configuration. Throws ConfigError with one line that names the problem. */
export const readConfig = (env: Environment) => readFields(env);
export type AdminConfig = ReturnType<typeof readConfig>;

type OtherService = Exclude<ServiceName, 'admin'>;

/** The addresses of the other services, by service name. */
export const otherServiceUrls = (config: AdminConfig): Partial<Record<OtherService, string>> => {
  const others = serviceNames.filter((name): name is OtherService => name !== 'admin');
  return Object.fromEntries(others.map((name) => [name, config[`${name}Url`]]));
};

/** The environment of this process. */
export const environment = (): Environment => process.env;
