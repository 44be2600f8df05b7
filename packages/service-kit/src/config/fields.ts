import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** Where a service is: one address, or one for each of its replicas with commas between. */
export const serviceAddresses = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim().replace(/\/+$/, '')))
  .refine((urls) => urls.every(isUrl), 'must be a URL, or several with commas between')
  .transform((urls) => urls.join(','));

/** The fields that every service knows; spread them into `defineConfig` and add your own. */
export const serviceFields = {
  NODE_ENV: z.string().default('production'),
  /** 0 takes any free port. */
  PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://'),
  /** Without it events travel inside the process. */
  AMQP_URL: z
    .string()
    .regex(/^amqps?:\/\//, 'must begin with amqp://')
    .optional(),
  /** Signs actor tokens; the same in the gateway and every service. */
  ACTOR_TOKEN_KEY: z.string().min(32, 'must have at least 32 characters'),
  PUBLIC_ORIGIN: z.url('must be a URL').transform((url) => url.replace(/\/+$/, '')),
  /** One server, or several with commas between: the next is used when one fails. `smtps://user:password@host`. */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Folkmoot <no-reply@folkmoot.example>'),
  PRODUCT_NAME: z.string().default('Folkmoot'),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@folkmoot.example'),
  /** An S3-compatible server for files, and the keys to it; without it files lie in the database. */
  S3_URL: z.url('must be a URL').optional(),
  S3_BUCKET: z.string().default('folkmoot'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /**
   * How long a service that was asked to stop goes on answering while it says that it leaves, so that whoever sends it
   * requests goes elsewhere first. For several replicas behind a gateway: 3.
   */
  DRAIN_SECONDS: z.coerce.number().min(0).max(20).default(0),
  /** Checks each response against its contract, as tests always do. */
  CHECK_RESPONSES: flag.default(false),
} as const;

/** Names or addresses of hosts, separated by commas. */
export const hostList = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== ''),
  );
