import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const KEY_BYTES = 32;
const names = ['ACTOR_TOKEN_KEY', 'START_TOKEN_KEY', 'SUBSCRIBER_KEY', 'SECRETS_KEY'] as const;
type Secrets = Record<(typeof names)[number], string>;

const read = (file: string): Partial<Secrets> => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The keys of this installation: from the environment, else made once and kept in the data folder, for its owner only. */
export const readSecrets = (dataDir: string, env: NodeJS.ProcessEnv): Secrets => {
  const file = path.join(dataDir, 'secrets.json');
  const kept = read(file);
  const secrets = Object.fromEntries(
    names.map((name) => [name, kept[name] ?? randomBytes(KEY_BYTES).toString('hex')]),
  ) as Secrets;
  if (names.some((name) => kept[name] === undefined)) {
    writeFileSync(file, JSON.stringify({ ...kept, ...secrets }, null, 2), { mode: 0o600 });
  }
  chmodSync(file, 0o600);
  return Object.fromEntries(names.map((name) => [name, env[name] ?? secrets[name]])) as Secrets;
};
