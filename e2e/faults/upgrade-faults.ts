import { copyFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createSubscriberTokens } from '@folkmoot/service-kit';
import type { CheckStep } from '../../scripts/check/run-steps';
import { earlierVersions, factsOf, unpackFixture } from '../../scripts/product/earlier-version';
import { readJson, reportedResponses, sendAnswers, signIn } from '../../scripts/product/people';
import { type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { makeNewer, moveEnds, unfinishedMigrations } from './data-version.mongo';
import { comesTrue, expectRefusal, HANGS_MS, startAndRefuse, withData } from './fault-tests';
import { operatorCommand } from './operator-command';

const MIGRATED_MS = 30_000;
const ADMINISTRATOR = 'system@folkmoot.example';

const withProduct = async (
  root: string,
  dataDir: string,
  work: (product: RunningProduct) => Promise<string[]>,
): Promise<string[]> => {
  const product = await startProduct({ root, dataDir, env: { MONGODB_URI: '' } });
  try {
    return await work(product);
  } finally {
    await product.stop();
  }
};

/** Every answer that the earlier version acknowledged is in the report, once. */
const answersProblems = async (root: string, version: string, origin: string): Promise<string[]> => {
  const { responses, delivered, waiting } = factsOf(root, version);
  const wanted = responses + waiting.length;
  const cookie = await signIn(origin);
  const count = () => reportedResponses(origin, cookie);
  const isWhole = await comesTrue(async () => (await count()) === wanted, HANGS_MS);
  const problems = isWhole ? [] : [`${await count()} responses in the report, not ${wanted}`];
  for (const { key, receipt, answers } of [...delivered, ...waiting]) {
    const again = await sendAnswers(origin, { key, answers });
    if (again !== receipt) problems.push(`the answer with receipt ${receipt} gets ${again} when it is sent again`);
  }
  const after = await count();
  return after === wanted ? problems : [...problems, `${after} responses after they were sent again, not ${wanted}`];
};

/** Checks that every old document was migrated while the product already answered requests. */
const migrationProblems = async (dataDir: string): Promise<string[]> => {
  const isDone = await comesTrue(async () => (await unfinishedMigrations(dataDir)).length === 0, MIGRATED_MS);
  return isDone ? [] : unfinishedMigrations(dataDir);
};

const NEWER = 99;

/** The current product on the data of a later one. */
const newerProblems = async (root: string, dataDir: string): Promise<string[]> => {
  await makeNewer(dataDir, NEWER);
  const ended = await startAndRefuse(root, ['--data', dataDir], { MONGODB_URI: '' });
  return expectRefusal(ended, 'folkmoot_campaigns', 'is newer than this product', `data version ${NEWER}`);
};

/** The command ends with an error when the log was changed. */
const auditProblems = (root: string, dataDir: string): Promise<string[]> =>
  operatorCommand(root, 'audit', 'verify', '--data', dataDir).then(
    () => [],
    (error: unknown) => [`audit verify: ${error}`],
  );

const DAY_MS = 86_400_000;
/** A hundred years. */
const LATER_DAYS = 36_500;

/**
 * The confirmation link of the mail, which ends days after the folder was made, with a later end: signed for the same
 * person by the folder's own key.
 */
const withLaterEnd = (dataDir: string, confirmationPath: string): string => {
  const { SUBSCRIBER_KEY: key } = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8'));
  const tokens = createSubscriberTokens(key);
  const ref = tokens.readConfirmation(path.basename(confirmationPath), new Date(0));
  if (!ref) throw new Error('the confirmation link was not signed with the key of the folder');
  return `${path.dirname(confirmationPath)}/${tokens.confirmation(ref, new Date(Date.now() + DAY_MS))}`;
};

const demoFolder = (root: string, version: string) =>
  withData(async (dir) => {
    const dataDir = await unpackFixture(root, version, 'demo', dir);
    await moveEnds(dataDir, LATER_DAYS);
    const { qrCodePath, preferencesPath, confirmationPath, councilPhone } = factsOf(root, version);
    return withProduct(root, dataDir, async ({ origin }) => {
      const problems = await answersProblems(root, version, origin);
      for (const at of [qrCodePath, preferencesPath, withLaterEnd(dataDir, confirmationPath)]) {
        const { status } = await fetch(`${origin}${at}`);
        if (status !== 200) problems.push(`${at} answers ${status}`);
      }
      const cookie = await signIn(origin);
      const { phone } = await readJson<{ phone: string }>(`${origin}/api/council`, { headers: { cookie } });
      if (phone !== councilPhone) problems.push(`the council's phone number is ${phone}, not ${councilPhone}`);
      return [...problems, ...(await migrationProblems(dataDir)), ...(await auditProblems(root, dataDir))];
    });
  });

const emptyFolder = (root: string, version: string) =>
  withData(async (dir) => {
    const dataDir = await unpackFixture(root, version, 'empty', dir);
    const problems = await withProduct(root, dataDir, async ({ origin }) => {
      const cookie = await signIn(origin, ADMINISTRATOR);
      const headers = { cookie, 'content-type': 'application/json' };
      const body = JSON.stringify({
        name: 'Lakeside Council',
        slug: 'lakeside',
        contactEmail: 'hello@lakeside.example',
      });
      await readJson(`${origin}/api/admin/councils`, { method: 'POST', headers, body });
      const { items } = await readJson<{ items: { slug: string }[] }>(`${origin}/api/admin/councils`, { headers });
      return items.some(({ slug }) => slug === 'lakeside') ? [] : ['a council that was created is not in the list'];
    });
    return [...problems, ...(await newerProblems(root, dataDir))];
  });

const restoredBackup = (root: string, version: string) =>
  withData(async (dir) => {
    const archive = await unpackFixture(root, version, 'backup', dir);
    const source = await unpackFixture(root, version, 'demo', dir);
    const dataDir = path.join(dir, 'restored');
    await operatorCommand(root, 'restore', archive, '--data', dataDir);
    await operatorCommand(root, 'resend', archive, '--data', dataDir);
    await moveEnds(dataDir, LATER_DAYS);
    for (const name of ['secrets.json', 'seeded.json']) {
      copyFileSync(path.join(source, name), path.join(dataDir, name));
    }
    return withProduct(root, dataDir, async ({ origin }) => [
      ...(await answersProblems(root, version, origin)),
      ...(await migrationProblems(dataDir)),
    ]);
  });

/** The current product on the data of every stored earlier version. */
export const upgradeFaults = (root: string): CheckStep[] => {
  const versions = earlierVersions(root);
  if (versions.length === 0) throw new Error('no data of an earlier version are kept in fixtures');
  return versions.flatMap((version) => [
    {
      name: `upgrade: demo data of ${version}: every answer is counted once, links from mails work, documents are migrated, the activity log is whole`,
      run: () => demoFolder(root, version),
    },
    {
      name: `upgrade: empty data folder of ${version}: the administrator signs in and creates a council; newer data are refused`,
      run: () => emptyFolder(root, version),
    },
    {
      name: `upgrade: backup of ${version}: restored, every answer is counted once, documents are migrated`,
      run: () => restoredBackup(root, version),
    },
  ]);
};
