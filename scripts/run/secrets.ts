import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;
const names = ['ACTOR_TOKEN_KEY', 'START_TOKEN_KEY', 'SUBSCRIBER_KEY', 'SECRETS_KEY'] as const;
type Secrets = Record<(typeof names)[number], string>;
/** What programs that we start on this machine ask of each other. No service is given these as such. */
const localNames = ['BROKER_PASSWORD', 'MAIL_CATCHER_PASSWORD', 'INBOX_TOKEN'] as const;
export type LocalSecrets = Record<(typeof localNames)[number], string>;

const read = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};

/** The secrets of these names in the data folder; those that are missing are made. */
const keep = <Name extends string>(dataDir: string, wanted: readonly Name[]): Record<Name, string> => {
  const file = path.join(dataDir, 'secrets.json');
  const kept = read(file);
  const secrets = Object.fromEntries(
    wanted.map((name) => [name, kept[name] ?? randomBytes(KEY_BYTES).toString('hex')]),
  ) as Record<Name, string>;
  if (wanted.some((name) => kept[name] === undefined)) {
    writeFileSync(`${file}.new`, JSON.stringify({ ...kept, ...secrets }, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return secrets;
};

/** The passwords of the broker and the mail catcher that we start, made once and kept in the data folder. */
export const readLocalSecrets = (dataDir: string): LocalSecrets => keep(dataDir, localNames);

/** The keys of this installation: from the environment, else made once and kept in the data folder, for its owner only. */
export const readSecrets = (dataDir: string, env: NodeJS.ProcessEnv): Secrets => {
  const secrets = keep(dataDir, names);
  return Object.fromEntries(names.map((name) => [name, env[name] ?? secrets[name]])) as Secrets;
};
