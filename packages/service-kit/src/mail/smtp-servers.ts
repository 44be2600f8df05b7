import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPPool from 'nodemailer/lib/smtp-pool';
import { addressOf, type Mail, messageOf } from './mail';

const SOCKET_MS = 15_000;
/** nodemailer's code. */
const LOOKUP_FAILED = 'EDNS';
/** Messages per connection. A new connection takes time, and some servers close one after more messages. */
const MESSAGES_A_LINE = 1_000;

/** The relevant fields of a server error: nodemailer's, and ours. */
export interface ServerError {
  readonly code?: string;
  readonly responseCode?: number;
  /** The connection broke during the message: it is unknown whether the server has it. */
  readonly isInDoubt?: boolean;
  /** The server was connected and the message had begun. A refusal may then relate to its recipient. */
  readonly hasBegun?: boolean;
}

export interface SmtpServer {
  readonly number: number;
  /** Until this time the server is tried last. */
  restsUntil: number;
  /** Throws a ServerError. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Sends once more when the name of the server could not be looked up: one lost packet must not cost a message, and nothing
 * was sent.
 */
export const afterLookup = async (send: () => Promise<void>): Promise<void> => {
  try {
    await send();
  } catch (error) {
    if ((error as ServerError).code !== LOOKUP_FAILED) throw error;
    await send();
  }
};

/** The methods of a message that nodemailer's pool calls. */
interface Outgoing {
  readonly getEnvelope: () => { readonly from: string | false; readonly to: readonly string[] };
  readonly messageId: () => string;
  /** Reads the message id, for a log that is not kept. */
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
        // The pool reads nothing else of a mail. nodemailer's usual way would parse the message and compose it again.
        const mail = { data: {}, message } as unknown as Parameters<typeof pool.send>[0];
        pool.send(mail, (error) => (error ? reject(error) : resolve()));
      }),
    close: () => pool.close(),
  };
};

/** A mail server with a pool of open connections. */
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
      let hasBegun = false;
      const getEnvelope: Outgoing['getEnvelope'] = () => {
        hasBegun = true;
        return message.getEnvelope();
      };
      try {
        await afterLookup(() => pool.send({ ...message, getEnvelope, createReadStream }));
      } catch (error) {
        const { responseCode } = error as ServerError;
        const isInDoubt = responseCode === undefined && (stream?.readableDidRead ?? false);
        throw Object.assign(error as Error, { isInDoubt, hasBegun });
      }
    },
    close: pool.close,
  };
};
