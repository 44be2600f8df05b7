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
}

const TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };
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

/** Sends mail through the first of its servers that takes it. */
export const createMailer = ({ smtpUrl, from, logger }: MailerOptions): Mailer => {
  const urls = (smtpUrl ?? '').split(',').map((url) => url.trim());
  const servers = urls
    .filter(Boolean)
    .map((url) => nodemailer.createTransport({ url, ...TIMEOUTS, pool: true, maxConnections: 5 }));

  const throughFirst = async (mail: Mail): Promise<void> => {
    let last: unknown = new Error('SMTP_URL is not set');
    for (const [index, server] of servers.entries()) {
      try {
        return void (await server.sendMail(messageOf(mail, from)));
      } catch (error) {
        last = error;
        logger.warn({ err: error, server: index + 1 }, 'a mail server did not take a message');
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
      for (const server of servers) server.close();
    },
  };
};
