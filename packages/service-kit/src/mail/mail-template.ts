import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import { addressOf, type Mail, messageOf } from './mail';

/** The values that differ between messages. */
export interface Filled {
  readonly to: string;
  /** Message-ID of the message: a repeat has the same id for its recipient. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One text for each slot, in ASCII. */
  readonly texts: readonly string[];
}

export type MailTemplate = (filled: Filled) => Mail;

const NEWLINE = '\r\n';
/** A line of quoted-printable has 76 characters, with the `=` that continues it. */
const LINE = 75;
const SOFT = `=${NEWLINE}`;
const MADE_FOR_EACH = /^(?:Date|Message-ID|To):.*\r\n(?:[ \t].*\r\n)*/gim;
const ASCII = /^[\x20-\x7e]*$/;

const quoted = (text: string): string => wrap(encode(text.replace(/\r?\n/g, NEWLINE)), LINE);

/** Texts between slots, and the slot that follows each of them. */
interface Pieces {
  readonly texts: readonly string[];
  readonly slots: readonly number[];
}

const piecesOf = (text: string, slots: readonly string[]): Pieces => {
  const texts: string[] = [];
  const numbers: number[] = [];
  let rest = text;
  for (;;) {
    const positions = slots.map((slot, number) => ({ number, at: rest.indexOf(slot), length: slot.length }));
    const [next] = positions.filter(({ at }) => at >= 0).sort((a, b) => a.at - b.at);
    if (!next) return { texts: [...texts, rest], slots: numbers };
    texts.push(rest.slice(0, next.at));
    numbers.push(next.number);
    rest = rest.slice(next.at + next.length);
  }
};

const filled = ({ texts, slots }: Pieces, values: readonly string[]): string => {
  let text = texts[0] ?? '';
  for (let at = 0; at < slots.length; at++) text += (values[slots[at] ?? 0] ?? '') + (texts[at + 1] ?? '');
  return text;
};

/**
 * The same in quoted-printable. Each slot is between soft line breaks, so that filling it does not shift the text
 * around it.
 */
const writtenPieces = ({ texts, slots }: Pieces): Pieces => ({
  slots,
  texts: texts.map((text, at) => {
    const before = at === 0 ? '' : SOFT;
    return `${before}${quoted(text)}${at === slots.length ? '' : SOFT}`;
  }),
});

const headOf = (mail: Mail, from: string): { head: string; boundary: string } => {
  const { subject, replyTo, from: sender } = messageOf(mail, from);
  const node = new MimeNode('multipart/alternative');
  node.setHeader({ from: sender, subject, ...(replyTo ? { 'reply-to': replyTo } : {}), 'mime-version': '1.0' });
  const head = `${node.buildHeaders()}${NEWLINE}`.replace(MADE_FOR_EACH, '');
  return { head, boundary: node.boundary || '' };
};

const PART = (type: string): string =>
  `Content-Type: text/${type}; charset=utf-8${NEWLINE}Content-Transfer-Encoding: quoted-printable${NEWLINE}${NEWLINE}`;

/**
 * Encodes a message once; for each person only the `slots` in text and HTML are filled in. A message with a recipient
 * or header beyond ASCII has no `source`: then the mailer encodes it.
 */
export const mailTemplate = (
  content: Omit<Mail, 'to' | 'headers' | 'source'>,
  from: string,
  slots: readonly string[],
): MailTemplate => {
  const mail = { ...content, to: '' };
  const { head, boundary } = headOf(mail, from);
  const text = piecesOf(mail.text, slots);
  const html = piecesOf(mail.html ?? '', slots);
  const writtenText = writtenPieces(text);
  const writtenHtml = writtenPieces(html);
  const domain = addressOf(from).split('@')[1] ?? 'localhost';
  const middle = `--${boundary}${NEWLINE}${PART('plain')}`;
  return ({ to, id, headers, texts }) => {
    const own = { 'Message-ID': `<${id}@${domain}>`, ...headers };
    const message = { ...mail, to, headers: own, text: filled(text, texts), html: filled(html, texts) };
    const lines = [`To: <${to}>`, ...Object.entries(own).map(([name, value]) => `${name}: ${value}`)];
    if (!lines.every((line) => ASCII.test(line))) return message;
    const values = texts.map(quoted);
    const date = new Date().toUTCString().replace('GMT', '+0000');
    const source = [
      `${head}Date: ${date}${NEWLINE}${lines.join(NEWLINE)}${NEWLINE}${NEWLINE}${middle}${filled(writtenText, values)}`,
      `--${boundary}${NEWLINE}${PART('html')}${filled(writtenHtml, values)}`,
      `--${boundary}--${NEWLINE}`,
    ].join(NEWLINE);
    return { ...message, source };
  };
};
