import { z } from 'zod';
import { PRIVATE_KEY_FORM, readTrustedKeys } from '../trust/keys';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** Where a service is: one address, or one for each of its replicas with commas between. */
export const serviceAddresses = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim().replace(/\/+$/, '')))
  .refine((urls) => urls.every(isUrl), 'must be a URL, or several with commas between')
  .transform((urls) => urls.join(','));

const areTrustedKeys = (text: string): boolean => {
  try {
    return readTrustedKeys(text).size > 0;
  } catch {
    return false;
  }
};

/** The fields that every service knows; spread them into `defineConfig` and add your own. */
export const serviceFields = {
  NODE_ENV: z.string().default('production'),
  /** 0 takes any free port. */
  PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  /** TLS is part of it: `tls=true&tlsCAFile=/run/secrets/mongodb_ca`. */
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://'),
  /** Without it events travel inside the process. */
  AMQP_URL: z
    .string()
    .regex(/^amqps?:\/\//, 'must begin with amqp://')
    .optional(),
  /** The authority that signed the certificate of a broker at amqps://, in PEM: give it as AMQP_CA_FILE. Else those that Node knows. */
  AMQP_CA: z.string().optional(),
  /** A certificate for the broker to know us by, and its key, in PEM: where it asks for one. */
  AMQP_CERT: z.string().optional(),
  AMQP_CERT_KEY: z.string().optional(),
  /** Signs what this deployable says to others (Ed25519): 64 hex digits that no other deployable has. */
  SERVICE_KEY: z.string().regex(PRIVATE_KEY_FORM, 'must have 64 hex digits'),
  /** The public keys of all of them: `gateway:KEY,admin:KEY,...`. A name may stand there twice while its key is replaced. */
  TRUSTED_KEYS: z.string().refine(areTrustedKeys, 'must be NAME:PUBLIC_KEY, several with commas between'),
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
