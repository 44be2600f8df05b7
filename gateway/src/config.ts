import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import { defineConfig, type Environment, serviceAddresses, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

const {
  NODE_ENV,
  PORT,
  HOST,
  AMQP_URL,
  AMQP_CA,
  AMQP_CERT,
  AMQP_CERT_KEY,
  ACTOR_TOKEN_KEY,
  PUBLIC_ORIGIN,
  PRODUCT_NAME,
  LOG_LEVEL,
  DRAIN_SECONDS,
} = serviceFields;

const serviceUrl = z.url('must be a URL').transform((url) => url.replace(/\/+$/, ''));

const read = defineConfig({
  NODE_ENV,
  PORT,
  HOST,
  AMQP_URL,
  AMQP_CA,
  AMQP_CERT,
  AMQP_CERT_KEY,
  ACTOR_TOKEN_KEY,
  PUBLIC_ORIGIN,
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
  /** The mail catcher; without it there is no /dev. */
  DEV_INBOX_URL: serviceUrl.optional(),
  /** What the mail catcher asks of who reads it. */
  DEV_INBOX_TOKEN: z.string().optional(),
  /** Tells open pages to reload, under `npm run dev`; without it there is no /dev/reload. */
  DEV_RELOAD_URL: serviceUrl.optional(),
  /** Requests to services that one address may send at once. A whole town hall may stand behind it. */
  RATE_LIMIT_BURST: z.coerce.number().int().min(1).default(20_000),
  /** And how many per second after that. */
  RATE_LIMIT_PER_SECOND: z.coerce.number().int().min(1).default(2_000),
  /** How many proxies of one's own stand in front: the visitor is that many from the end of X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
});

/** The gateway's configuration, from the environment unless another is given. */
export const readConfig = (env: Environment = process.env) => read(env);

export type GatewayConfig = ReturnType<typeof readConfig>;

/** Where the replicas of each service are, by its name. */
export const serviceUrlsOf = (config: GatewayConfig): Record<ServiceName, string> =>
  Object.fromEntries(serviceNames.map((name) => [name, config[`${name}Url`]])) as Record<ServiceName, string>;
