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
  /** The whole message as it goes over the line, where it has been written already: what else is given then only tells of it. */
  source?: string;
  /** Rather not at all than twice: no other server is asked when it is unknown whether one has taken it. */
  isOnce?: boolean;
}

const CONTROL = /[\p{Cc}\u2028\u2029]/u;
const ADDRESS = /^[^\s<>,;:"()[\]\\]+@[^\s<>,;:"()[\]\\]+$/;

/** Nobody may end a header and begin another, or add a second recipient. Throws mail_failed. */
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

/** A mail as nodemailer wants it. */
export const messageOf = ({ fromName, headers = {}, source: _, isOnce: __, ...content }: Mail, from: string) => ({
  ...content,
  from: { name: fromName ?? nameOf(from), address: addressOf(from) },
  headers: { ...headers },
  disableFileAccess: true,
  disableUrlAccess: true,
});
