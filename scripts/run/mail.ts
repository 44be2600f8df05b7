import path from 'node:path';
import { SMTP_USER } from '../mail-catcher/smtp';
import { freePorts } from '../start/ports.mjs';
import { keepRunning } from './child';
import { untilReady } from './readiness';
import type { LocalSecrets } from './secrets';
import type { Shutdown } from './shutdown';

const GRACE_MS = 2000;

interface Ground {
  root: string;
  dataDir: string;
  logDir: string;
  shutdown: Shutdown;
  local: LocalSecrets;
}

/** Starts the mail catcher on two free loopback ports. Only who knows its password and token can write to it and read it. */
export const startMailCatcher = async ({ root, dataDir, logDir, shutdown, local }: Ground) => {
  const [smtpPort = 0, httpPort = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${httpPort}`;
  const child = keepRunning({
    name: 'mail-catcher',
    command: process.execPath,
    args: ['--import', path.join(root, 'scripts/start/leash.mjs'), path.join(root, 'build/run/mail-catcher.mjs')],
    env: {
      ...process.env,
      // Every sign-in link is in it: never for the network, whatever HOST says for the product.
      HOST: '127.0.0.1',
      INBOX_DIR: path.join(dataDir, 'inbox'),
      SMTP_PORT: String(smtpPort),
      HTTP_PORT: String(httpPort),
      SMTP_PASSWORD: local.MAIL_CATCHER_PASSWORD,
      INBOX_TOKEN: local.INBOX_TOKEN,
    },
    logDir,
    graceMs: GRACE_MS,
  });
  shutdown.add('mail', child);
  await untilReady(`${url}/readyz`, child);
  const smtpUrl = `smtp://${SMTP_USER}:${local.MAIL_CATCHER_PASSWORD}@127.0.0.1:${smtpPort}`;
  return { url, smtpUrl, token: local.INBOX_TOKEN };
};
