import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import type { CheckStep } from '../../scripts/check/run-steps';
import { type RunningProduct, startProduct } from '../../scripts/product/running-product';
import { comesTrue, expectRefusal, startAndRefuse, withData, withDemoData } from './fault-tests';
import { gotByOtherUser, leaveOpen, ownParts } from './other-user';
import { processesNaming } from './processes';

const MOST_STOP_MS = 10_000;
const ORPHANS_GONE_MS = 12_000;
const LOOK_MS = 200;
const OWNER_ONLY = 0o600;
const PERMISSION_BITS = 0o777;

const portInUse = (root: string) =>
  withData(async (dir) => {
    const server = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const ended = await startAndRefuse(root, ['--port', String(port), '--data', dir]);
    server.close();
    return expectRefusal(ended, String(port), '--port');
  });

const openToTheNetwork = (root: string) =>
  withData(async (dir) => {
    const env = { HOST: '0.0.0.0', SMTP_URL: '' };
    return expectRefusal(await startAndRefuse(root, ['--data', dir], env), 'SMTP_URL');
  });

const dataFolderIsAFile = (root: string) =>
  withData(async (dir) => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    return expectRefusal(await startAndRefuse(root, ['--data', file]), 'data folder');
  });

/** Log lines of services whose database was stopped before they had finished. */
const brokenOff = (dir: string): string[] => {
  const logs = path.join(dir, 'logs');
  return readdirSync(logs).filter((name) => readFileSync(path.join(logs, name), 'utf8').includes('MongoNetworkError'));
};

/** Ctrl-C, as a terminal sends it. */
const stopsOnInterrupt = async (product: RunningProduct): Promise<string[]> => {
  const began = Date.now();
  const code = await product.stop();
  const took = Date.now() - began;
  const left = processesNaming(product.dataDir);
  const cut = brokenOff(product.dataDir);
  return [
    ...(cut.length === 0 ? [] : [`the database went first: ${cut.join(', ')}`]),
    ...(code === 0 ? [] : [`exit code ${code}`]),
    ...(took < MOST_STOP_MS ? [] : [`took ${took} ms`]),
    ...(left.length === 0 ? [] : [`left running: ${left.join(', ')}`]),
  ].map((line) => `Ctrl-C: ${line}`);
};

const leavesNothingBehind = async (product: RunningProduct): Promise<string[]> => {
  await product.kill();
  const isGone = await comesTrue(() => processesNaming(product.dataDir).length === 0, ORPHANS_GONE_MS, LOOK_MS);
  return isGone ? [] : [`still running after kill -9: ${processesNaming(product.dataDir).join(', ')}`];
};

const refusesASecondRun = async (root: string, { dataDir, origin }: RunningProduct): Promise<string[]> => {
  const ended = await startAndRefuse(root, ['--data', dataDir]);
  return expectRefusal(ended, 'already runs', origin).map((line) => `a second run: ${line}`);
};

/** Starts on the data of an earlier run: the same secrets, and no second demo data. */
const goesOn = async ({ dataDir, output }: RunningProduct, secrets: string): Promise<string[]> => {
  const file = path.join(dataDir, 'secrets.json');
  const mode = statSync(file).mode & PERMISSION_BITS;
  return [
    ...(readFileSync(file, 'utf8') === secrets ? [] : ['the secrets changed']),
    ...(mode === OWNER_ONLY ? [] : [`secrets.json has mode ${mode.toString(8)}`]),
    ...(existsSync(path.join(dataDir, 'inbox')) ? [] : ['the inbox is gone']),
    ...(output().includes('demo data') ? ['the demo data was made twice'] : []),
  ];
};

/** One data folder for all steps. */
const wholeLife = (root: string, args: readonly string[]) =>
  withDemoData(async (dataDir) => {
    leaveOpen(dataDir);
    const start = () => startProduct({ root, args, dataDir, ownGroup: true, env: ownParts });
    const first = await start();
    const problems = [...(await gotByOtherUser(root, first)), ...(await stopsOnInterrupt(first))];
    const secrets = readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
    const second = await start();
    problems.push(...(await goesOn(second, secrets)), ...(await refusesASecondRun(root, second)));
    problems.push(...(await leavesNothingBehind(second)));
    const third = await start();
    problems.push(...(await goesOn(third, secrets)));
    await third.stop();
    return problems;
  });

/** Situations that `npm start` must handle. */
export const startFaults = (root: string): CheckStep[] => [
  { name: 'start: port in use, says so', run: () => portInUse(root) },
  { name: 'start: open to the network without a mail server, refuses', run: () => openToTheNetwork(root) },
  { name: 'start: data folder cannot be made, says so', run: () => dataFolderIsAFile(root) },
  ...[[], ['--separate']].map((args) => ({
    name: `${['start', ...args].join(' ')}: closed to other users of the machine; Ctrl-C stops within 10 s; a second run is refused; kill -9 leaves no process; it starts again`,
    run: () => wholeLife(root, args),
  })),
];
