import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CheckStep } from '../check/run-steps';
import { type RunningProduct, startProduct } from '../product/running-product';
import { withData } from './ground';
import { processesNaming } from './processes';

const NOBODY = 65_534;
const OTHERS = 0o077;
const LISTENING = '0A';
/** Columns of /proc/net/tcp. */
const [LOCAL, STATE, INODE] = [1, 3, 9];
const LOOPBACK = '0100007F';

interface Listener {
  /** In the kernel's own form. */
  readonly address: string;
  readonly port: number;
}

/** The sockets that a process holds. */
const socketsOf = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? [];
      return inode ? [inode] : [];
    });
  } catch {
    // It ended, or closed what was listed.
    return [];
  }
};

/** Where the processes of a data folder listen. */
const listenersOf = (dataDir: string): Listener[] => {
  const own = new Set(processesNaming(dataDir).flatMap(socketsOf));
  return ['/proc/net/tcp', '/proc/net/tcp6']
    .filter((file) => existsSync(file))
    .flatMap((file) => readFileSync(file, 'utf8').trim().split('\n').slice(1))
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[STATE] === LISTENING && own.has(columns[INODE] ?? ''))
    .map((columns) => columns[LOCAL]?.split(':') ?? [])
    .map(([address = '', port = '']) => ({ address, port: Number.parseInt(port, 16) }));
};

/** What others may do with files of the folder. */
const openFiles = (dir: string): string[] =>
  [dir, ...readdirSync(dir, { recursive: true }).map((name) => path.join(dir, String(name)))].filter((file) => {
    try {
      return (statSync(file).mode & OTHERS) !== 0;
    } catch {
      // Gone meanwhile.
      return false;
    }
  });

/** The program lies in the checkout, which the other user may not be able to enter: it is run from a copy. */
const asNeighbour = async (root: string, ports: readonly number[], files: readonly string[]): Promise<string[]> => {
  const place = mkdtempSync(path.join(tmpdir(), 'neighbour-'));
  const program = path.join(place, 'neighbour.mjs');
  try {
    copyFileSync(path.join(root, 'scripts/faults/neighbour.mjs'), program);
    chmodSync(place, 0o755);
    chmodSync(program, 0o644);
    const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const child = spawn(process.execPath, [program, JSON.stringify(ports), JSON.stringify(files)], {
      cwd: place,
      env: {},
      stdio: ['ignore', 'pipe', 'pipe'],
      ...asOther,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    await new Promise((resolve) => child.once('close', resolve));
    const lines = text.trim().split('\n');
    return lines.at(-1) === 'tried everything' ? lines.slice(0, -1) : [`the neighbour did not get to the end: ${text}`];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
};

/** Files that would give the installation away. Only root can try to read them as somebody else. */
const treasures = (dataDir: string): string[] => {
  const mails = readdirSync(path.join(dataDir, 'inbox')).slice(0, 1);
  const files = ['secrets.json', 'addresses.json', 'db/engine.uri', 'db/engine.password', 'db/data.mdb'];
  return process.getuid?.() === 0
    ? [...files, ...mails.map((name) => `inbox/${name}`)].map((name) => path.join(dataDir, name))
    : [];
};

/** Words that would be worth something to whoever lists the processes of the machine. */
const secretsOf = (dataDir: string): string[] => [
  ...Object.values(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>),
  readFileSync(path.join(dataDir, 'db/engine.password'), 'utf8').trim(),
];
const toldByCommandLines = (dataDir: string): string[] => {
  const secrets = secretsOf(dataDir);
  return processesNaming(dataDir)
    .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))
    .filter((line) => secrets.some((secret) => line.includes(secret)));
};

const problemsWith = async (root: string, { dataDir, origin }: RunningProduct) => {
  const fresh = listenersOf(dataDir);
  const front = Number(new URL(origin).port);
  const behind = fresh.map(({ port }) => port).filter((port) => port !== front);
  const wide = fresh.filter(({ address }) => address !== LOOPBACK && !address.endsWith('01000000'));
  const got = await asNeighbour(root, behind, treasures(dataDir));
  return [
    ...(behind.length > 3 ? [] : [`only ${behind.length} ports were found`]),
    ...openFiles(dataDir).map((file) => `others may use ${file}`),
    ...wide.map(({ address, port }) => `port ${port} is open to the network (${address})`),
    ...got.map((what) => `another user of the machine got: ${what}`),
    ...toldByCommandLines(dataDir).map((line) => `a command line tells a secret: ${line}`),
  ];
};

const closedToNeighbours = (root: string, args: readonly string[]) =>
  withData(async (dataDir) => {
    // As earlier versions and careless people leave it.
    chmodSync(dataDir, 0o755);
    const product = await startProduct({ root, args, dataDir, env: { MONGODB_URI: '', AMQP_URL: '', SMTP_URL: '' } });
    try {
      return await problemsWith(root, product);
    } finally {
      await product.stop();
    }
  });

/** What other users of the same machine must not get. */
export const neighbourFaults = (root: string): CheckStep[] =>
  [[], ['--separate']].map((args) => ({
    name: `neighbour: ${['start', ...args].join(' ')}: another user of the machine reads no file, database, mail or event, and sends none`,
    run: () => closedToNeighbours(root, args),
  }));
