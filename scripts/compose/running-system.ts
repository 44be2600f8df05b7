/** @file The system of docker-compose.yml, running outside containers: for checks and faults. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startMongo } from '@folkmoot/embedded-mongo';
import { createRabbitBroker } from '@folkmoot/service-kit/testing/rabbit';
import { freePorts } from '../start/ports.mjs';
import { type ComposeFile, readCompose } from './compose-file';
import { type Process, processesOf } from './outside';

const PATIENCE_MS = 120_000;
const LOOK_MS = 50;
/** Compose kills what has not ended by then. */
const GRACE_MS = 45_000;
const SHOWN_CHARACTERS = 2_000;

export interface RunningProcess extends Process {
  /** SIGTERM, as Docker does it; the exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
  start(): void;
  /** Resolves when its own health check says so. */
  healthy(): Promise<void>;
}

export interface RunningSystem {
  readonly origin: string;
  /** Where the mail sink shows its mails. */
  readonly inbox: string;
  readonly file: ComposeFile;
  /** What keeps running. */
  readonly processes: readonly RunningProcess[];
  readonly replicas: (service: string) => readonly RunningProcess[];
  readonly secret: (name: string) => string;
  stop(): Promise<void>;
}

interface Ground {
  readonly root: string;
  readonly dir: string;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

/** Nothing but what the file says, and where programs are. */
const spawnIn = ({ root, dir }: Ground, { name, command, env }: Pick<Process, 'name' | 'command' | 'env'>) => {
  const [program = '', ...args] = command;
  const log = openSync(path.join(dir, `${name}.log`), 'a');
  const child = spawn(program === 'node' ? process.execPath : program, args, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
};

const logOf = ({ dir }: Ground, name: string): string =>
  readFileSync(path.join(dir, `${name}.log`), 'utf8').slice(-SHOWN_CHARACTERS);

/** Runs what ends by itself; again while it fails, as `restart: on-failure` does. */
const runToEnd = async (ground: Ground, process: Process): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    if ((await ended(spawnIn(ground, process))) === 0) return;
    if (Date.now() > deadline) throw new Error(`${process.name} does not succeed: ${logOf(ground, process.name)}`);
    await pause(LOOK_MS);
  }
};

const runProcess = (ground: Ground, own: Process): RunningProcess => {
  let child = spawnIn(ground, own);
  const isHealthy = async (): Promise<boolean> => {
    if (!own.healthcheck) return true;
    return (await ended(spawnIn(ground, { name: `${own.name}.health`, command: own.healthcheck, env: {} }))) === 0;
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
    start: () => {
      child = spawnIn(ground, own);
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
      const deadline = Date.now() + PATIENCE_MS;
      while (!(await answers())) {
        const isOver = child.exitCode !== null || Date.now() > deadline;
        if (isOver) throw new Error(`${own.name} does not start: ${logOf(ground, own.name)}`);
        await pause(LOOK_MS);
      }
      if (!(await isHealthy())) throw new Error(`${own.name} answers, and its health check fails`);
    },
  };
};

/** As an operator makes them, with the addresses of this machine's database and broker. */
const makeSecrets = async ({ root, dir }: Ground, mongoUri: string, amqpUrl: string): Promise<string> => {
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

const infrastructure = async ({ root, dir }: Ground) => {
  const dataDir = path.join(dir, 'db');
  mkdirSync(dataDir);
  const engineMain = path.join(root, 'packages/embedded-mongo/dist/main.mjs');
  const broker = await createRabbitBroker();
  const [database] = await Promise.all([startMongo({ kind: 'embedded', dataDir }, { engineMain }), broker.start()]);
  return { mongoUri: database.uri, amqpUrl: broker.url, stop: () => Promise.all([database.stop(), broker.remove()]) };
};

/** The demo's mail server, at the port that the sink has on this machine. */
const writeMailAddress = (secretsDir: string, all: readonly Process[]): void => {
  const sink = all.find(({ service }) => service === 'mail-sink');
  const address = new URL(readFileSync(path.join(secretsDir, 'smtp_url_demo'), 'utf8').trim());
  const { username, password } = address;
  const place = `smtp://${username}:${password}@127.0.0.1:${sink?.env.SMTP_PORT}`;
  writeFileSync(path.join(secretsDir, 'smtp_url'), `${place}\n`);
};

const endsByItself = (file: ComposeFile, { service }: Process): boolean =>
  file.services[service]?.restart !== 'unless-stopped';

const bringUp = async (ground: Ground, file: ComposeFile, secretsDir: string) => {
  const volumesDir = path.join(ground.dir, 'volumes');
  for (const name of Object.keys(file.volumes)) mkdirSync(path.join(volumesDir, name), { recursive: true });
  const all = (await processesOf({ file, secretsDir, volumesDir })).filter(({ service }) => service !== 'tools');
  writeMailAddress(secretsDir, all);
  const [frontEnds, seed] = ['front-ends', 'seed'].map((name) => all.find(({ service }) => service === name));
  if (!frontEnds || !seed) throw new Error('front-ends or seed is not in the file');
  await runToEnd(ground, frontEnds);
  const processes = all.filter((each) => !endsByItself(file, each)).map((each) => runProcess(ground, each));
  const stop = async (): Promise<void> => {
    await Promise.all(processes.map((each) => each.kill()));
  };
  try {
    await Promise.all(processes.map((each) => each.healthy()));
    await runToEnd(ground, seed);
  } catch (error) {
    await stop();
    throw error;
  }
  return { processes, stop };
};

/** Starts the system of the file, filled with the demo data, in a folder of its own. */
export const startSystem = async (ground: Ground, variables: Record<string, string> = {}): Promise<RunningSystem> => {
  const [port = 0, inboxPort = 0] = await freePorts(2);
  const origin = `http://localhost:${port}`;
  const file = readCompose(path.join(ground.root, 'docker-compose.yml'), {
    PORT: String(port),
    MAIL_PORT: String(mailPort),
    PUBLIC_ORIGIN: origin,
    INBOX_PORT: String(inboxPort),
    DEMO_DATA: 'true',
    SMTP_URL_FILE: './deploy/secrets/smtp_url_demo',
    ...variables,
  });
  const beneath = await infrastructure(ground);
  try {
    const secretsDir = await makeSecrets(ground, beneath.mongoUri, beneath.amqpUrl);
    const { processes, stop } = await bringUp(ground, file, secretsDir);
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

/** Keeps the logs of a run that failed, for whoever looks into it. */
export const keepLogs = ({ root, dir }: Ground): void =>
  cpSync(dir, path.join(root, 'build/test/compose-logs'), {
    recursive: true,
    filter: (file) => !/\/(db|volumes|secrets)(\/|$)/.test(file),
  });
