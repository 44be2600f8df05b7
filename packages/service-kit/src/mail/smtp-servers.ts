import { Readable } from 'node:stream';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { addressOf, type Mail, messageOf } from './mail';

const SOCKET_MS = 15_000;
/** A new line takes its time, and some servers end one that has carried more. */
const MESSAGES_A_LINE = 1_000;

/** What is to be known of an error of a server: nodemailer's fields, and ours. */
export interface ServerError {
  readonly code?: string;
  readonly responseCode?: number;
  /** The message was on its way when the line broke: nobody knows whether the server has it. */
  readonly isInDoubt?: boolean;
}

export interface SmtpServer {
  readonly number: number;
  /** Until then it is asked last. */
  restsUntil: number;
  /** Throws a ServerError. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** What is sent, and the stream that the server is given once it is ready to take it. */
interface Watched extends SendMailOptions {
  readonly watch: (stream: Readable) => Readable;
}

const isWatched = (data: SendMailOptions): data is Watched => 'watch' in data;

const contentOf = (mail: Mail, from: string): SendMailOptions =>
  mail.source === undefined
    ? messageOf(mail, from)
    : { envelope: { from: addressOf(from), to: [mail.to] }, raw: mail.source };

const createTransport = (url: string, connectMs: number, lines: number) => {
  const timeouts = { connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: SOCKET_MS };
  const pool = { pool: true as const, maxConnections: lines, maxMessages: MESSAGES_A_LINE };
  const transport = nodemailer.createTransport({ url, ...timeouts, ...pool });
  transport.use('stream', ({ data, message }, done) => {
    if (isWatched(data)) {
      const { watch, raw } = data;
      const open = message.createReadStream.bind(message);
      message.createReadStream = () => watch(typeof raw === 'string' ? Readable.from([Buffer.from(raw)]) : open());
    }
    done();
  });
  return transport;
};

/** A mail server that is spoken to over lines that stay open. */
export const createSmtpServer = (
  url: string,
  { number, from, connectMs, lines }: { number: number; from: string; connectMs: number; lines: number },
): SmtpServer => {
  const transport = createTransport(url, connectMs, lines);
  return {
    number,
    restsUntil: 0,
    send: async (mail) => {
      let stream: Readable | undefined;
      const watch = (given: Readable): Readable => {
        stream = given;
        return given;
      };
      const watched: Watched = { ...contentOf(mail, from), watch };
      try {
        await transport.sendMail(watched);
      } catch (error) {
        const { responseCode } = error as ServerError;
        const isInDoubt = responseCode === undefined && (stream?.readableDidRead ?? false);
        throw Object.assign(error as Error, { isInDoubt });
      }
    },
    close: () => transport.close(),
  };
};
