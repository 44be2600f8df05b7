import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckStep } from '../check/run-steps';
import { answerSurvey, reportedResponses, signIn } from '../product/people';
import { demoDataDir, type RunningProduct, startProduct } from '../product/running-product';
import { runCommand } from '../start/run-command.mjs';
import { comesTrue, withData } from './ground';

const ANSWERS = 12;
const PATIENCE_MS = 45_000;

/** A command of the operator; what it says. */
const command = async (root: string, program: string, ...args: string[]): Promise<string> => {
  const { MONGODB_URI: _uri, DATA_DIR: _data, ...env } = process.env;
  const file = path.join(root, 'scripts', `${program}.ts`);
  return runCommand(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, env });
};

const hashIn = (told: string): string => /SHA-256 ([0-9a-f]{64})/.exec(told)?.[1] ?? `no hash in: ${told}`;

/** Answers, each with the key that makes it the same response whenever it is sent. */
const answerAll = async (origin: string, keys: readonly string[]): Promise<string[]> => {
  const receipts: string[] = [];
  for (const key of keys) receipts.push(await answerSurvey(origin, key));
  return receipts;
};

/** What was acknowledged before the backup is there afterwards, once. */
const problemsAfter = async (
  product: RunningProduct,
  keys: readonly string[],
  receipts: readonly string[],
  wanted: number,
) => {
  const cookie = await signIn(product.origin);
  const told = () => reportedResponses(product.origin, cookie);
  const isWhole = await comesTrue(async () => (await told()) === wanted, PATIENCE_MS);
  const again = await answerAll(product.origin, keys);
  return [
    ...(isWhole ? [] : [`${await told()} responses after the restore, not ${wanted}`]),
    ...(String(again) === String(receipts) ? [] : ['a response that is sent again gets another receipt']),
    ...((await told()) === wanted ? [] : ['a response that was there was taken a second time']),
  ];
};

/** The steps of docs/guides/back-up-and-restore.md. */
const backedUpAndRestored = (root: string) =>
  withData(async (dir) => {
    const [before, after] = [path.join(dir, 'before'), path.join(dir, 'after')];
    const [archive, second] = [path.join(dir, 'backup'), path.join(dir, 'second')];
    const keys = Array.from({ length: ANSWERS }, () => crypto.randomUUID());
    const first = await startProduct({ root, dataDir: demoDataDir(before), env: { MONGODB_URI: '' } });
    const wanted = (await reportedResponses(first.origin, await signIn(first.origin))) + ANSWERS;
    const receipts = await answerAll(first.origin, keys);
    // While it runs, and while the last responses are on their way.
    const hash = hashIn(await command(root, 'db-backup', archive, '--data', before));
    await first.stop();

    await command(root, 'db-restore', archive, '--data', after);
    const restored = hashIn(await command(root, 'db-backup', second, '--data', after));
    await command(root, 'db-resend', archive, '--data', after);
    for (const name of ['secrets.json', 'seeded.json']) {
      if (existsSync(path.join(before, name))) copyFileSync(path.join(before, name), path.join(after, name));
    }
    const product = await startProduct({ root, dataDir: after, env: { MONGODB_URI: '' } });
    try {
      const problems = await problemsAfter(product, keys, receipts, wanted);
      return [...(hash === restored ? [] : [`backed up ${hash}, restored ${restored}`]), ...problems];
    } finally {
      await product.stop();
    }
  });

/** Everything lost but the backup and the keys. */
export const recoveryFaults = (root: string): CheckStep[] => [
  {
    name: 'recovery: backed up while it runs, restored elsewhere: equal hashes, nothing acknowledged lost or doubled',
    run: () => backedUpAndRestored(root),
  },
];
