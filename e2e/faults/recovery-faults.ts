import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckStep } from '../../scripts/check/run-steps';
import { answerSurvey, readJson, reportedResponses, signIn } from '../../scripts/product/people';
import { demoDataDir, type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { comesTrue, HANGS_MS, withData } from './fault-tests';
import { operatorCommand, operatorCommandWith, operatorEnvironment, operatorProgram } from './operator-command';

const ANSWERS = 12;

const hashIn = (output: string): string => /SHA-256 ([0-9a-f]{64})/.exec(output)?.[1] ?? `no hash in: ${output}`;

const secretFiles = ['secrets.json', 'seeded.json'];

const copySecrets = (from: string, to: string): void => {
  for (const name of secretFiles) {
    if (existsSync(path.join(from, name))) copyFileSync(path.join(from, name), path.join(to, name));
  }
};

/** Sends answers, each with a key that makes repeats the same response. */
const answerAll = async (origin: string, keys: readonly string[]): Promise<string[]> => {
  const receipts: string[] = [];
  for (const key of keys) receipts.push(await answerSurvey(origin, key));
  return receipts;
};

/** Responses that were acknowledged before the backup must exist after the restore, once. */
const problemsAfter = async (
  product: RunningProduct,
  keys: readonly string[],
  receipts: readonly string[],
  wanted: number,
) => {
  const cookie = await signIn(product.origin);
  const countResponses = () => reportedResponses(product.origin, cookie);
  const isWhole = await comesTrue(async () => (await countResponses()) === wanted, HANGS_MS);
  const again = await answerAll(product.origin, keys);
  return [
    ...(isWhole ? [] : [`${await countResponses()} responses after the restore, not ${wanted}`]),
    ...(String(again) === String(receipts) ? [] : ['a response that is sent again gets another receipt']),
    ...((await countResponses()) === wanted ? [] : ['a response that was there was taken a second time']),
  ];
};

/** The steps of docs/guides/back-up-and-restore.md. */
const backedUpAndRestored = (root: string) =>
  withData(async (dir) => {
    const before = path.join(dir, 'before');
    const after = path.join(dir, 'after');
    const archive = path.join(dir, 'backup');
    const second = path.join(dir, 'second');
    const keys = Array.from({ length: ANSWERS }, () => crypto.randomUUID());
    const first = await startProduct({ root, dataDir: demoDataDir(before), env: { MONGODB_URI: '' } });
    const wanted = (await reportedResponses(first.origin, await signIn(first.origin))) + ANSWERS;
    const receipts = await answerAll(first.origin, keys);
    // While the product runs, and while the last responses are sent.
    const hash = hashIn(await operatorCommand(root, 'backup', archive, '--data', before));
    await first.stop();

    await operatorCommand(root, 'restore', archive, '--data', after);
    const restored = hashIn(await operatorCommand(root, 'backup', second, '--data', after));
    await operatorCommand(root, 'resend', archive, '--data', after);
    copySecrets(before, after);
    const product = await startProduct({ root, dataDir: after, env: { MONGODB_URI: '' } });
    try {
      const problems = await problemsAfter(product, keys, receipts, wanted);
      return [...(hash === restored ? [] : [`backed up ${hash}, restored ${restored}`]), ...problems];
    } finally {
      await product.stop();
    }
  });

const ERASED = 'erased@residents.example';
const KEPT = 'kept@residents.example';
const LOOK_MS = 5;
/** A run after a killed one waits for the end of its lease. */
const LEASE_MS = 15_000;

interface BackupRun {
  readonly folder: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly words: readonly string[];
}

/** Starts a scheduled backup, and kills its process when it has begun to write. */
const killInTheMiddle = async (root: string, { folder, settings, words }: BackupRun): Promise<string[]> => {
  const env = { ...operatorEnvironment(), ...settings };
  const child = spawn(process.execPath, [operatorProgram(root), ...words], { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const hasBegun = () => existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.partial'));
  while (!hasBegun() && child.exitCode === null) await pause(LOOK_MS);
  child.kill('SIGKILL');
  await ended;
  return hasBegun() ? [] : ['the backup was not killed in the middle'];
};

interface Listed {
  readonly backups: readonly { readonly isEncrypted: boolean; readonly verifiedAt: string | null }[];
}

const listProblems = ({ backups }: Listed, wanted: number): string[] => [
  ...(backups.length === wanted ? [] : [`${backups.length} backups are listed, not ${wanted}`]),
  ...(backups.every(({ isEncrypted, verifiedAt }) => isEncrypted && verifiedAt !== null)
    ? []
    : ['a backup is not encrypted, or was not verified']),
];

const peopleNamed = async (origin: string, cookie: string, name: string): Promise<number> => {
  const { items } = await readJson<{ items: { email: string }[] }>(`${origin}/api/subscribers?q=${name}`, {
    headers: { cookie },
  });
  return items.filter(({ email }) => email === name).length;
};

const post = (origin: string, cookie: string, at: string, body: object): Promise<{ id: string }> =>
  readJson(`${origin}${at}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const addPeople = async (origin: string, cookie: string, addresses: readonly string[]): Promise<void> => {
  const { id } = await post(origin, cookie, '/api/tags', { name: 'Recovery' });
  for (const email of addresses) {
    await post(origin, cookie, '/api/subscribers', { email, tagIds: [id], consentSource: 'Town fair' });
  }
};

/** A person is erased after the backup. The restored database has the person until the services are ready. */
const restoredWithoutTheErased = (root: string) =>
  withData(async (dir) => {
    const [before, after, folder, erasures] = ['before', 'after', 'backups', 'erasures'].map((name) =>
      path.join(dir, name),
    ) as [string, string, string, string];
    const identity = path.join(dir, 'backup.key');
    const { recipient, identity: key } = JSON.parse(await operatorCommand(root, 'backups', 'key', '--json'));
    writeFileSync(identity, key);
    const env = { MONGODB_URI: '', ERASURES_DIR: erasures };
    const first = await startProduct({ root, dataDir: demoDataDir(before), env });
    const cookie = await signIn(first.origin);
    await addPeople(first.origin, cookie, [ERASED, KEPT]);

    const settings = { BACKUP_RECIPIENT: recipient };
    const words = ['backups', 'run', '--now', '--dir', folder, '--data', before];
    const problems = await killInTheMiddle(root, { folder, settings, words });
    const list = async (): Promise<Listed> =>
      JSON.parse(await operatorCommand(root, 'backups', 'list', '--dir', folder, '--json'));
    problems.push(...listProblems(await list(), 0));
    await pause(LEASE_MS);
    await operatorCommandWith(root, settings, words);
    problems.push(...listProblems(await list(), 1));

    await operatorCommand(root, 'erase', ERASED, '--council', 'riverside', '--yes', '--data', before);
    await first.stop();
    const [name = ''] = readdirSync(folder);
    mkdirSync(after, { recursive: true });
    await operatorCommand(root, 'restore', path.join(folder, name), '--identity', identity, '--data', after);
    copySecrets(before, after);
    const product = await startProduct({ root, dataDir: after, env });
    try {
      const officer = await signIn(product.origin);
      const [erased, kept] = [
        await peopleNamed(product.origin, officer, ERASED),
        await peopleNamed(product.origin, officer, KEPT),
      ];
      return [
        ...problems,
        ...(erased === 0 ? [] : ['a person who was erased after the backup is there again']),
        ...(kept === 1 ? [] : ['a person who was not erased is missing']),
      ];
    } finally {
      await product.stop();
    }
  });

/** Everything is lost except the backup and the keys. */
export const recoveryFaults = (root: string): CheckStep[] => [
  {
    name: 'recovery: backed up while it runs, restored elsewhere: equal hashes, nothing acknowledged lost or doubled',
    run: () => backedUpAndRestored(root),
  },
  {
    name: 'recovery: a scheduled, encrypted backup, killed in the middle and made again: whole, and the erased stay erased',
    run: () => restoredWithoutTheErased(root),
  },
];
