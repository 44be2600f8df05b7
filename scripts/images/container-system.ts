/**
 * @file The system of docker-compose.yml in containers, started by podman as Compose would start it. Others in place of two
 * images: the embedded engine for MongoDB, Debian's RabbitMQ.
 */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lookup } from '@folkmoot/contracts';
import { type ComposeFile, type ComposeService, isOurs, readCompose } from '../compose/compose-file';
import type { RunningProcess, RunningSystem } from '../compose/running-system';
import { freePorts } from '../start/ports.mjs';
import { Problem } from '../start/problem.mjs';
import { BROKER_IMAGE, ENGINE_IMAGE } from './base-image';
import { podman, type Workshop } from './workshop';

const TIMEOUT_MS = 180_000;
const LOOK_MS = 250;
const GRACE_SECONDS = '45';
const ENGINE_PORT = 27_017;
const BROKER_PORT = 5_672;
const SHOWN_LINES = '40';
const PREFIX = 'folkmoot-check';

interface Run {
  readonly workshop: Workshop;
  readonly dir: string;
  readonly prefix: string;
  readonly file: ComposeFile;
}

const nameIn = ({ prefix }: Run, name: string): string => `${prefix}-${name}`;

/** Podman has no timers without systemd: whoever waits for a container asks for its health. */
const isHealthy = (run: Run, name: string): Promise<boolean> =>
  podman(run.workshop, 'healthcheck', 'run', name).then(
    () => true,
    () => false,
  );

const stateOf = async (run: Run, name: string): Promise<{ isRunning: boolean; code: number }> => {
  const text = await podman(run.workshop, 'inspect', '--format', '{{.State.Running}} {{.State.ExitCode}}', name);
  const [running, code] = text.trim().split(' ');
  return { isRunning: running === 'true', code: Number(code) };
};

const logOf = (run: Run, name: string, ...options: string[]): Promise<string> =>
  podman(run.workshop, 'logs', ...options, name);

const untilHealthy = async (run: Run, name: string): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isHealthy(run, name))) {
    if (Date.now() > deadline)
      throw new Problem(`${name} is not healthy`, (await logOf(run, name, '--tail', SHOWN_LINES)).split('\n'));
    await pause(LOOK_MS);
  }
};

const mounts = (run: Run, { secrets, volumes }: ComposeService): string[] => [
  ...secrets.map(({ source, target }) => `--volume=${path.join(run.dir, 'secrets', source)}:${target}:ro`),
  ...volumes.map((volume) => {
    const [from = '', to = '', mode] = volume.split(':');
    const outside = /^[./]/.test(from) ? path.resolve(run.workshop.root, from) : nameIn(run, from);
    return `--volume=${outside}:${to}${mode ? `:${mode}` : ''}`;
  }),
];

const restrictions = (service: ComposeService): string[] => [
  ...(service.init ? ['--init'] : []),
  ...(service.read_only ? ['--read-only'] : []),
  ...(service.tmpfs ?? []).map((where) => `--tmpfs=${where}`),
  ...(service.cap_drop ?? []).map((each) => `--cap-drop=${each}`),
  ...(service.cap_add ?? []).map((each) => `--cap-add=${each}`),
  ...(service.security_opt ?? []).map((each) => `--security-opt=${each.replace(/:true$/, '')}`),
];

/** Podman adds the word CMD itself, and splits the text at its spaces where it is there. */
const healthCommand = (test: readonly string[]): string =>
  `--health-cmd=${JSON.stringify(test[0] === 'CMD' ? test.slice(1) : test)}`;

/** The health check of the file, which overrides that of the image, as with Compose. */
const healthOptions = ({ healthcheck }: ComposeService): string[] =>
  healthcheck
    ? [healthCommand(healthcheck.test), '--health-interval=disable', `--health-timeout=${healthcheck.timeout}`]
    : ['--health-interval=disable'];

const networkOptions = (run: Run, alias: string, networks: readonly string[]): string[] =>
  networks.map((network) => `--network=${nameIn(run, network)}:alias=${alias}`);

/** The options of `podman run` for a service of the file. Limits of memory and processors need control groups, so they are left out. */
const optionsOf = (run: Run, alias: string, service: ComposeService): string[] => [
  '--cgroups=disabled',
  ...networkOptions(run, alias, service.networks),
  ...(service.hostname ? [`--hostname=${service.hostname}`] : []),
  ...(service.entrypoint ? [`--entrypoint=${JSON.stringify(service.entrypoint)}`] : []),
  ...restrictions(service),
  ...healthOptions(service),
  ...Object.entries(service.environment).map(([name, value]) => `--env=${name}=${value}`),
  ...mounts(run, service),
  ...service.ports.map((port) => `--publish=${port}`),
];

