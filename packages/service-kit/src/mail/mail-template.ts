import { encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import { addressOf, type Mail, messageOf } from './mail';

/** The values that differ between messages. */
export interface Filled {
  readonly to: string;
  /** Message-ID of the message: a repeat has the same id for its recipient. */
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One text for each slot. */
  readonly texts: readonly string[];
  /** The same, escaped for HTML. Left out when the texts need no escaping. */
  readonly htmlTexts?: readonly string[] | undefined;
  /** Left out when all messages have the same subject. */
  readonly subject?: string | undefined;
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

/** Where a slot is in a text, by its number. */
const positionsOf = (text: string, slot: string, number: number) => {
  const positions: { number: number; at: number; length: number }[] = [];
  for (let at = text.indexOf(slot); at >= 0; at = text.indexOf(slot, at + slot.length))
    positions.push({ number, at, length: slot.length });
  return positions;
};

const piecesOf = (text: string, slots: readonly string[]): Pieces => {
  const positions = slots.flatMap((slot, number) => positionsOf(text, slot, number)).sort((a, b) => a.at - b.at);
  const texts: string[] = [];
  let from = 0;
  for (const { at, length } of positions) {
    texts.push(text.slice(from, at));
    from = at + length;
  }
  return { texts: [...texts, text.slice(from)], slots: positions.map(({ number }) => number) };
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

const SUBJECT_HEADER = /^Subject:.*\r\n(?:[ \t].*\r\n)*/im;
const HEADER_LINE = 76;
const ENCODED_WORD = 52;

/** The header of one person's subject: a node for each message would take ten times as long. */
const subjectHeader = (subject: string): string =>
  `${foldLines(`Subject: ${encodeWords(subject.replace(/[\r\n]+/g, ' '), 'B', ENCODED_WORD)}`, HEADER_LINE)}${NEWLINE}`;

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
  const headWithoutSubject = head.replace(SUBJECT_HEADER, '');
  const middle = `--${boundary}${NEWLINE}${PART('plain')}`;
  const text = piecesOf(mail.text, slots);
  const html = piecesOf(mail.html ?? '', slots);
  const writtenText = writtenPieces(text);
  const writtenHtml = writtenPieces(html);
  const domain = addressOf(from).split('@')[1] ?? 'localhost';
  return ({ to, id, headers, texts, htmlTexts = texts, subject = mail.subject }) => {
    const own = { 'Message-ID': `<${id}@${domain}>`, ...headers };
    const message = { ...mail, subject, to, headers: own, text: filled(text, texts), html: filled(html, htmlTexts) };
    const lines = [`To: <${to}>`, ...Object.entries(own).map(([name, value]) => `${name}: ${value}`)];
    if (!lines.every((line) => ASCII.test(line))) return message;
    const ownHead = subject === mail.subject ? head : `${headWithoutSubject}${subjectHeader(subject)}`;
    const values = texts.map(quoted);
    const htmlValues = htmlTexts === texts ? values : htmlTexts.map(quoted);
    const date = new Date().toUTCString().replace('GMT', '+0000');
    const source = [
      `${ownHead}Date: ${date}${NEWLINE}${lines.join(NEWLINE)}${NEWLINE}${NEWLINE}${middle}${filled(writtenText, values)}`,
      `--${boundary}${NEWLINE}${PART('html')}${filled(writtenHtml, htmlValues)}`,
      `--${boundary}--${NEWLINE}`,
    ].join(NEWLINE);
    return { ...message, source };
  };
};
