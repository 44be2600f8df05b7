/** @file The system of docker-compose.yml, running outside containers: for checks and fault tests. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lookup } from '@folkmoot/contracts';
import { startMongo } from '@folkmoot/embedded-mongo';
import { createRabbitBroker } from '@folkmoot/service-kit/testing/rabbit';
import { freePorts } from '../start/ports.mjs';
import { type ComposeFile, readCompose } from './compose-file';
import { type Process, processesOf } from './outside';

const TIMEOUT_MS = 120_000;
const LOOK_MS = 50;
/** Compose kills processes that run longer than this after SIGTERM. */
const GRACE_MS = 45_000;
const SHOWN_CHARACTERS = 2_000;

export interface RunningProcess extends Process {
  /** Undefined when it could not be started. */
  pid(): number | undefined;
  /** Sends SIGTERM, as Docker does. Returns the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  start(): void;
  /** Resolves when its own health check passes. */
  healthy(): Promise<void>;
  /** All that it has printed, also before it was started again. */
  log(): Promise<string>;
}

export interface RunningSystem {
  readonly origin: string;
  /** Address of the mail sink's inbox. */
  readonly inbox: string;
  readonly file: ComposeFile;
  /** The processes that keep running. */
  readonly processes: readonly RunningProcess[];
  readonly replicas: (service: string) => readonly RunningProcess[];
  readonly secret: (name: string) => string;
  stop(): Promise<void>;
}

interface SystemFolders {
  readonly root: string;
  readonly dir: string;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** Only the environment of the file, and the path of programs. */
const spawnIn = ({ root, dir }: SystemFolders, { name, command, env }: Pick<Process, 'name' | 'command' | 'env'>) => {
  const [program = '', ...args] = command;
  const log = openSync(logFile({ root, dir }, name), 'a');
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
};

const logFile = ({ dir }: SystemFolders, name: string): string => path.join(dir, `${name}.log`);

const logOf = (folders: SystemFolders, name: string): string =>
  readFileSync(logFile(folders, name), 'utf8').slice(-SHOWN_CHARACTERS);

/** Runs a process that ends. Repeats it on failure, as `restart: on-failure` does. */
const runToEnd = async (folders: SystemFolders, process: Process): Promise<void> => {
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    if ((await ended(spawnIn(folders, process))) === 0) return;
    if (Date.now() > deadline) throw new Error(`${process.name} does not succeed: ${logOf(folders, process.name)}`);
    await pause(LOOK_MS);
  }
};

const runProcess = (folders: SystemFolders, own: Process): RunningProcess => {
  let child = spawnIn(folders, own);
  const isHealthy = async (): Promise<boolean> => {
    if (!own.healthcheck) return true;
    return (
      (await ended(spawnIn(folders, { name: `${own.name}.health`, command: own.healthcheck, env: own.env }))) === 0
    );
  };
  const answers = (): Promise<boolean> =>
    own.url === null
      ? isHealthy()
      : fetch(`${own.url}/healthz`).then(
          ({ ok }) => ok,
          () => false,
        );
  return {
    ...own,
    pid: () => child.pid,
    start: () => {
      child = spawnIn(folders, own);
    },
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      const code = await ended(child);
      clearTimeout(force);
      return code;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended(child);
    },
    healthy: async () => {
      const deadline = Date.now() + TIMEOUT_MS;
      while (!(await answers())) {
        const isOver = child.exitCode !== null || Date.now() > deadline;
        if (isOver) throw new Error(`${own.name} does not start: ${logOf(folders, own.name)}`);
        await pause(LOOK_MS);
      }
      if (!(await isHealthy())) throw new Error(`${own.name} answers, and its health check fails`);
    },
    log: () => readFile(logFile(folders, own.name), 'utf8'),
  };
};

/** Makes the secrets like an operator, with the addresses of this machine's database and broker. */
const makeSecrets = async ({ root, dir }: SystemFolders, mongoUri: string, amqpUrl: string): Promise<string> => {
  const folder = path.join(dir, 'secrets');
  const maker = { name: 'make-secrets', command: ['node', 'deploy/make-secrets.mjs', folder], env: {} };
  await runToEnd({ root, dir }, { ...maker, service: '', url: null, healthcheck: null });
  const own = readdirSync(folder)
    .filter((name) => name.startsWith('mongodb_uri_'))
    .map((name) => [name, mongoUri]);
  const brokers = readdirSync(folder)
    .filter((name) => name.startsWith('amqp_url'))
    .map((name) => [name, amqpUrl]);
  for (const [name = '', value = ''] of [...own, ...brokers]) {
    rmSync(path.join(folder, name));
    writeFileSync(path.join(folder, name), `${value}\n`);
  }
  return folder;
};

