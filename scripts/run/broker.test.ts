import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import amqp from 'amqplib';
import { type Broker, chooseBroker } from './broker';

const root = path.resolve(import.meta.dirname, '../..');
const EXCHANGE = 'folkmoot.events';

let dataDir = '';
let broker: Broker | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'broker-'));
  mkdirSync(path.join(dataDir, 'logs'));
});
const stop = async (): Promise<void> => {
  for (const child of broker?.children ?? []) await child.stop();
  broker = undefined;
};
afterEach(async () => {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = async (): Promise<Broker> => {
  const { AMQP_URL: _url, ...env } = process.env;
  broker = await chooseBroker({ dataDir, logDir: path.join(dataDir, 'logs'), root, env });
  return broker;
};
const ownAddress = (): string => broker?.urlFor('admin') ?? '';
const addressAs = (user: string, password: string): string => {
  const address = new URL(ownAddress());
  address.username = user;
  address.password = password;
  return address.href;
};
/** Publishes like a program of another user. */
const publish = async (url: string): Promise<void> => {
  const connection = await amqp.connect(url, { timeout: 10_000 });
  const channel = await connection.createConfirmChannel();
  channel.publish(EXCHANGE, 'council.changed.v1', Buffer.from('{}'));
  await channel.waitForConfirms();
  await connection.close();
};
const folder = (): string => path.join(dataDir, 'rabbitmq');
const control = (...args: string[]): string => {
  const file = readdirSync('/proc').find((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').includes(`HOME=${folder()}\0`);
    } catch {
      return false;
    }
  });
  const text = readFileSync(`/proc/${file}/environ`, 'utf8');
  const env = Object.fromEntries(text.split('\0').map((line) => [line.split('=', 1)[0], line.replace(/^[^=]*=/, '')]));
  return execFileSync('/usr/lib/rabbitmq/bin/rabbitmqctl', args, { env, encoding: 'utf8' });
};
/** Command lines that every user of the machine can read. */
const commandLines = (): string =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      } catch {
        return '';
      }
    })
    .join('\n');

describe('the broker that is started', () => {
  it('accepts events only from clients with its password', async () => {
    await start();

    const { username, password } = new URL(ownAddress());
    await publish(ownAddress());
    await expect(publish(addressAs('guest', 'guest'))).rejects.toThrow(/ACCESS_REFUSED|403/);
    await expect(publish(addressAs(username, 'guest'))).rejects.toThrow(/ACCESS_REFUSED|403/);
    expect(statSync(path.join(folder(), '.erlang.cookie')).mode & 0o777).toBe(0o400);
    expect(statSync(path.join(folder(), 'definitions.json')).mode & 0o777).toBe(0o600);
    expect(readFileSync(path.join(folder(), 'definitions.json'), 'utf8')).not.toContain(password);
    expect(commandLines()).not.toContain(password);
  }, 120_000);

  it('removes the password of guest when an earlier version made its folder', async () => {
    await start();
    control('change_password', 'guest', 'guest');
    control('set_permissions', 'guest', '.*', '.*', '.*');
    await publish(addressAs('guest', 'guest'));
    await stop();
    await start();

    await expect(publish(addressAs('guest', 'guest'))).rejects.toThrow(/ACCESS_REFUSED|403/);
    await publish(ownAddress());
  }, 180_000);
});
