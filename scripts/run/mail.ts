import path from 'node:path';
import { SMTP_USER } from '../mail-catcher/smtp-user';
import { nodeFlags } from '../start/node-flags.mjs';
import { freePorts } from '../start/ports.mjs';
import { keepRunning } from './child';
import { untilReady } from './readiness';
import type { LocalSecrets } from './secrets';
import type { Shutdown } from './shutdown';

const GRACE_MS = 2000;

interface MailInput {
  root: string;
  dataDir: string;
  logDir: string;
  shutdown: Shutdown;
  local: LocalSecrets;
}

/** Starts the mail catcher on two free loopback ports. Clients need its password to write and its token to read. */
export const startMailCatcher = async ({ root, dataDir, logDir, shutdown, local }: MailInput) => {
  const [smtpPort = 0, httpPort = 0] = await freePorts(2);
  const url = `http://127.0.0.1:${httpPort}`;
  const child = keepRunning({
    name: 'mail-catcher',
    command: process.execPath,
    args: [
      ...nodeFlags,
      '--import',
      path.join(root, 'scripts/start/end-with-parent.mjs'),
      path.join(root, 'build/run/mail-catcher.mjs'),
    ],
    env: {
      ...process.env,
      // It contains every sign-in link: never for the network, whatever HOST is for the product.
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
