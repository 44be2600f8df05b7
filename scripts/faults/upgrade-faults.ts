import { copyFileSync } from 'node:fs';
import path from 'node:path';
import type { CheckStep } from '../check/run-steps';
import { earlierVersions, factsOf, unpackFixture } from '../product/earlier-version';
import { readJson, reportedResponses, sendAnswers, signIn } from '../product/people';
import { type RunningProduct, startProduct } from '../product/running-product';
import { runCommand } from '../start/run-command.mjs';
import { comesTrue, withData } from './ground';

const ARRIVES_MS = 45_000;
const ADMINISTRATOR = 'system@folkmoot.example';

const command = async (root: string, program: string, ...args: string[]): Promise<string> => {
  const { MONGODB_URI: _uri, DATA_DIR: _data, ...env } = process.env;
  const file = path.join(root, 'scripts', `${program}.ts`);
  return runCommand(process.execPath, ['--import', 'tsx', file, ...args], { cwd: root, env });
};

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
  const isWhole = await comesTrue(async () => (await count()) === wanted, ARRIVES_MS);
  const problems = isWhole ? [] : [`${await count()} responses in the report, not ${wanted}`];
  for (const { key, receipt, answers } of [...delivered, ...waiting]) {
    const again = await sendAnswers(origin, { key, answers });
    if (again !== receipt) problems.push(`the answer with receipt ${receipt} gets ${again} when it is sent again`);
  }
  const after = await count();
  return after === wanted ? problems : [...problems, `${after} responses after they were sent again, not ${wanted}`];
};

/** The command ends with an error when the log is not as it was written. */
const auditProblems = (root: string, dataDir: string): Promise<string[]> =>
  command(root, 'audit-verify', '--data', dataDir).then(
    () => [],
    (error: unknown) => [`audit:verify: ${error}`],
  );

const demoFolder = (root: string, version: string) =>
  withData(async (dir) => {
    const dataDir = await unpackFixture(root, version, 'demo', dir);
    const { qrCodePath, preferencesPath, confirmationPath, councilPhone } = factsOf(root, version);
    return withProduct(root, dataDir, async ({ origin }) => {
      const problems = await answersProblems(root, version, origin);
      for (const at of [qrCodePath, preferencesPath, confirmationPath]) {
        const { status } = await fetch(`${origin}${at}`);
        if (status !== 200) problems.push(`${at} answers ${status}`);
      }
      const cookie = await signIn(origin);
      const { phone } = await readJson<{ phone: string }>(`${origin}/api/council`, { headers: { cookie } });
      if (phone !== councilPhone) problems.push(`the council's phone number is ${phone}, not ${councilPhone}`);
      return [...problems, ...(await auditProblems(root, dataDir))];
    });
  });

const emptyFolder = (root: string, version: string) =>
  withData(async (dir) => {
    const dataDir = await unpackFixture(root, version, 'empty', dir);
    return withProduct(root, dataDir, async ({ origin }) => {
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
  });

const restoredBackup = (root: string, version: string) =>
  withData(async (dir) => {
    const archive = await unpackFixture(root, version, 'backup', dir);
    const source = await unpackFixture(root, version, 'demo', dir);
    const dataDir = path.join(dir, 'restored');
    await command(root, 'db-restore', archive, '--data', dataDir);
    await command(root, 'db-resend', archive, '--data', dataDir);
    for (const name of ['secrets.json', 'seeded.json']) {
      copyFileSync(path.join(source, name), path.join(dataDir, name));
    }
    return withProduct(root, dataDir, ({ origin }) => answersProblems(root, version, origin));
  });

/** The current product on the data of every earlier version that is kept. */
export const upgradeFaults = (root: string): CheckStep[] => {
  const versions = earlierVersions(root);
  if (versions.length === 0) throw new Error('no data of an earlier version are kept in fixtures');
  return versions.flatMap((version) => [
    {
      name: `upgrade: demo data of ${version}: every answer is counted once, links from mails work, the activity log is whole`,
      run: () => demoFolder(root, version),
    },
    {
      name: `upgrade: empty data folder of ${version}: the administrator signs in and creates a council`,
      run: () => emptyFolder(root, version),
    },
    {
      name: `upgrade: backup of ${version}: restored, every answer is counted once`,
      run: () => restoredBackup(root, version),
    },
  ]);
};
