import { type ChildProcess, spawn } from 'node:child_process';
import { accessSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pause } from '../concurrency/timing';

/** @file A RabbitMQ of its own for a test: started, taken away, brought back, and removed at the end. */

const SERVER = '/usr/lib/rabbitmq/bin/rabbitmq-server';
/** Erlang's. */
const NAME_SERVER = 'epmd';
const START_MS = 40_000;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setTimeout(1_000, () => socket.destroy());
    socket.once('connect', () => socket.write('AMQP\u0000\u0000\u0009\u0001'));
    socket.once('data', () => {
      resolve(true);
      socket.destroy();
    });
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });

const requireServer = () => {
  try {
    accessSync(SERVER);
  } catch {
    throw new Error(`these tests need RabbitMQ (apt-get install rabbitmq-server): ${SERVER} is not there`);
  }
};

interface Ports {
  amqp: number;
  dist: number;
  epmd: number;
}

const environment = (folder: string, ports: Ports, name: string): NodeJS.ProcessEnv => ({
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: folder,
  RABBITMQ_NODENAME: `${name}@localhost`,
  RABBITMQ_NODE_IP_ADDRESS: '127.0.0.1',
  RABBITMQ_NODE_PORT: String(ports.amqp),
  RABBITMQ_DIST_PORT: String(ports.dist),
  RABBITMQ_MNESIA_BASE: path.join(folder, 'mnesia'),
  RABBITMQ_LOG_BASE: path.join(folder, 'log'),
  RABBITMQ_ENABLED_PLUGINS_FILE: path.join(folder, 'plugins'),
  RABBITMQ_CONFIG_FILE: path.join(folder, 'rabbitmq'),
  RABBITMQ_PID_FILE: path.join(folder, 'pid'),
  RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1} +S 1:1 +sbwt none',
  ERL_EPMD_ADDRESS: '127.0.0.1',
  ERL_EPMD_PORT: String(ports.epmd),
});

/** Files in PEM. With `asksClients` only clients with a certificate of that authority get in. */
export interface RabbitTls {
  readonly ca: string;
  readonly cert: string;
  readonly key: string;
  readonly asksClients?: boolean;
}

const settingsFor = (port: number, { ca, cert, key, asksClients = false }: RabbitTls): string =>
  [
    'listeners.tcp = none',
    `listeners.ssl.default = 127.0.0.1:${port}`,
    `ssl_options.cacertfile = ${ca}`,
    `ssl_options.certfile = ${cert}`,
    `ssl_options.keyfile = ${key}`,
    `ssl_options.verify = ${asksClients ? 'verify_peer' : 'verify_none'}`,
    `ssl_options.fail_if_no_peer_cert = ${asksClients}`,
    '',
  ].join('\n');

/** Whether anything listens. */
const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).once('error', () => resolve(false));
  });

export interface RabbitBroker {
  readonly url: string;
  /** The same with another user. */
  urlAs(user: string, password: string): string;
  start(): Promise<void>;
  /** Ends it at once, as a power cut would. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
  });

/** Definitions at the broker's first start, users included: `guest` is then not created. */
const writeDefinitions = async (folder: string, definitions: object): Promise<void> => {
  const file = path.join(folder, 'definitions.json');
  await writeFile(file, JSON.stringify(definitions));
  await writeFile(path.join(folder, 'rabbitmq.conf'), `load_definitions = ${file}\n`);
};

/** Prepares a broker; `start` it. Fails with a clear line where RabbitMQ is not installed. */
export const createRabbitBroker = async ({
  tls,
  definitions,
}: {
  tls?: RabbitTls;
  definitions?: object;
} = {}): Promise<RabbitBroker> => {
  requireServer();
  const folder = await mkdtemp(path.join(tmpdir(), 'folkmoot-rabbit-'));
  const [port, dist, epmdPort] = await Promise.all([freePort(), freePort(), freePort()]);
  if (definitions) await writeDefinitions(folder, definitions);
  const env = environment(folder, { amqp: port, dist, epmd: epmdPort }, `test${process.pid}`);
  if (tls) {
    await writeFile(path.join(folder, 'rabbitmq.conf'), settingsFor(port, tls));
    // It would open a listener without TLS beside the other.
    delete env.RABBITMQ_NODE_PORT;
  }
  const isUp = tls ? listens : answers;
  // Started here, since Erlang would leave a name server of its own running for ever.
  const names = spawn(NAME_SERVER, { env, stdio: 'ignore' });
  let child: ChildProcess | null = null;
  let output = '';

  const start = async () => {
    const started = spawn(SERVER, [], { env, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
    child = started;
    output = '';
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (data: Buffer) => (output += String(data)));
    const deadline = Date.now() + START_MS;
    while (!(await isUp(port))) {
      if (Date.now() > deadline || started.exitCode !== null)
        throw new Error(`RabbitMQ did not start: ${output.slice(-800)}`);
      await pause(150);
    }
  };

  const kill = async () => {
    if (!child?.pid) return;
    process.kill(-child.pid, 'SIGKILL');
    await ended(child);
    child = null;
  };

  const remove = async () => {
    await kill();
    names.kill('SIGKILL');
    await ended(names);
    await rm(folder, { recursive: true, force: true });
  };

  const scheme = tls ? 'amqps' : 'amqp';
  const urlAs = (user: string, password: string) => `${scheme}://${user}:${password}@127.0.0.1:${port}`;
  return { url: urlAs('guest', 'guest'), urlAs, start, kill, remove };
};
