import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { lookup } from '@folkmoot/contracts/dictionary';
import { type SignerName, signerNames } from '@folkmoot/contracts/signers';
import { trustedKeysOf } from '@folkmoot/service-kit/keys';

const KEY_BYTES = 32;

/**
 * The deployables that get each key. Signing keys have one per signer and are not in this list: only the owner gets
 * them.
 */
const receivers: Readonly<Record<string, readonly string[]>> = {
  START_TOKEN_KEY: ['public'],
  SUBSCRIBER_KEY: ['subscribers', 'public'],
  SECRETS_KEY: ['admin'],
  LINK_KEY: ['admin'],
  AUDIT_KEY: ['admin'],
  // Made by former versions only. It is needed to read links that they mailed.
  ACTOR_TOKEN_KEY: ['admin'],
};
const FORMER = 'ACTOR_TOKEN_KEY';

const privateKeyOf = (name: SignerName): string => `SERVICE_KEY_${name.toUpperCase()}`;
const names = [...Object.keys(receivers).filter((name) => name !== FORMER), ...signerNames.map(privateKeyOf)];

export type Secrets = Readonly<Record<string, string>>;

/** Secrets of the helper programs that we start on this machine. No service gets them. */
const localNames = ['MAIL_CATCHER_PASSWORD', 'INBOX_TOKEN'] as const;
export type LocalSecrets = Record<(typeof localNames)[number], string>;

const read = (file: string): Secrets => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

/** The secrets in the data folder, with one for each of these names. Missing ones are made. */
const keep = (dataDir: string, wanted: readonly string[]): Secrets => {
  const file = path.join(dataDir, 'secrets.json');
  const kept = read(file);
  const made = wanted
    .filter((name) => lookup(kept, name) === undefined)
    .map((name) => [name, randomBytes(KEY_BYTES).toString('hex')] as const);
  const secrets = { ...kept, ...Object.fromEntries(made) };
  if (made.length > 0) {
    writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  chmodSync(file, 0o600);
  return secrets;
};

/** The passwords of our mail catcher, made once and stored in the data folder. */
export const readLocalSecrets = (dataDir: string): LocalSecrets => {
  const secrets = keep(dataDir, localNames);
  return Object.fromEntries(localNames.map((name) => [name, lookup(secrets, name) ?? ''])) as LocalSecrets;
};

/**
 * The keys of this installation: from the environment, or made once and stored in the data folder, readable by its
 * owner only.
 */
export const readSecrets = (dataDir: string, env: NodeJS.ProcessEnv): Secrets => {
  const secrets = keep(dataDir, names);
  const set = [...names, FORMER].flatMap((name) => {
    const value = lookup(env, name);
    return value ? [[name, value] as const] : [];
  });
  return { ...secrets, ...Object.fromEntries(set) };
};

/** The secrets of one deployable: its own private key, all public keys, and the keys that it uses. */
export const secretsOf = (secrets: Secrets, deployable: string): Record<string, string> => {
  const used = Object.entries(receivers).filter(([name, who]) => who.includes(deployable) && lookup(secrets, name));
  const signer = signerNames.find((name) => name === deployable);
  const privateKeys = Object.fromEntries(signerNames.map((name) => [name, lookup(secrets, privateKeyOf(name)) ?? '']));
  return {
    ...Object.fromEntries(used.map(([name]) => [name, lookup(secrets, name) ?? ''])),
    ...(signer ? { SERVICE_KEY: lookup(secrets, privateKeyOf(signer)) ?? '' } : {}),
    TRUSTED_KEYS: trustedKeysOf(privateKeys),
  };
};
