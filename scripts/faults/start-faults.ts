import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { CheckStep } from '../check/run-steps';
import { startProduct } from '../product/running-product';
import { expectRefusal, startAndRefuse, withData } from './ground';
import { processesNaming } from './processes';

const MOST_STOP_MS = 10_000;
const ORPHANS_GONE_MS = 12_000;
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
    return expectRefusal(await startAndRefuse(root, ['--port', '47613', '--data', dir], env), 'SMTP_URL');
  });

const dataFolderIsAFile = (root: string) =>
  withData(async (dir) => {
    const file = path.join(dir, 'file');
    writeFileSync(file, '');
    return expectRefusal(await startAndRefuse(root, ['--data', file, '--port', '47614']), 'data folder');
  });

/** What the services wrote of a database that was gone before they had finished. */
const brokenOff = (dir: string): string[] => {
  const logs = path.join(dir, 'logs');
  return readdirSync(logs).filter((name) => readFileSync(path.join(logs, name), 'utf8').includes('MongoNetworkError'));
};

const stopsOnInterrupt = (root: string, args: readonly string[]) =>
  withData(async (dir) => {
    const product = await startProduct({ root, args, dataDir: dir, ownGroup: true });
    const began = Date.now();
    const code = await product.stop();
    const took = Date.now() - began;
    const left = processesNaming(dir);
    const cut = brokenOff(dir);
    return [
      ...(cut.length === 0 ? [] : [`the database went first: ${cut.join(', ')}`]),
      ...(code === 0 ? [] : [`exit code ${code}`]),
      ...(took < MOST_STOP_MS ? [] : [`took ${took} ms`]),
      ...(left.length === 0 ? [] : [`left running: ${left.join(', ')}`]),
    ];
  });

const leavesNothingBehind = (root: string, args: readonly string[]) =>
  withData(async (dir) => {
    const product = await startProduct({ root, args, dataDir: dir });
    await product.kill();
    const deadline = Date.now() + ORPHANS_GONE_MS;
    while (processesNaming(dir).length > 0 && Date.now() < deadline) await pause(200);
    const left = processesNaming(dir);
    return left.length === 0 ? [] : [`still running after kill -9: ${left.join(', ')}`];
  });

const startsAgain = (root: string) =>
  withData(async (dir) => {
    const first = await startProduct({ root, dataDir: dir });
    const secrets = readFileSync(path.join(dir, 'secrets.json'), 'utf8');
    await first.kill();
    const second = await startProduct({ root, dataDir: dir });
    const same = readFileSync(path.join(dir, 'secrets.json'), 'utf8') === secrets;
    const mode = statSync(path.join(dir, 'secrets.json')).mode & PERMISSION_BITS;
    const seededTwice = second.output().includes('demo data');
    await second.stop();
    return [
      ...(same ? [] : ['the secrets changed']),
      ...(mode === OWNER_ONLY ? [] : [`secrets.json has mode ${mode.toString(8)}`]),
      ...(existsSync(path.join(dir, 'inbox')) ? [] : ['the inbox is gone']),
      ...(seededTwice ? ['the demo data was made twice'] : []),
    ];
  });

const refusesASecondRun = (root: string) =>
  withData(async (dir) => {
    const product = await startProduct({ root, dataDir: dir });
    const ended = await startAndRefuse(root, ['--port', '47615', '--data', dir]);
    await product.stop();
    return expectRefusal(ended, 'already runs', product.origin);
  });

/** What `npm start` must bear. */
export const startFaults = (root: string): CheckStep[] => [
  { name: 'start: port in use, says so', run: () => portInUse(root) },
  { name: 'start: open to the network without a mail server, refuses', run: () => openToTheNetwork(root) },
  { name: 'start: data folder cannot be made, says so', run: () => dataFolderIsAFile(root) },
  { name: 'start: Ctrl-C, stops within 10 s', run: () => stopsOnInterrupt(root, []) },
  { name: 'start --separate: Ctrl-C, stops within 10 s', run: () => stopsOnInterrupt(root, ['--separate']) },
  { name: 'start: kill -9, leaves no process', run: () => leavesNothingBehind(root, []) },
  { name: 'start --separate: kill -9, leaves no process', run: () => leavesNothingBehind(root, ['--separate']) },
  { name: 'start: after kill -9, starts again on the same data', run: () => startsAgain(root) },
  { name: 'start: twice on the same data, refuses the second', run: () => refusesASecondRun(root) },
];
