import { copyFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import type { CheckStep } from '../../scripts/check/run-steps';
import { answerSurvey, reportedResponses, signIn } from '../../scripts/product/people';
import { demoDataDir, type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { comesTrue, HANGS_MS, withData } from './fault-tests';
import { operatorCommand } from './operator-command';

const ANSWERS = 12;

const hashIn = (output: string): string => /SHA-256 ([0-9a-f]{64})/.exec(output)?.[1] ?? `no hash in: ${output}`;

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

/** Everything is lost except the backup and the keys. */
export const recoveryFaults = (root: string): CheckStep[] => [
  {
    name: 'recovery: backed up while it runs, restored elsewhere: equal hashes, nothing acknowledged lost or doubled',
    run: () => backedUpAndRestored(root),
  },
];
