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
import type { RunningProduct } from '../../scripts/product/running-product';
import { processesNaming } from './processes';

const NOBODY = 65_534;
const OTHERS = 0o077;
const LISTENING = '0A';
/** Columns of /proc/net/tcp. */
const LOCAL = 1;
const STATE = 3;
const INODE = 9;
const LOOPBACK = '0100007F';

interface Listener {
  /** In the kernel's format. */
  readonly address: string;
  readonly port: number;
}

/** The sockets of a process. */
const socketsOf = (pid: string): string[] => {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
      const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(`/proc/${pid}/fd/${fd}`)) ?? [];
      return inode ? [inode] : [];
    });
  } catch {
    // The process ended, or closed the file.
    return [];
  }
};

/** Addresses where the processes of a data folder listen. */
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

/** Files of the folder that other users may access. */
const openFiles = (dir: string): string[] =>
  [dir, ...readdirSync(dir, { recursive: true }).map((name) => path.join(dir, String(name)))].filter((file) => {
    try {
      return (statSync(file).mode & OTHERS) !== 0;
    } catch {
      // Deleted in the meantime.
      return false;
    }
  });

/** The other user may not be able to enter the checkout, so the program is run from a copy. */
const asNeighbour = async (root: string, ports: readonly number[], files: readonly string[]): Promise<string[]> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'neighbour-'));
  const program = path.join(folder, 'neighbour.mjs');
  try {
    copyFileSync(path.join(root, 'e2e/faults/neighbour.mjs'), program);
    chmodSync(folder, 0o755);
    chmodSync(program, 0o644);
    const asOther = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const child = spawn(process.execPath, [program, JSON.stringify(ports), JSON.stringify(files)], {
      cwd: folder,
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
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Files whose content would compromise the installation. Only root can try to read them as another user. */
const treasures = (dataDir: string): string[] => {
  const mails = readdirSync(path.join(dataDir, 'inbox')).slice(0, 1);
  const files = ['secrets.json', 'addresses.json', 'db/engine.uri', 'db/engine.password', 'db/data.mdb'];
  return process.getuid?.() === 0
    ? [...files, ...mails.map((name) => `inbox/${name}`)].map((name) => path.join(dataDir, name))
    : [];
};

/** Secrets that must not be visible in the process list of the machine. */
const secretsOf = (dataDir: string): string[] => [
  ...Object.values(JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>),
  readFileSync(path.join(dataDir, 'db/engine.password'), 'utf8').trim(),
];
const commandLinesWithSecrets = (dataDir: string): string[] => {
  const secrets = secretsOf(dataDir);
  return processesNaming(dataDir)
    .map((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '))
    .filter((line) => secrets.some((secret) => line.includes(secret)));
};

/** All parts of the product run on this machine, so that all of them are tried. */
export const ownParts = { MONGODB_URI: '', AMQP_URL: '', SMTP_URL: '' };

/** The mode that earlier versions and careless people leave. */
export const leaveOpen = (dataDir: string): void => chmodSync(dataDir, 0o755);

/** The files, databases, mails and events of a running product that another user of the same machine gets. */
export const gotByOtherUser = async (
  root: string,
  { dataDir, origin }: Pick<RunningProduct, 'dataDir' | 'origin'>,
): Promise<string[]> => {
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
    ...commandLinesWithSecrets(dataDir).map((line) => `a command line tells a secret: ${line}`),
  ];
};
