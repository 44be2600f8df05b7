/** @file The mail catcher of `npm start`: SMTP in, a readable inbox out, on the loopback address unless HOST says otherwise, as in a container. */
import { z } from 'zod';
import { inboxServer } from './http';
import { openInbox } from './inbox';
import { smtpServer } from './smtp';

const config = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    INBOX_DIR: z.string(),
    SMTP_PORT: z.coerce.number().int(),
    HTTP_PORT: z.coerce.number().int(),
  })
  .parse(process.env);

const inbox = await openInbox(config.INBOX_DIR);
const smtp = smtpServer(inbox);
const http = inboxServer(inbox);

// A client that goes away in the middle of a mail is its own affair.
smtp.on('error', () => undefined);
smtp.listen(config.SMTP_PORT, config.HOST);
http.listen(config.HTTP_PORT, config.HOST);

process.once('SIGTERM', () => {
  http.close();
  smtp.close(() => process.exit(0));
});
