import { defineConfig, type Environment, serviceFields } from '@folkmoot/service-kit';
import { z } from 'zod';

const { NODE_ENV, PORT, HOST, AMQP_URL, ACTOR_TOKEN_KEY, PUBLIC_ORIGIN, PRODUCT_NAME, LOG_LEVEL } = serviceFields;
const address = z.url('must be a URL').transform((url) => url.replace(/\/+$/, ''));

const readFields = defineConfig({
  NODE_ENV,
  PORT,
  HOST,
  AMQP_URL,
  ACTOR_TOKEN_KEY,
  PUBLIC_ORIGIN,
  PRODUCT_NAME,
  LOG_LEVEL,
  ADMIN_URL: address,
  CAMPAIGNS_URL: address,
  SUBSCRIBERS_URL: address,
  PUBLIC_URL: address,
  /** Folder with the built front end: `shell/` and `remotes/`. */
  STATIC_DIR: z.string().default('./build/static'),
  /** The registry of remotes, read again whenever it changes. */
  REMOTES_FILE: z.string().default('./build/remotes.json'),
  /** Where /dev is proxied to; without it there is no such address. */
  DEV_INBOX_URL: address.optional(),
  /** Multiplies every request limit; for load tests. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** How many proxies of our own stand in front; each adds one address to X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
});

/** The gateway's configuration. Throws ConfigError with one clear line. */
export const readConfig = (env: Environment) => readFields(env);
export type GatewayConfig = ReturnType<typeof readConfig>;

/** The environment of this process. */
export const environment = (): Environment => process.env;
