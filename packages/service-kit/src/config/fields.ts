import { type ServiceName, serviceNames } from '@folkmoot/contracts';
import { z } from 'zod';
import { isHostOrNetwork } from '../security/reach';
import { readOtlpHeaders } from '../tracing/otlp-headers';
import { PRIVATE_KEY_FORM, readTrustedKeys } from '../trust/keys';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1');

const isUrl = (text: string): boolean => URL.canParse(text) && /^https?:/.test(text);

/** The address of a service, or the addresses of its replicas, separated by commas. */
export const serviceAddresses = z
  .string()
  .transform((text) => text.split(',').map((url) => url.trim().replace(/\/+$/, '')))
  .refine((urls) => urls.every(isUrl), 'must be a URL, or several with commas between')
  .transform((urls) => urls.join(','));

/**
 * A variable for the address of each service, `CAMPAIGNS_URL`: all services of the registry, without `except`.
 */
export const addressFields = <F extends z.ZodType, E extends ServiceName = never>(
  field: F,
  { except }: { readonly except?: E } = {},
) =>
  Object.fromEntries(
    serviceNames.filter((name) => name !== except).map((name) => [`${name.toUpperCase()}_URL`, field]),
  ) as Record<`${Uppercase<Exclude<ServiceName, E>>}_URL`, F>;

const areTrustedKeys = (text: string): boolean => {
  try {
    return readTrustedKeys(text).size > 0;
  } catch {
    return false;
  }
};

/** The fields of every service. Spread them into `defineConfig` and add your own. */
export const serviceFields = {
  NODE_ENV: z.string().default('production'),
  /** 0 takes any free port. */
  PORT: port.default(0),
  HOST: z.string().default('127.0.0.1'),
  /** TLS is part of it: `tls=true&tlsCAFile=/run/secrets/mongodb_ca`. */
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://'),
  /** If unset, events stay inside the process. */
  AMQP_URL: z
    .string()
    .regex(/^amqps?:\/\//, 'must begin with amqp://')
    .optional(),
  /** CA certificate (PEM) for an amqps:// broker, set by AMQP_CA_FILE. If unset, Node's authorities are used. */
  AMQP_CA: z.string().optional(),
  /** Client certificate and key (PEM), for a broker that requires them. */
  AMQP_CERT: z.string().optional(),
  AMQP_CERT_KEY: z.string().optional(),
  /** Private Ed25519 key of this deployable, for its tokens and events: 64 hex digits, different for each. */
  SERVICE_KEY: z.string().regex(PRIVATE_KEY_FORM, 'must have 64 hex digits'),
  /** Public keys of all deployables: `gateway:KEY,admin:KEY,...`. Two keys per name are allowed during a change. */
  TRUSTED_KEYS: z.string().refine(areTrustedKeys, 'must be NAME:PUBLIC_KEY, several with commas between'),
  PUBLIC_ORIGIN: z.url('must be a URL').transform((url) => url.replace(/\/+$/, '')),
  /** One SMTP server, or several separated by commas: the next is used when one fails. `smtps://user:password@host`. */
  SMTP_URL: z.string().optional(),
  MAIL_FROM: z.string().default('Folkmoot <no-reply@folkmoot.example>'),
  PRODUCT_NAME: z.string().default('Folkmoot'),
  SUPPORT_EMAIL: z.email('must be an email address').default('support@folkmoot.example'),
  /** URL and keys of an S3-compatible server for files. If unset, files are stored in the database. */
  S3_URL: z.url('must be a URL').optional(),
  S3_BUCKET: z.string().default('folkmoot'),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  /**
   * Folder outside the database where each service writes the ids of what it erases. After a restore, services read it
   * at their start and erase that again. If unset, erased data come back with a restore.
   */
  ERASURES_DIR: z.string().optional(),
  DATA_DIR: z.string().default('./data'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** A collector of traces that takes OTLP over HTTP: `http://collector:4318`. If unset, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isUrl, 'must be a URL that begins with http:// or https://')
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  /** Headers for the collector, such as its key: `name=value`, several with commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => readOtlpHeaders(text) !== null, 'must be name=value, several with commas between')
    .optional(),
  /** Share of the requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  /** Seconds for which a stopping service still answers. Use 3 for several replicas behind a gateway. */
  DRAIN_SECONDS: z.coerce.number().min(0).max(20).default(0),
  /** Checks each response against its contract. Tests always do. */
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

/** Like `hostList`, and also networks: `hooks.internal,10.20.0.0/16`. */
export const networkList = hostList.refine(
  (entries) => entries.every(isHostOrNetwork),
  'must name hosts, and networks such as 10.20.0.0/16',
);