const infrastructure = async ({ root, dir }: SystemFolders) => {
  const dataDir = path.join(dir, 'db');
  mkdirSync(dataDir);
  const engineMain = path.join(root, 'packages/embedded-mongo/dist/main.mjs');
  const broker = await createRabbitBroker();
  const [database] = await Promise.all([startMongo({ kind: 'embedded', dataDir }, { engineMain }), broker.start()]);
  return { mongoUri: database.uri, amqpUrl: broker.url, stop: () => Promise.all([database.stop(), broker.remove()]) };
};

/** The demo's mail server, at the sink's port on this machine. */
const writeMailAddress = (secretsDir: string, all: readonly Process[]): void => {
  const sink = all.find(({ service }) => service === 'mail-sink');
  const address = new URL(readFileSync(path.join(secretsDir, 'smtp_url_demo'), 'utf8').trim());
  const { username, password } = address;
  const smtpUrl = `smtp://${username}:${password}@127.0.0.1:${sink?.env.SMTP_PORT}`;
  writeFileSync(path.join(secretsDir, 'smtp_url'), `${smtpUrl}\n`);
};

const endsByItself = (file: ComposeFile, { service }: Process): boolean =>
  lookup(file.services, service)?.restart !== 'unless-stopped';

const bringUp = async (folders: SystemFolders, file: ComposeFile, secretsDir: string) => {
  const volumesDir = path.join(folders.dir, 'volumes');
  for (const name of Object.keys(file.volumes)) mkdirSync(path.join(volumesDir, name), { recursive: true });
  const all = (await processesOf({ file, secretsDir, volumesDir })).filter(({ service }) => service !== 'tools');
  writeMailAddress(secretsDir, all);
  const [frontEnds, seed] = ['front-ends', 'seed'].map((name) => all.find(({ service }) => service === name));
  if (!frontEnds || !seed) throw new Error('front-ends or seed is not in the file');
  await runToEnd(folders, frontEnds);
  const processes = all.filter((each) => !endsByItself(file, each)).map((each) => runProcess(folders, each));
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((each) => each.kill()));
  };
  try {
    // One after the other: requests to all of them would slow down what they wait for.
    for (const each of processes) await each.healthy();
    await runToEnd(folders, seed);
  } catch (error) {
    await stop();
    throw error;
  }
  return { processes, stop };
};

/** As in deploy/demo.env. */
const mailAddresses = {
  MAIL_FROM: 'Folkmoot <no-reply@folkmoot.example>',
  SUPPORT_EMAIL: 'support@folkmoot.example',
  SYSTEM_ADMIN_EMAIL: 'system@folkmoot.example',
};

/** The file with other numbers of replicas. */
const scaled = (file: ComposeFile, replicas: Readonly<Record<string, number>>): ComposeFile => {
  const services = Object.entries(file.services).map(([name, service]) => {
    const { replicas: usual } = service.deploy;
    return [name, { ...service, deploy: { ...service.deploy, replicas: lookup(replicas, name) ?? usual } }];
  });
  return { ...file, services: Object.fromEntries(services) };
};

/** Starts the system of the file, filled with the demo data, in its own folder. */
export const startSystem = async (
  folders: SystemFolders,
  variables: Record<string, string> = {},
  replicas: Readonly<Record<string, number>> = {},
): Promise<RunningSystem> => {
  const [port = 0, inboxPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const read = readCompose(path.join(folders.root, 'docker-compose.yml'), {
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    ...mailAddresses,
    INBOX_PORT: String(inboxPort),
    DEMO_DATA: 'true',
    SMTP_URL_FILE: './deploy/secrets/smtp_url_demo',
    ...variables,
  });
  const file = scaled(read, replicas);
  const beneath = await infrastructure(folders);
  try {
    const secretsDir = await makeSecrets(folders, beneath.mongoUri, beneath.amqpUrl);
    const { processes, stop } = await bringUp(folders, file, secretsDir);
    return {
      origin,
      inbox: `http://localhost:${inboxPort}`,
      file,
      processes,
      replicas: (service) => processes.filter((each) => each.service === service),
      secret: (name) => readFileSync(path.join(secretsDir, name), 'utf8').trim(),
      stop: async () => {
        await stop();
        await beneath.stop();
      },
    };
  } catch (error) {
    await beneath.stop();
    throw error;
  }
};

/** Copies the logs of a failed run. */
export const keepLogs = ({ root, dir }: SystemFolders): void =>
  cpSync(dir, path.join(root, 'build/test/compose-logs'), {
    recursive: true,
    filter: (file) => !/\/(db|volumes|secrets)(\/|$)/.test(file),
  });
