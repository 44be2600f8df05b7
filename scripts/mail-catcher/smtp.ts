import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import type { Inbox } from './inbox';
import { readMail } from './read-mail';

const MOST_BYTES = 25 * 1024 * 1024;

const bytesOf = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Takes every mail for everybody and keeps it; acknowledged once it is on disk. */
export const smtpServer = (inbox: Inbox): SMTPServer =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
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
