import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import { addressOf, type Mail, messageOf } from './mail';

/** What differs from one message to the next. */
export interface Filled {
  readonly to: string;
  /** Names the message: sent twice it is the same one to whoever gets it. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One for each slot, in ASCII. */
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

/** Texts between slots, and which slot follows each of them. */
interface Pieces {
  readonly texts: readonly string[];
  readonly slots: readonly number[];
}

const piecesOf = (given: string, slots: readonly string[]): Pieces => {
  const texts: string[] = [];
  const numbers: number[] = [];
  let rest = given;
  for (;;) {
    const found = slots.map((slot, number) => ({ number, at: rest.indexOf(slot), length: slot.length }));
    const [next] = found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at);
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

/** The same in the form of the line: a slot stands between soft line breaks, so nothing around it moves. */
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
 * Writes a message once as it goes over the line; for each person only the places of `slots` in text and HTML are filled
 * in. A recipient or header beyond ASCII leaves the writing to whoever sends.
 */
export const mailTemplate = (
  given: Omit<Mail, 'to' | 'headers' | 'source'>,
  from: string,
  slots: readonly string[],
): MailTemplate => {
  const mail = { ...given, to: '' };
  const { head, boundary } = headOf(mail, from);
  const [text, html] = [piecesOf(mail.text, slots), piecesOf(mail.html ?? '', slots)];
  const [writtenText, writtenHtml] = [writtenPieces(text), writtenPieces(html)];
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
