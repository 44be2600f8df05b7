import { DomainError } from '@folkmoot/contracts';
import nodemailer from 'nodemailer';
import type { Logger } from '../observability/logger';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Shown instead of the sender's usual name; the address stays. */
  fromName?: string;
  headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Throws mail_failed when no server took it, or when a header holds a line break. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  /** One server, or several with commas between, tried in that order. */
  smtpUrl: string | undefined;
  /** `Name <address>` */
  from: string;
  logger: Logger;
  /** How long a server may take to answer at all; for tests. */
  connectMs?: number;
}

const CONNECT_MS = 5_000;
const SOCKET_MS = 15_000;
/** A server that failed is asked last for so long, or every message would wait for it first. */
const REST_MS = 30_000;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const ADDRESS = /^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\]+$/;

/** Nobody may end a header and begin another, or add a second recipient. */
const refuseInjection = ({ to, subject, replyTo, fromName, headers = {} }: Mail) => {
  const texts = [subject, fromName ?? '', ...Object.keys(headers), ...Object.values(headers)];
  const addresses = replyTo === undefined ? [to] : [to, replyTo];
  if (texts.some((text) => CONTROL.test(text)) || !addresses.every((address) => ADDRESS.test(address))) {
    throw new DomainError('mail_failed', { detail: 'The message has a header that is not allowed.' });
  }
};

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
const nameOf = (from: string): string => /^(.*?)\s*</.exec(from)?.[1]?.replace(/^"|"$/g, '') ?? '';

const messageOf = ({ fromName, headers = {}, ...content }: Mail, from: string) => ({
  ...content,
  from: { name: fromName ?? nameOf(from), address: addressOf(from) },
  headers: { ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});

interface Server {
  readonly number: number;
  readonly transport: Pick<ReturnType<typeof nodemailer.createTransport>, 'sendMail' | 'close'>;
  restsUntil: number;
}

const serversAt = (smtpUrl: string, connectMs: number): Server[] => {
  const timeouts = { connectionTimeout: connectMs, greetingTimeout: connectMs, socketTimeout: SOCKET_MS };
  const urls = smtpUrl.split(',').map((url) => url.trim());
  return urls.filter(Boolean).map((url, index) => ({
    number: index + 1,
    transport: nodemailer.createTransport({ url, ...timeouts, pool: true, maxConnections: 5 }),
    restsUntil: 0,
  }));
};

/** The server works and does not want this recipient or this message: no other would either. */
const isRefusal = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

/** Sends mail through the first of its servers that takes it. */
export const createMailer = ({ smtpUrl, from, logger, connectMs = CONNECT_MS }: MailerOptions): Mailer => {
  const servers = serversAt(smtpUrl ?? '', connectMs);

  const inTurn = (): Server[] => {
    const now = Date.now();
    const isResting = ({ restsUntil }: Server): boolean => restsUntil > now;
    return [...servers.filter((server) => !isResting(server)), ...servers.filter(isResting)];
  };

  const throughFirst = async (mail: Mail): Promise<void> => {
    let last: unknown = new Error('SMTP_URL is not set');
    for (const server of inTurn()) {
      try {
        await server.transport.sendMail(messageOf(mail, from));
        server.restsUntil = 0;
        return;
      } catch (error) {
        last = error;
        logger.warn({ err: error, server: server.number }, 'a mail server did not take a message');
        if (isRefusal(error)) break;
        server.restsUntil = Date.now() + REST_MS;
      }
    }
    throw new DomainError('mail_failed', { cause: last });
  };

  return {
    send: async (mail) => {
      refuseInjection(mail);
      await throughFirst(mail);
    },
    close: () => {
      for (const { transport } of servers) transport.close();
    },
  };
};
