import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox';
import { readMail } from './read-mail';
import { isSameSecret } from './secret';
import { SMTP_USER } from './smtp-user';

const MOST_BYTES = 25 * 1024 * 1024;

const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Accepts every mail from clients with the password, and stores it. It acknowledges a mail when it is on disk. */
export const smtpServer = (inbox: Inbox, { password }: { password: string }): SMTPServer =>
  new SMTPServer({
    authMethods: ['PLAIN', 'LOGIN'],
    // The connection never leaves the machine, or the network of the containers.
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: (auth, _session, done) => {
      const isKnown = isSameSecret(auth.password, password) && auth.username === SMTP_USER;
      if (isKnown) done(null, { user: SMTP_USER });
      else done(new Error('the user or the password is wrong'));
    },
    disableReverseLookup: true,
    size: MOST_BYTES,
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address);
      bytesOf(stream)
        .then((raw) => readMail(raw, to, new Date()))
        .then((mail) => inbox.add(mail))
        .then(() => done(), done);
    },
  });
