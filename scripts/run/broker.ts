import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lookup } from '@folkmoot/contracts';
import {
  BROKER_OPERATOR,
  type BrokerTls,
  brokerDefinitions,
  brokerTlsFrom,
  brokerUserOf,
  brokerUsers,
  certificateProblem,
} from '@folkmoot/service-kit';
import amqp from 'amqplib';
import { withPasswords } from '../../deploy/rabbitmq/with-passwords.mjs';
import { freePorts } from '../start/ports.mjs';
import { Problem } from '../start/problem.mjs';
import { writeCookie } from './broker-cookie';
import { type Child, keepRunning } from './child';

/** The server itself. The wrapper in /usr/sbin changes the user and leaves the server behind when it is stopped. */
const SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const ANSWER_MS = 1500;
const PATIENCE_MS = 60_000;
const STOP_MS = 8000;
const EVERY_MS = 250;
const PASSWORD_BYTES = 24;

export interface Broker {
  /** Where a deployable reaches it: with its own user where the broker is ours. */
  urlFor: (deployable: string) => string;
  source: string;
  /** False for one at AMQP_URL that does not answer yet. */
  isThere: boolean;
  /** Children to stop, the broker first. */
  children: Child[];
}

export interface BrokerOptions {
  dataDir: string;
  logDir: string;
  root: string;
  env: NodeJS.ProcessEnv;
}

const meet = async (url: string, tls: BrokerTls = {}): Promise<void> => {
  const connection = await amqp.connect(url, { ...tls, timeout: ANSWER_MS });
  await connection.close();
};

const answers = async (url: string): Promise<boolean> => {
  try {
    await meet(url);
    return true;
  } catch {
    return false;
  }
};

/** What the broker, or the address, says no to for good: waiting would not help. */
const REFUSALS = /Handshake terminated|Invalid URL|as the protocol|SASL/;

/** Whether the broker at AMQP_URL answers. One that refuses us is a problem of the person who set it. */
const answersAt = async (url: string, tls: BrokerTls): Promise<boolean> => {
  try {
    await meet(url, tls);
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const reason = certificateProblem(error) ?? (REFUSALS.test(message) ? message : null);
    if (reason) throw new Problem(`RabbitMQ cannot be used with this AMQP_URL: ${reason}`);
    return false;
  }
};

const brokerEnv = (dir: string, ports: { amqp: number; dist: number; epmd: number }): NodeJS.ProcessEnv => ({
  RABBITMQ_NODENAME: 'folkmoot@localhost',
  RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
  RABBITMQ_NODE_PORT: String(ports.amqp),
  RABBITMQ_DIST_PORT: String(ports.dist),
  RABBITMQ_MNESIA_BASE: path.join(dir, 'db'),
  RABBITMQ_LOG_BASE: path.join(dir, 'log'),
  RABBITMQ_ENABLED_PLUGINS_FILE: path.join(dir, 'enabled_plugins'),
  RABBITMQ_CONFIG_FILE: path.join(dir, 'rabbitmq'),
  RABBITMQ_CONF_ENV_FILE: path.join(dir, 'rabbitmq-env.conf'),
  RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1}',
  ERL_EPMD_ADDRESS: '127.0.0.1',
  ERL_EPMD_PORT: String(ports.epmd),
  // Makes the script become the server instead of waiting for it, so that a signal reaches the server.
  RUNNING_UNDER_SYSTEMD: 'true',
  HOME: dir,
});

/** A password for each user, made once. */
const passwordsIn = (dir: string): Readonly<Record<string, string>> => {
  const file = path.join(dir, 'users.json');
  const kept: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const all = Object.fromEntries(
    brokerUsers.map((user) => [user, lookup(kept, user) ?? randomBytes(PASSWORD_BYTES).toString('hex')]),
  );
  writeFileSync(file, JSON.stringify(all, null, 2), { mode: 0o600 });
  return all;
};

/** Users with what each may do, exchanges and queues, as the broker reads them at every start. */
const writeDefinitions = (dir: string, passwords: Readonly<Record<string, string>>): string => {
  const file = path.join(dir, 'definitions.json');
  writeFileSync(file, JSON.stringify(withPasswords(brokerDefinitions(), passwords)), { mode: 0o600 });
  return file;
};

const prepareFolder = (dir: string): Readonly<Record<string, string>> => {
  mkdirSync(path.join(dir, 'db'), { recursive: true, mode: 0o700 });
  writeCookie(dir);
  const passwords = passwordsIn(dir);
  writeFileSync(path.join(dir, 'enabled_plugins'), '[].\n');
  writeFileSync(path.join(dir, 'rabbitmq-env.conf'), '');
  // The disk is checked by the start script; the broker's own limit would block publishing on small disks.
  const lines = [
    'disk_free_limit.absolute = 50MB',
    'loopback_users = none',
    `load_definitions = ${writeDefinitions(dir, passwords)}`,
  ];
  writeFileSync(path.join(dir, 'rabbitmq.conf'), `${lines.join('\n')}\n`);
  return passwords;
};

const startOwn = async ({ dataDir, logDir, root, env }: BrokerOptions): Promise<Broker> => {
  if (!existsSync(SERVER)) {
    throw new Problem(
      '--separate needs RabbitMQ: set AMQP_URL, or install it (Debian: apt-get install rabbitmq-server).',
    );
  }
  const dir = path.join(dataDir, 'rabbitmq');
  const passwords = prepareFolder(dir);
  const [amqpPort = 0, dist = 0, epmdPort = 0] = await freePorts(3);
  const given = { ...env, ...brokerEnv(dir, { amqp: amqpPort, dist, epmd: epmdPort }) };
  const leashed = path.join(root, 'scripts/start/leashed-command.mjs');
  const common = { command: process.execPath, logDir, graceMs: STOP_MS };
  // Started by us, since Erlang would leave a name server of its own running for ever.
  const epmd = keepRunning({ ...common, name: 'epmd', args: [leashed, 'epmd'], env: given });
  await pause(EVERY_MS);
  const server = keepRunning({ ...common, name: 'rabbitmq', args: [leashed, SERVER], env: given });
  const urlAs = (user: string): string => `amqp://${user}:${lookup(passwords, user)}@127.0.0.1:${amqpPort}`;
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await answers(urlAs(BROKER_OPERATOR)))) {
    if (Date.now() > deadline || server.crashes() > 1)
      throw new Problem('RabbitMQ does not start:', server.lastLines());
    await pause(EVERY_MS);
  }
  const source = `RabbitMQ started on port ${amqpPort}`;
  return { urlFor: (name) => urlAs(brokerUserOf(name)), source, isThere: true, children: [server, epmd] };
};

const given = async (url: string, env: NodeJS.ProcessEnv): Promise<Broker> => {
  const isThere = await answersAt(url, brokerTlsFrom(env));
  const source = isThere ? 'RabbitMQ at AMQP_URL' : 'RabbitMQ at AMQP_URL, which does not answer yet';
  return { urlFor: () => url, source, isThere, children: [] };
};

/**
 * Where events travel with --separate: AMQP_URL, else a broker of our own in the data folder. One at AMQP_URL may come later.
 * A broker that happens to run on this machine is not used unless AMQP_URL names it: who else can read it is not known.
 */
export const chooseBroker = async (options: BrokerOptions): Promise<Broker> => {
  if (options.env.AMQP_URL) return given(options.env.AMQP_URL, options.env);
  return startOwn(options);
};
