/**
 * @file The command, environment, secrets and neighbours of each container, read from docker-compose.yml: pods have the same
 * ones, so that there is one list of them.
 */
import path from 'node:path';
import { isKeyOf, lookup } from '@folkmoot/contracts';
import { type ComposeFile, composeVariables, isOurs, readCompose } from '../compose/compose-file';
import { Problem } from '../start/problem.mjs';
import type { Values } from './values';

export interface Mount {
  readonly volume: string;
  readonly path: string;
  readonly isReadOnly: boolean;
}

export interface Part {
  readonly name: string;
  readonly image: string;
  readonly command: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  /** A key of the Secret, and the name of its file in `/run/secrets`. */
  readonly secrets: readonly { readonly key: string; readonly file: string }[];
  readonly mounts: readonly Mount[];
  /** The parts that it calls. */
  readonly calls: readonly string[];
  readonly usesDatabase: boolean;
  readonly usesBroker: boolean;
  /** It calls addresses outside the cluster: mail, S3, AI providers, webhooks, single sign-on. */
  readonly reachesOutside: boolean;
}

export const PORT = 8080;
const SECRETS = '/run/secrets/';
const SECRET_SETTING = /(KEY|KEYS|SECRET|PASSWORD|TOKEN)$|^(MONGODB_URI|AMQP_URL|SMTP_URL)$/;

/** Variables that have a value of their own in the file of values. */
const elsewhere: Readonly<Record<string, string>> = {
  PUBLIC_ORIGIN: 'origin',
  PUBLIC_HOSTS: 'hosts',
  TRUSTED_PROXIES: 'ingress.trustedProxies',
  MAIL_FROM: 'mail.from',
  SUPPORT_EMAIL: 'mail.support',
  SYSTEM_ADMIN_EMAIL: 'systemAdministrator',
  S3_URL: 's3.url',
  S3_BUCKET: 's3.bucket',
  S3_REGION: 's3.region',
  REGISTRY: 'images.registry',
  VERSION: 'images.tag',
  BACKUP_EVERY_HOURS: 'backup.everyHours',
  BACKUP_KEEP_DAYS: 'backup.keepDays',
  BACKUP_KEEP_WEEKS: 'backup.keepWeeks',
  BACKUP_KEEP_MONTHS: 'backup.keepMonths',
  BACKUP_VERIFY_EVERY_DAYS: 'backup.verifyEveryDays',
  BACKUP_RECIPIENT: 'backup.recipient',
};

/** Variables of Compose itself. */
const onlyInCompose = new Set([
  'LISTEN',
  'PORT',
  'INBOX_PORT',
  'BACKUPS',
  'SMTP_URL_FILE',
  ...['SERVICE', 'GATEWAY', 'MONGODB', 'RABBITMQ'].flatMap((name) => [`${name}_CPUS`, `${name}_MEMORY`]),
]);

const settingProblem = (name: string, known: ReadonlySet<string>): string | undefined => {
  const place = `settings.${name}`;
  if (SECRET_SETTING.test(name))
    return `${place}: is a secret, write it into deploy/secrets/${name.toLowerCase()} and make the Secret again`;
  const own = lookup(elsewhere, name);
  if (own !== undefined) return `${place}: write ${own} instead`;
  if (name === 'AUDIT_HEADS_FILE') return `${place}: pods have no lasting file, write AUDIT_HEADS_MAIL instead`;
  if (onlyInCompose.has(name)) return `${place}: is for Compose, take it away`;
  return known.has(name) ? undefined : `${place}: there is no such setting, see .env.example`;
};

const variablesOf = ({ origin, hosts, images, mail, ingress, s3, systemAdministrator, settings }: Values) => ({
  // As in deploy/production.yml.
  AUTH_NEUTRAL_LOGIN: 'true',
  DEMO_DATA: 'false',
  ...settings,
  PUBLIC_ORIGIN: origin,
  PUBLIC_HOSTS: hosts.join(','),
  TRUSTED_PROXIES: String(ingress.trustedProxies),
  MAIL_FROM: mail.from,
  SUPPORT_EMAIL: mail.support,
  SYSTEM_ADMIN_EMAIL: systemAdministrator,
  SMTP_URL_FILE: './deploy/secrets/smtp_url',
  S3_URL: s3?.url,
  S3_BUCKET: s3?.bucket,
  S3_REGION: s3?.region,
  REGISTRY: `${images.registry}/`,
  VERSION: images.tag,
});

const imageOf = (image: string, { images }: Values): string => {
  const [, name = ''] = /\/folkmoot\/([a-z-]+):/.exec(image) ?? [];
  const digest = lookup(images.digests, name);
  return digest ? `${image.slice(0, image.lastIndexOf(':'))}@${digest}` : image;
};

const mountOf = (volume: string): Mount => {
  const [from = '', to = '', mode] = volume.split(':');
  return { volume: path.basename(from), path: to, isReadOnly: mode === 'ro' };
};

const callsOf = (name: string, environment: Readonly<Record<string, string>>, { services }: ComposeFile): string[] => {
  const hosts = Object.values(environment).map((value) => /^http:\/\/([a-z-]+):\d+$/.exec(value)?.[1] ?? '');
  return [...new Set(hosts)].filter((host) => host !== name && isKeyOf(services, host)).sort();
};

const partOf = (name: string, file: ComposeFile, values: Values): Part => {
  const service = lookup(file.services, name);
  if (!service) throw new Error(`docker-compose.yml has no container ${name}`);
  const { image, command, environment, secrets, volumes, networks } = service;
  return {
    name,
    image: imageOf(image, values),
    command,
    // An empty variable counts as not set.
    environment: Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== '')),
    secrets: secrets.map(({ source, target }) => ({ key: source, file: target.replace(SECRETS, '') })),
    mounts: volumes.map(mountOf),
    calls: callsOf(name, environment, file),
    usesDatabase: networks.includes('database'),
    usesBroker: networks.includes('broker'),
    reachesOutside: networks.includes('outside'),
  };
};

/** Every container of ours, by its name. Throws a Problem for settings that are wrong. */
export const readParts = (root: string, values: Values, file = 'values'): ReadonlyMap<string, Part> => {
  const compose = path.join(root, 'docker-compose.yml');
  const known = new Set(composeVariables(compose).map(({ name }) => name));
  const problems = Object.keys(values.settings).flatMap((name) => settingProblem(name, known) ?? []);
  const digestNames = new Set<string>();
  const read = readCompose(compose, variablesOf(values));
  const names = Object.entries(read.services).filter(([, service]) => isOurs(service));
  for (const [, { image }] of names) digestNames.add(/\/folkmoot\/([a-z-]+):/.exec(image)?.[1] ?? '');
  const unknownImages = Object.keys(values.images.digests)
    .filter((name) => !digestNames.has(name))
    .map((name) => `images.digests.${name}: there is no such image, only ${[...digestNames].sort().join(', ')}`);
  const all = [...problems, ...unknownImages];
  if (all.length > 0) throw new Problem(`${file}: ${all.join('; ')}`);
  return new Map(names.map(([name]) => [name, partOf(name, read, values)]));
};
