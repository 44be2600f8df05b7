/** @file The environment of each deployable, as `npm start` sets it. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { serviceNames } from '@folkmoot/contracts/services';
import { type Secrets, secretsOf } from './secrets';

/** Services and the gateway, in start order. */
export const deployableDirs: readonly string[] = [...serviceNames.map((name) => `services/${name}`), 'gateway'];

export interface Deployable {
  name: string;
  dir: string;
  url: string;
  env: NodeJS.ProcessEnv;
}

export interface EnvironmentInput {
  root: string;
  dataDir: string;
  host: string;
  port: number;
  /** One port per service, in the order of deployableDirs without the gateway. */
  servicePorts: readonly number[];
  mongoUri: string;
  /** With --separate: the broker address of a deployable. */
  amqpUrlFor?: (deployable: string) => string;
  smtpUrl: string;
  /** Absent with a real mail server. */
  inbox?: { url: string; token: string };
  /** In development: the files served instead of the built product, and the address of the reload events. */
  development?: { staticDir: string; remotesFile: string; reloadUrl: string };
  secrets: Secrets;
  isDemo: boolean;
}

const nameOf = (dir: string): string => path.basename(dir);

/** Outside the database. With scheduled backups beside them, so that both survive the loss of the data folder. */
export const erasuresDirOf = (dataDir: string, { ERASURES_DIR, BACKUP_DIR }: NodeJS.ProcessEnv): string =>
  ERASURES_DIR || path.join(BACKUP_DIR || dataDir, 'erasures');

/** The shared part. For preferences, the person's own environment has priority. */
const sharedEnv = (input: EnvironmentInput, urls: Record<string, string>): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  MONGODB_URI: input.mongoUri,
  SMTP_URL: input.smtpUrl,
  DATA_DIR: input.dataDir,
  AUDIT_HEADS_FILE: process.env.AUDIT_HEADS_FILE ?? path.join(input.dataDir, 'audit-heads.log'),
  ERASURES_DIR: erasuresDirOf(input.dataDir, process.env),
  SPOOL_DIR: path.join(input.dataDir, 'spool'),
  STATIC_DIR: input.development?.staticDir ?? process.env.STATIC_DIR ?? path.join(input.root, 'build/static'),
  REMOTES_FILE:
    input.development?.remotesFile ?? process.env.REMOTES_FILE ?? path.join(input.root, 'build/remotes.json'),
  PUBLIC_ORIGIN: process.env.PUBLIC_ORIGIN ?? `http://localhost:${input.port}`,
  ...(input.development ? { DEV_RELOAD_URL: input.development.reloadUrl } : {}),
  ...(input.isDemo ? { DEMO_DATA: 'true' } : {}),
  ...urls,
});

/** The part for one deployable only. */
const ownEnv = ({ amqpUrlFor, secrets, inbox }: EnvironmentInput, name: string): NodeJS.ProcessEnv => ({
  ...secretsOf(secrets, name),
  ...(inbox && name === 'gateway' ? { DEV_INBOX_URL: inbox.url, DEV_INBOX_TOKEN: inbox.token } : {}),
  ...(amqpUrlFor ? { AMQP_URL: amqpUrlFor(name) } : {}),
});

/** The existing deployables, each with its address and environment. */
export const describeDeployables = (input: EnvironmentInput): Deployable[] => {
  const services = deployableDirs.filter((dir) => dir !== 'gateway');
  const ports = new Map<string, number>(services.map((dir, index) => [dir, input.servicePorts[index] ?? 0]));
  const urls = Object.fromEntries(
    services.map((dir) => [`${nameOf(dir).toUpperCase()}_URL`, `http://127.0.0.1:${ports.get(dir)}`]),
  );
  const shared = sharedEnv(input, urls);
  return deployableDirs
    .filter((dir) => existsSync(path.join(input.root, dir, 'dist/main.mjs')))
    .map((dir) => {
      const port = ports.get(dir) ?? input.port;
      const host = dir === 'gateway' ? input.host : '127.0.0.1';
      const reach = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
      return {
        name: nameOf(dir),
        dir,
        url: `http://${reach.includes(':') ? `[${reach}]` : reach}:${port}`,
        env: { ...shared, ...ownEnv(input, nameOf(dir)), HOST: host, PORT: String(port) },
      };
    });
};

/** The variable that gives the process of all services its list of deployables. */
export const DEPLOYABLES_VARIABLE = 'FOLKMOOT_DEPLOYABLES';

export const readDeployables = (env: NodeJS.ProcessEnv): Deployable[] => JSON.parse(env[DEPLOYABLES_VARIABLE] ?? '[]');