const imageOf = ({ image }: ComposeService): string => `localhost/${image}`;

/** Runs a container of the file that ends. Returns what it prints. */
const runToEnd = (run: Run, name: string, service: ComposeService, command = service.command): Promise<string> =>
  podman(run.workshop, 'run', '--rm', ...optionsOf(run, name, service), imageOf(service), ...command);

const containerOf = (run: Run, service: string, number: number): RunningProcess => {
  const definition = lookup(run.file.services, service);
  if (!definition) throw new Error(`no service ${service}`);
  const name = nameIn(run, `${service}-${number}`);
  return {
    name: `${service}-${number}`,
    service,
    url: null,
    command: definition.command,
    env: definition.environment,
    healthcheck: definition.healthcheck?.test ?? null,
    pid: () => undefined,
    // The container was made by `podman run`: it keeps its settings and gets another address.
    start: () => void execFileSync('podman', ['start', name], { env: run.workshop.env, stdio: 'pipe' }),
    stop: async () => {
      await podman(run.workshop, 'stop', '--time', GRACE_SECONDS, name);
      return (await stateOf(run, name)).code;
    },
    kill: async () => void (await podman(run.workshop, 'kill', name)),
    healthy: () => untilHealthy(run, name),
    log: () => logOf(run, name),
  };
};

const startContainer = async (run: Run, service: string, number: number): Promise<RunningProcess> => {
  const definition = lookup(run.file.services, service);
  if (!definition) throw new Error(`no service ${service}`);
  const name = nameIn(run, `${service}-${number}`);
  const options = optionsOf(run, service, definition);
  await podman(
    run.workshop,
    'run',
    '--detach',
    `--name=${name}`,
    ...options,
    imageOf(definition),
    ...definition.command,
  );
  return containerOf(run, service, number);
};

/** A container in place of MongoDB or RabbitMQ, with its network, hostname and volumes of the file. */
const startNeighbour = async (run: Run, service: string, image: string, health: string[], options: string[] = []) => {
  const definition = lookup(run.file.services, service);
  if (!definition) throw new Error(`no service ${service}`);
  const name = nameIn(run, `${service}-1`);
  await podman(
    run.workshop,
    'run',
    '--detach',
    '--init',
    `--name=${name}`,
    '--cgroups=disabled',
    ...networkOptions(run, service, definition.networks),
    `--hostname=${definition.hostname ?? service}`,
    ...mounts(run, { ...definition, secrets: definition.secrets.filter(({ source }) => source.startsWith(service)) }),
    healthCommand(['CMD', ...health]),
    '--health-interval=disable',
    ...options,
    image,
  );
  return containerOf(run, service, 1);
};

/** Not RabbitMQ's own program: before the broker's first start it would write a cookie of its own, which the broker then refuses. */
const BROKER_HEALTH = `require('node:net').connect(${BROKER_PORT}, '127.0.0.1', () => process.exit(0)).once('error', () => process.exit(1))`;
const ENGINE_HEALTH = `const { existsSync } = require('node:fs');
require('node:net').connect(${ENGINE_PORT}, '127.0.0.1', () => process.exit(existsSync('/data/db/engine.uri') ? 0 : 1)).once('error', () => process.exit(1))`;

/** Makes the secrets as an operator does. */
const makeSecrets = (run: Run): void => {
  const folder = path.join(run.dir, 'secrets');
  execFileSync(process.execPath, [path.join(run.workshop.root, 'deploy/make-secrets.mjs'), folder]);
  // As in the demo: the mail sink.
  writeFileSync(path.join(folder, 'smtp_url'), readFileSync(path.join(folder, 'smtp_url_demo')));
};

/** The engine has one user, and its own name for its replica set. */
const writeDatabaseAddress = async (run: Run): Promise<void> => {
  const text = await podman(run.workshop, 'exec', nameIn(run, 'mongodb-1'), 'cat', '/data/db/engine.uri');
  const address = text.trim().replace(/127\.0\.0\.1:\d+/, `mongodb:${ENGINE_PORT}`);
  const folder = path.join(run.dir, 'secrets');
  for (const name of readdirSync(folder).filter((each) => each.startsWith('mongodb_uri_'))) {
    rmSync(path.join(folder, name));
    writeFileSync(path.join(folder, name), `${address}\n`, { mode: 0o444 });
  }
};

const startBelow = async (run: Run): Promise<RunningProcess[]> => {
  const engine = await startNeighbour(run, 'mongodb', ENGINE_IMAGE, ['node', '-e', ENGINE_HEALTH]);
  const broker = await startNeighbour(
    run,
    'rabbitmq',
    BROKER_IMAGE,
    ['node', '-e', BROKER_HEALTH],
    ['--env=RABBITMQ_CONFIG_FILES=/etc/rabbitmq/conf.d'],
  );
  await Promise.all([engine.healthy(), broker.healthy()]);
  await writeDatabaseAddress(run);
  return [engine, broker];
};

