/** @file The programs that tests need besides npm's packages: browsers, a message broker, openssl and PSPP. */
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '../start/problem.mjs';
import { runCommand } from '../start/run-command.mjs';

/** @param {string} name */
const isOnPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((dir) => {
    try {
      accessSync(path.join(dir, name), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });

/** Debian's packages, and the check whether their programs exist. */
const needed = [
  { name: 'chromium', isThere: () => Boolean(process.env.CHROMIUM) || isOnPath('chromium') },
  {
    name: 'chromium-headless-shell',
    isThere: () => Boolean(process.env.CHROMIUM) || isOnPath('chromium-headless-shell'),
  },
  // Makes the certificates of tests.
  { name: 'openssl', isThere: () => isOnPath('openssl') },
  { name: 'firefox-esr', isThere: () => Boolean(process.env.FIREFOX) || isOnPath('firefox-esr') },
  // Reads the files for SPSS.
  { name: 'pspp', isThere: () => isOnPath('pspp') },
  {
    name: 'rabbitmq-server',
    isThere: () => Boolean(process.env.AMQP_URL) || existsSync('/usr/lib/rabbitmq/bin/rabbitmq-server'),
  },
];

const canInstall = () => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs missing packages on Debian as root. On other systems it reports them. */
export const installSystemPackages = async () => {
  const missing = needed.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  if (!canInstall()) {
    throw new Problem(
      `Missing: ${missing.join(', ')}. Install them (Debian: apt-get install ${missing.join(' ')}), or set CHROMIUM, FIREFOX and AMQP_URL.`,
    );
  }
  // The package must not start the broker: the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  await runCommand('apt-get', ['update', '-q'], { cwd: '/', env });
  await runCommand('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...missing], { cwd: '/', env });
  const still = needed.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (still.length > 0) throw new Problem(`apt-get installed no ${still.join(' and no ')}.`);
};
