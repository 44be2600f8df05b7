import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import { ConfigError, defineConfig, type Environment, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';
import { hostNameOf, isLoopbackOrigin } from './access/loopback';

const {
  NODE_ENV,
  PORT,
  HOST,
  AMQP_URL,
  AMQP_CA,
  AMQP_CERT,
  AMQP_CERT_KEY,
  SERVICE_KEY,
  PUBLIC_ORIGIN,
  PRODUCT_NAME,
  LOG_LEVEL,
  DRAIN_SECONDS,
} = serviceFields;

const serviceUrl = z.url('must be a URL').transform((url) => url.replace(/\/+$/, ''));
const count = z.coerce.number().int().min(1);

const hostNames = z
  .string()
  .default('')
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .transform((names) => names.filter((name) => name !== ''))
  .refine((names) => names.every((name) => hostNameOf(name) === name), 'must be host names with commas between');

const fields = {
  NODE_ENV,
  PORT,
  HOST,
  AMQP_URL,
  AMQP_CA,
  AMQP_CERT,
  AMQP_CERT_KEY,
  SERVICE_KEY,
  PUBLIC_ORIGIN,
  /** Host names beside that of PUBLIC_ORIGIN under which browsers may ask, with commas between. All others are answered 421. */
  PUBLIC_HOSTS: hostNames,
  PRODUCT_NAME,
  LOG_LEVEL,
  DRAIN_SECONDS,
  /** Where the services are. A name may stand for several replicas, as with Docker; several may be named, too. */
  ADMIN_URL: serviceAddresses,
  CAMPAIGNS_URL: serviceAddresses,
  SUBSCRIBERS_URL: serviceAddresses,
  PUBLIC_URL: serviceAddresses,
  /** Holds `shell/` and `remotes/`. */
  STATIC_DIR: z.string(),
  /** The remote registry, read again when it changes. */
  REMOTES_FILE: z.string(),
  /** The mail catcher, for an installation that only this machine reaches; without it there is no /dev. */
  DEV_INBOX_URL: serviceUrl.optional(),
  /** The bearer token of the mail catcher. */
  DEV_INBOX_TOKEN: z.string().optional(),
  /** Tells open pages to reload, under `npm run dev`; without it there is no /dev/reload. */
  DEV_RELOAD_URL: serviceUrl.optional(),
  /** The bearer token for /metrics and /healthz/system. Both are closed when it is not set. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Requests to services that one address may send at once. A whole town hall may stand behind it. */
  RATE_LIMIT_BURST: count.default(20_000),
  /** And how many per second after that. */
  RATE_LIMIT_PER_SECOND: count.default(2_000),
  /** Requests of one session that are with services at a time; more of them wait for their turn. */
  REQUESTS_PER_SESSION: count.default(16),
  /** And of one network, of visitors without a session. */
  REQUESTS_PER_NETWORK: count.default(128),
  /** Open connections of one address; beyond it the oldest one without a request is closed. Not used with TRUSTED_PROXIES. */
  CONNECTIONS_PER_NETWORK: count.default(2_000),
  /** Open connections of everybody. Never more than seven tenths of the files that the process may open. */
  MAX_CONNECTIONS: count.default(20_000),
  /** Requests of one network whose body has been on its way for more than a second; beyond it the slowest are ended. */
  SLOW_BODIES_PER_NETWORK: count.default(200),
  /** Bytes per second that a body has to bring on average, after its first ten seconds. */
  BODY_BYTES_PER_SECOND: count.default(1_000),
  /** Where the rest of large bodies waits until all of it has arrived: on a disk, not in memory. By default below the system's temporary folder. */
  SPOOL_DIR: z.string().optional(),
  /** How many megabytes wait there at most; one network may have a quarter of it. A file of subscribers has up to 210. */
  SPOOL_MAX_MB: count.default(2_000),
  /** Live reports and other streams that one session may have open. */
  STREAMS_PER_SESSION: count.default(20),
  /** And one network. */
  STREAMS_PER_NETWORK: count.default(1_000),
  /** How many proxies of one's own stand in front: the visitor is that many from the end of X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
} as const;

const read = defineConfig(fields);

export type GatewayConfig = ReturnType<typeof read>;

/** The gateway's configuration, from the environment unless another is given. Throws ConfigError. */
export const readConfig = (env: Environment = process.env): GatewayConfig => {
  const config = read(env);
  if (config.devInboxUrl && !isLoopbackOrigin(config.publicOrigin))
    throw new ConfigError(
      `Configuration: DEV_INBOX_URL would show every sign-in link at ${config.publicOrigin}. Set SMTP_URL to a mail server instead, and leave DEV_INBOX_URL out.`,
    );
  return config;
};

/** Where the replicas of each service are, by its name. */
export const serviceUrlsOf = (config: GatewayConfig): Record<ServiceName, string> =>
  Object.fromEntries(serviceNames.map((name) => [name, config[`${name}Url`]])) as Record<ServiceName, string>;
