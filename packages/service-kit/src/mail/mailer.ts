import { DomainError } from '@folkmoot/contracts';
import type { Logger } from '../observability/logger';
import { type Mail, refuseInjection } from './mail';
import { createSmtpServer, type ServerError, type SmtpServer } from './smtp-servers';

export interface Mailer {
  /** Throws mail_failed when no server accepted it, or when a header has a line break. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Whether a mail may have arrived although `send` failed: the connection broke during the message. */
export const mayHaveArrived = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return (error as ServerError).isInDoubt === true || mayHaveArrived(error.cause);
};

export interface MailerOptions {
  /** One server, or several with commas between, tried in that order. */
  smtpUrl: string | undefined;
  /** `Name <address>` */
  from: string;
  logger: Logger;
  /** Timeout in milliseconds for the greeting of a server; for tests. */
  connectMs?: number;
}

const CONNECT_MS = 5_000;
/** A failed server is tried last for this time, so that not every message waits for its timeout. */
const REST_MS = 30_000;
/** Maximum parallel messages to one server. */
const LINES = 20;

const serversAt = ({ smtpUrl = '', from, connectMs = CONNECT_MS }: MailerOptions): SmtpServer[] =>
  smtpUrl
    .split(',')
    .map((url) => url.trim())
    .filter(Boolean)
    .map((url, index) => createSmtpServer(url, { number: index + 1, from, connectMs, lines: LINES }));

/** The server works but refuses this recipient or message. Other servers would refuse it too. */
const isRefusal = ({ code, responseCode = 0 }: ServerError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;

/** Whether another server may be tried. */
const isForAnother = ({ isOnce = false }: Mail, error: ServerError): boolean =>
  !isRefusal(error) && !(isOnce && error.isInDoubt);

/** Sends mail through the first server that accepts it. */
export const createMailer = (options: MailerOptions): Mailer => {
  const servers = serversAt(options);

  const inTurn = (): SmtpServer[] => {
    const now = Date.now();
    const isResting = ({ restsUntil }: SmtpServer): boolean => restsUntil > now;
    return [...servers.filter((server) => !isResting(server)), ...servers.filter(isResting)];
  };

  /** Null when the server accepted the mail, else the error. */
  const through = async (server: SmtpServer, mail: Mail): Promise<ServerError | null> => {
    try {
      await server.send(mail);
      server.restsUntil = 0;
      return null;
    } catch (error) {
      options.logger.warn({ err: error, server: server.number }, 'a mail server did not accept a message');
      if (!isRefusal(error as ServerError)) server.restsUntil = Date.now() + REST_MS;
      return error as ServerError;
    }
  };

  const throughFirst = async (mail: Mail): Promise<void> => {
    let last: unknown = new Error('SMTP_URL is not set');
    for (const server of inTurn()) {
      const error = await through(server, mail);
      if (!error) return;
      last = error;
      if (!isForAnother(mail, error)) break;
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
