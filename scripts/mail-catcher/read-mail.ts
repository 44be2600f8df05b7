import { randomBytes } from 'node:crypto';
import PostalMime, { type Address } from 'postal-mime';
import type { CaughtMail } from './inbox';

const ID_BYTES = 4;
const LINK = /https?:\/\/[^\s<>"')\]]+/g;
const HREF = /href="(https?:\/\/[^"]+)"/g;

const addresses = (list: readonly Address[] = []): string[] =>
  list.flatMap((entry) => (entry.address ? [entry.address] : addresses(entry.group)));

const unescapeHtml = (text: string): string =>
  text.replaceAll('&amp;', '&').replaceAll('&#x3D;', '=').replaceAll('&#61;', '=');

const linksOf = (text: string, html: string): string[] => {
  const inText = [...text.matchAll(LINK)].map(([link]) => link.replace(/[.,;:!?]+$/, ''));
  const inHtml = [...html.matchAll(HREF)].map(([, link = '']) => unescapeHtml(link));
  return [...new Set([...inText, ...inHtml])];
};

/** Parses a raw mail. `envelopeTo` are the SMTP recipients, so that Bcc is visible too. */
export const readMail = async (raw: Buffer, envelopeTo: string[], receivedAt: Date): Promise<CaughtMail> => {
  const mail = await PostalMime.parse(raw);
  const text = mail.text ?? '';
  const html = mail.html ?? '';
  return {
    // Starts with the time, which sorts the mails when the folder is read again.
    id: `${receivedAt.getTime()}-${randomBytes(ID_BYTES).toString('hex')}`,
    fromName: mail.from?.name ?? '',
    replyTo: addresses(mail.replyTo).join(', '),
    from: addresses(mail.from ? [mail.from] : [])[0] ?? '',
    to: [...new Set([...addresses(mail.to), ...envelopeTo])],
    subject: mail.subject ?? '',
    text,
    html,
    links: linksOf(text, html),
    receivedAt: receivedAt.toISOString(),
  };
};
