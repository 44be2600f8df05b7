/**
 * @file `node deploy/make-secrets.mjs [FOLDER]`: makes the secrets of an installation, one file each. What is there stays as
 * it is, so it can be run again after an update that needs a new one. Needs nothing but Node.
 */
import { createPrivateKey, createPublicKey, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withPasswords } from './rabbitmq/with-passwords.mjs';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'secrets'));
const definitions = JSON.parse(readFileSync(path.join(import.meta.dirname, 'rabbitmq/definitions.json'), 'utf8'));
// Each service has a user of the broker, and so have the operator ("folkmoot") and the gateway.
const services = definitions.users.flatMap(({ name }) => /^folkmoot-(?!gateway$)(\w+)$/.exec(name)?.[1] ?? []);
const signers = ['gateway', ...services, 'operator'];
const made = [];

/** Kept from others by the folder; the file itself is read by the container's user, who is not its owner. */
const secret = (name, make) => {
  const file = path.join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const value = make();
  writeFileSync(file, `${value}\n`, { mode: 0o444 });
  made.push(name);
  return value;
};

/** Writes an empty file, which counts as not set. The operator may write into it. */
const empty = (name) => {
  const file = path.join(folder, name);
  if (existsSync(file)) return;
  writeFileSync(file, '', { mode: 0o644 });
  made.push(name);
};

/** Writes a file that is computed from other secrets, when it has changed. */
const derived = (name, value) => {
  const file = path.join(folder, name);
  if (existsSync(file) && readFileSync(file, 'utf8') === `${value}\n`) return;
  rmSync(file, { force: true });
  writeFileSync(file, `${value}\n`, { mode: 0o444 });
  made.push(name);
};

/**
 * The public key of an Ed25519 key that is kept as 32 bytes in hex; the bytes before them are the DER prefix (RFC
 * 8410).
 */
const publicKeyOf = (hex) => {
  const der = Buffer.from(`302e020100300506032b657004220420${hex}`, 'hex');
  const key = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  return key.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url');
};

const random = (bytes = 32) => randomBytes(bytes).toString('hex');
const mongodb = (user, password) => `mongodb://${user}:${password}@mongodb:27017/?replicaSet=folkmoot&authSource=admin`;

mkdirSync(folder, { recursive: true, mode: 0o700 });
chmodSync(folder, 0o700);

const keys = ['start_token_key', 'subscriber_key', 'secrets_key', 'link_key', 'audit_key', 'metrics_token'];
// A new installation has no use for the last one: with it, links are read that a former version mailed.
for (const key of [...keys, 'actor_token_key']) secret(key, random);

const publicKeys = signers.map((name) => `${name}:${publicKeyOf(secret(`service_key_${name}`, random))}`);
derived('trusted_keys', publicKeys.join(','));

secret('mongodb_keyfile', () => randomBytes(384).toString('base64'));
const rootPassword = secret('mongodb_root_password', random);
secret('mongodb_uri_root', () => mongodb('root', rootPassword));
for (const service of services) {
  const password = secret(`mongodb_password_${service}`, random);
  secret(`mongodb_uri_${service}`, () => mongodb(`folkmoot_${service}`, password));
}

const amqp = (user, password) => `amqp://${user}:${password}@rabbitmq:5672`;
const brokerPasswords = { folkmoot: secret('rabbitmq_password', random) };
secret('amqp_url', () => amqp('folkmoot', brokerPasswords.folkmoot));
for (const name of [...services, 'gateway']) {
  const password = secret(`rabbitmq_password_${name}`, random);
  brokerPasswords[`folkmoot-${name}`] = password;
  secret(`amqp_url_${name}`, () => amqp(`folkmoot-${name}`, password));
}
derived('rabbitmq_definitions', JSON.stringify(withPasswords(definitions, brokerPasswords)));

const sinkPassword = secret('mail_sink_password', random);
secret('smtp_url_demo', () => `smtp://folkmoot:${sinkPassword}@mail-sink:1025`);

for (const name of ['mongodb_ca', 'mongodb_client', 'amqp_ca', 'amqp_cert', 'amqp_cert_key']) empty(name);
const storageKeys = ['s3_access_key', 's3_secret_key'];
const mail = ['mail_events_secret', 'mail_events_sendgrid_key', 'mail_events_mailgun_key', 'bounce_mailbox_url'];
for (const name of [...storageKeys, ...mail]) empty(name);

process.stdout.write(
  made.length > 0 ? `made in ${folder}: ${made.join(', ')}\n` : `everything is in ${folder} already\n`,
);