const removeAll = async (run: Run): Promise<void> => {
  const names = await podman(run.workshop, 'ps', '--all', '--format', '{{.Names}}');
  const own = names.split('\n').filter((name) => name.startsWith(`${run.prefix}-`));
  if (own.length > 0) await podman(run.workshop, 'rm', '--force', '--time', '0', ...own);
  for (const name of Object.keys(run.file.volumes)) {
    await podman(run.workshop, 'volume', 'rm', '--force', nameIn(run, name));
  }
  for (const name of Object.keys(run.file.networks)) {
    await podman(run.workshop, 'network', 'rm', '--force', nameIn(run, name));
  }
};

export interface ContainerSystem extends RunningSystem {
  /** Database and broker. */
  readonly neighbours: readonly RunningProcess[];
  /** `docker compose run --rm SERVICE COMMAND`, with the image of the service or another one. */
  readonly compose: (service: string, command: readonly string[], image?: string) => Promise<string>;
  /** The last lines of each container. */
  readonly logs: () => Promise<string[]>;
}

const RUNS_ALWAYS = 'unless-stopped';
/** It needs a certificate from outside. */
const LEFT_OUT = new Set(['caddy']);

/** A run that was interrupted leaves its containers, volumes and networks. */
const removeFormerRuns = async ({ workshop }: Run): Promise<void> => {
  await podman(workshop, 'rm', '--all', '--force', '--time', '0');
  await podman(workshop, 'volume', 'prune', '--force');
  await podman(workshop, 'network', 'prune', '--force');
};

const bringUp = async (run: Run) => {
  await removeFormerRuns(run);
  makeSecrets(run);
  for (const [name, { internal }] of Object.entries(run.file.networks)) {
    await podman(run.workshop, 'network', 'create', ...(internal ? ['--internal'] : []), nameIn(run, name));
  }
  const neighbours = await startBelow(run);
  const serviceOf = (name: string): ComposeService => {
    const service = lookup(run.file.services, name);
    if (!service) throw new Error(`no service ${name}`);
    return service;
  };
  await runToEnd(run, 'front-ends', serviceOf('front-ends'));
  const lasting = Object.entries(run.file.services).filter(
    ([name, service]) => isOurs(service) && service.restart === RUNS_ALWAYS && !LEFT_OUT.has(name),
  );
  const processes: RunningProcess[] = [];
  for (const [name, { deploy }] of lasting) {
    for (let number = 1; number <= deploy.replicas; number += 1)
      processes.push(await startContainer(run, name, number));
  }
  await Promise.all(processes.map((each) => each.healthy()));
  await runToEnd(run, 'seed', serviceOf('seed'));
  const compose = (name: string, command: readonly string[], image?: string): Promise<string> => {
    const service = serviceOf(name);
    return runToEnd(run, name, image ? { ...service, image } : service, [...command]);
  };
  return { neighbours, processes, compose };
};

/** Starts the system with the demo data. Everything of it is removed when it stops. */
export const startContainers = async (workshop: Workshop, dir: string): Promise<ContainerSystem> => {
  const [port = 0, inboxPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const file = readCompose(path.join(workshop.root, 'docker-compose.yml'), {
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    INBOX_PORT: String(inboxPort),
    MAIL_FROM: 'Folkmoot <no-reply@folkmoot.example>',
    SUPPORT_EMAIL: 'support@folkmoot.example',
    SYSTEM_ADMIN_EMAIL: 'system@folkmoot.example',
    DEMO_DATA: 'true',
    SMTP_URL_FILE: './deploy/secrets/smtp_url_demo',
    BACKUPS: path.join(dir, 'backups'),
  });
  // The user of the containers is not the one who runs this.
  mkdirSync(path.join(dir, 'backups'));
  chmodSync(path.join(dir, 'backups'), 0o777);
  const run: Run = { workshop, dir, file, prefix: PREFIX };
  try {
    const { processes, neighbours, compose } = await bringUp(run);
    return {
      origin,
      inbox: `http://localhost:${inboxPort}`,
      file,
      processes,
      neighbours,
      compose,
      replicas: (service) => processes.filter((each) => each.service === service),
      secret: (name) => readFileSync(path.join(dir, 'secrets', name), 'utf8').trim(),
      logs: async () => {
        const texts = await Promise.all(
          [...processes, ...neighbours].map(async ({ name, log }) => `${name}: ${await log()}`),
        );
        return texts;
      },
      stop: () => removeAll(run),
    };
  } catch (error) {
    await removeAll(run);
    throw error;
  }
};
