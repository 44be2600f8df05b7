/**
 * @file The mail catcher of `npm start`: receives SMTP and shows an inbox, on the loopback address unless HOST is set,
 * as in a container.
 */
import { defineConfig } from '@folkmoot/service-kit/config';
import { z } from 'zod';
import { inboxServer } from './http';
import { openInbox } from './inbox';
import { smtpServer } from './smtp';

const config = defineConfig({
  HOST: z.string().default('127.0.0.1'),
  INBOX_DIR: z.string(),
  SMTP_PORT: z.coerce.number().int(),
  HTTP_PORT: z.coerce.number().int(),
  /** Password of clients that send mail. */
  SMTP_PASSWORD: z.string().min(32),
  /** Token of clients that read the inbox. Without it the pages answer to the names of this machine only. */
  INBOX_TOKEN: z.string().min(32).optional(),
})(process.env);

process.umask(0o077);
const inbox = await openInbox(config.inboxDir);
const smtp = smtpServer(inbox, { password: config.smtpPassword });
const http = inboxServer(inbox, { token: config.inboxToken });

// A client that disconnects during a mail is no error of this program.
smtp.on('error', () => undefined);
smtp.listen(config.smtpPort, config.host);
http.listen(config.httpPort, config.host);

process.once('SIGTERM', () => {
  http.close();
  smtp.close(() => process.exit(0));
});
