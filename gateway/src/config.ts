import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import {
  addressFields,
  ConfigError,
  defineConfig,
  type Environment,
  serviceAddresses,
  serviceFields,
} from '@folkmoot/service-kit';
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
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_HEADERS,
  OTEL_TRACES_SAMPLER_ARG,
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
  /** Host names besides that of PUBLIC_ORIGIN for browsers, with commas between them. All others are answered 421. */
  PUBLIC_HOSTS: hostNames,
  PRODUCT_NAME,
  LOG_LEVEL,
  OTEL_EXPORTER_OTLP_ENDPOINT,
  OTEL_EXPORTER_OTLP_HEADERS,
  OTEL_TRACES_SAMPLER_ARG,
  DRAIN_SECONDS,
  /** Addresses of the services, with commas between them. A name may resolve to several replicas, as with Docker. */
  ...addressFields(serviceAddresses),
  /** The folder with `shell/` and `remotes/`. */
  STATIC_DIR: z.string(),
  /** The remote registry. It is read again when it changes. */
  REMOTES_FILE: z.string(),
  /** The mail catcher, for an installation that only this machine can reach. Without it there is no /dev. */
  DEV_INBOX_URL: serviceUrl.optional(),
  /** The bearer token of the mail catcher. */
  DEV_INBOX_TOKEN: z.string().optional(),
  /** Sends open pages the signal to reload, under `npm run dev`. Without it there is no /dev/reload. */
  DEV_RELOAD_URL: serviceUrl.optional(),
  /** The bearer token for /metrics and /healthz/system. Both are closed when it is not set. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Requests to services that one address may send at once. A whole town hall may share one address. */
  RATE_LIMIT_BURST: count.default(20_000),
  /** Requests per second of one address after that. */
  RATE_LIMIT_PER_SECOND: count.default(2_000),
  /** Requests per minute with one API token, of one gateway. A tenth of a minute's requests may come at once. */
  API_REQUESTS_PER_MINUTE: count.default(600),
  /** Requests of one session that are sent to services at the same time. More of them wait in a queue. */
  REQUESTS_PER_SESSION: count.default(16),
  /** The same limit for one network, for visitors without a session. */
  REQUESTS_PER_NETWORK: count.default(128),
  /** Open connections of one address. Beyond it the oldest idle one is closed. Not used with TRUSTED_PROXIES. */
  CONNECTIONS_PER_NETWORK: count.default(2_000),
  /** Open connections of all visitors. Never more than 70 percent of the files that the process may open. */
  MAX_CONNECTIONS: count.default(20_000),
  /** Requests of one network whose body takes longer than a second to arrive. Beyond it the slowest are ended. */
  SLOW_BODIES_PER_NETWORK: count.default(200),
  /** Average bytes per second that a body must reach after its first ten seconds. */
  BODY_BYTES_PER_SECOND: count.default(1_000),
  /** Folder on a disk for the rest of large, incomplete bodies. By default below the system's temporary folder. */
  SPOOL_DIR: z.string().optional(),
  /** Limit of that folder in megabytes. One network may use a quarter of it. A subscriber file has up to 210 MB. */
  SPOOL_MAX_MB: count.default(2_000),
  /** Live reports and other streams that one session may have open. */
  STREAMS_PER_SESSION: count.default(20),
  /** The same limit for one network. */
  STREAMS_PER_NETWORK: count.default(1_000),
  /** Your own proxies in front: the visitor's address is at this position from the end of X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
} as const;

const read = defineConfig(fields);

export type GatewayConfig = ReturnType<typeof read>;

/** The gateway's configuration, from the process environment by default. Throws ConfigError. */
export const readConfig = (env: Environment = process.env): GatewayConfig => {
  const config = read(env);
  if (config.devInboxUrl && !isLoopbackOrigin(config.publicOrigin))
    throw new ConfigError(
      `Configuration: DEV_INBOX_URL would show every sign-in link at ${config.publicOrigin}. Set SMTP_URL to a mail server instead, and leave DEV_INBOX_URL out.`,
    );
  return config;
};

/** Addresses of the replicas of each service, by service name. */
export const serviceUrlsOf = (config: GatewayConfig): Record<ServiceName, string> =>
  Object.fromEntries(serviceNames.map((name) => [name, config[`${name}Url`]])) as Record<ServiceName, string>;
