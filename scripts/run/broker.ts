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

/** The server program. The wrapper in /usr/sbin changes the user and does not stop the server with itself. */
const SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server';
const ANSWER_MS = 1500;
const TIMEOUT_MS = 60_000;
const STOP_MS = 8000;
const EVERY_MS = 250;
const PASSWORD_BYTES = 24;

export interface Broker {
  /** The address for a deployable, with its own user when the broker is ours. */
  urlFor: (deployable: string) => string;
  source: string;
  /** False when the broker at AMQP_URL does not answer yet. */
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

/** Permanent errors of the broker or the address: a retry would not help. */
const REFUSALS = /Handshake terminated|Invalid URL|as the protocol|SASL/;

/**
 * True when the broker at AMQP_URL answers. Throws a Problem when it refuses the connection: the person must change the
 * setting.
 */
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
  // The script replaces itself by the server instead of waiting for it, so that a signal reaches the server.
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

/** Writes users with their permissions, exchanges and queues. The broker reads this file at every start. */
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
  // The start script checks the disk; the broker's own limit would block publishing on small disks.
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
  const brokerEnvironment = { ...env, ...brokerEnv(dir, { amqp: amqpPort, dist, epmd: epmdPort }) };
  const untilParentEnds = path.join(root, 'scripts/start/run-until-parent-ends.mjs');
  const common = { command: process.execPath, logDir, graceMs: STOP_MS };
  // We start epmd, because Erlang would leave its own name server running.
  const epmd = keepRunning({ ...common, name: 'epmd', args: [untilParentEnds, 'epmd'], env: brokerEnvironment });
  await pause(EVERY_MS);
  const server = keepRunning({ ...common, name: 'rabbitmq', args: [untilParentEnds, SERVER], env: brokerEnvironment });
  const urlAs = (user: string): string => `amqp://${user}:${lookup(passwords, user)}@127.0.0.1:${amqpPort}`;
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await answers(urlAs(BROKER_OPERATOR)))) {
    if (Date.now() > deadline || server.crashes() > 1)
      throw new Problem('RabbitMQ does not start:', server.lastLines());
    await pause(EVERY_MS);
  }
  const source = `RabbitMQ started on port ${amqpPort}`;
  return { urlFor: (name) => urlAs(brokerUserOf(name)), source, isThere: true, children: [server, epmd] };
};

const existingBroker = async (url: string, env: NodeJS.ProcessEnv): Promise<Broker> => {
  const isThere = await answersAt(url, brokerTlsFrom(env));
  const source = isThere ? 'RabbitMQ at AMQP_URL' : 'RabbitMQ at AMQP_URL, which does not answer yet';
  return { urlFor: () => url, source, isThere, children: [] };
};

/**
 * The broker with --separate: AMQP_URL, or our own broker in the data folder. The one at AMQP_URL may start later.
 * Another broker on this machine is used only when AMQP_URL names it: its other readers are unknown.
 */
export const chooseBroker = async (options: BrokerOptions): Promise<Broker> => {
  if (options.env.AMQP_URL) return existingBroker(options.env.AMQP_URL, options.env);
  return startOwn(options);
};
