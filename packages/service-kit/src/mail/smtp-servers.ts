import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
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

/** What a pool asks of a message. */
interface Outgoing {
  readonly getEnvelope: () => { readonly from: string | false; readonly to: readonly string[] };
  readonly messageId: () => string;
  /** Of its id, for a log that is not kept. */
  readonly getHeader: () => string;
  /** Called when the server is ready to take it. */
  readonly createReadStream: () => Readable;
}

const written = (source: string, to: string, from: string): Outgoing => ({
  getEnvelope: () => ({ from: addressOf(from), to: [to] }),
  messageId: () => '',
  getHeader: () => '',
  createReadStream: () => Readable.from([Buffer.from(source)], { objectMode: false }),
});

const composed = (mail: Mail, from: string): Outgoing => {
  const message = new MailComposer(messageOf(mail, from)).compile();
  return {
    getEnvelope: () => message.getEnvelope(),
    messageId: () => message.messageId(),
    getHeader: () => '',
    createReadStream: () => message.createReadStream(),
  };
};

const createPool = (url: string, connectMs: number, lines: number) => {
  const timeouts = { connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: SOCKET_MS };
  const pool = new SMTPPool({ url, ...timeouts, maxConnections: lines, maxMessages: MESSAGES_A_LINE });
  return {
    send: (message: Outgoing): Promise<void> =>
      new Promise((resolve, reject) => {
        // The pool reads nothing else of a mail. What stands before it in nodemailer takes a message apart and builds it anew.
        const mail = { data: {}, message } as unknown as Parameters<typeof pool.send>[0];
        pool.send(mail, (error) => (error ? reject(error) : resolve()));
      }),
    close: () => pool.close(),
  };
};

/** A mail server that is spoken to over lines that stay open. */
export const createSmtpServer = (
  url: string,
  { number, from, connectMs, lines }: { number: number; from: string; connectMs: number; lines: number },
): SmtpServer => {
  const pool = createPool(url, connectMs, lines);
  return {
    number,
    restsUntil: 0,
    send: async (mail) => {
      const message = mail.source === undefined ? composed(mail, from) : written(mail.source, mail.to, from);
      let stream: Readable | undefined;
      const createReadStream = (): Readable => {
        stream = message.createReadStream();
        return stream;
      };
      try {
        await pool.send({ ...message, createReadStream });
      } catch (error) {
        const { responseCode } = error as ServerError;
        const isInDoubt = responseCode === undefined && (stream?.readableDidRead ?? false);
        throw Object.assign(error as Error, { isInDoubt });
      }
    },
    close: pool.close,
  };
};
