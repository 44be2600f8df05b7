/**
 * @file `node deploy/make-secrets.mjs [FOLDER]`: makes the secrets of an installation, one file each. What is there stays as
 * it is, so it can be run again after an update that needs a new one. Needs nothing but Node.
 */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve(process.argv[2] ?? path.join(import.meta.dirname, 'secrets'));
const services = ['admin', 'campaigns', 'subscribers', 'public'];
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

const random = (bytes = 32) => randomBytes(bytes).toString('hex');
const mongodb = (user, password) => `mongodb://${user}:${password}@mongodb:27017/?replicaSet=folkmoot&authSource=admin`;

mkdirSync(folder, { recursive: true, mode: 0o700 });
chmodSync(folder, 0o700);

for (const key of ['actor_token_key', 'start_token_key', 'subscriber_key', 'secrets_key']) secret(key, random);

secret('mongodb_keyfile', () => randomBytes(384).toString('base64'));
const rootPassword = secret('mongodb_root_password', random);
secret('mongodb_uri_root', () => mongodb('root', rootPassword));
for (const service of services) {
  const password = secret(`mongodb_password_${service}`, random);
  secret(`mongodb_uri_${service}`, () => mongodb(`folkmoot_${service}`, password));
}

const brokerPassword = secret('rabbitmq_password', random);
secret('rabbitmq_conf', () => `default_user = folkmoot\ndefault_pass = ${brokerPassword}`);
secret('amqp_url', () => `amqp://folkmoot:${brokerPassword}@rabbitmq:5672`);

const sinkPassword = secret('mail_sink_password', random);
secret('smtp_url_demo', () => `smtp://folkmoot:${sinkPassword}@mail-sink:1025`);

process.stdout.write(
  made.length > 0 ? `made in ${folder}: ${made.join(', ')}\n` : `everything is in ${folder} already\n`,
);
