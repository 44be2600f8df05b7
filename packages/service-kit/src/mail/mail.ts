import { DomainError } from '@folkmoot/contracts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  /** Shown instead of the sender's usual name; the address stays. */
  fromName?: string;
  headers?: Readonly<Record<string, string>>;
  /** The whole message as raw MIME, when it is already encoded. The other fields then only describe it. */
  source?: string;
  /** Send at most once: when it is unknown whether a server has taken the message, no other server is asked. */
  isOnce?: boolean;
}

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const ADDRESS = /^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\]+$/;

/** Prevents header injection: no value may end a header or add a recipient. Throws mail_failed. */
export const refuseInjection = ({ to, subject, replyTo, fromName, headers = {} }: Mail): void => {
  const texts = [subject, fromName ?? '', ...Object.keys(headers), ...Object.values(headers)];
  const addresses = replyTo === undefined ? [to] : [to, replyTo];
  if (texts.some((text) => CONTROL.test(text)) || !addresses.every((address) => ADDRESS.test(address))) {
    throw new DomainError('mail_failed', { detail: 'The message has a header that is not allowed.' });
  }
};

/** The address in `Name <address>`. */
export const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
const nameOf = (from: string): string => /^(.*?)\s*</.exec(from)?.[1]?.replace(/^"|"$/g, '') ?? '';

/** A mail in nodemailer's form. */
export const messageOf = ({ fromName, headers = {}, source: _, isOnce: __, ...content }: Mail, from: string) => ({
  ...content,
  from: { name: fromName ?? nameOf(from), address: addressOf(from) },
  headers: { ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});
