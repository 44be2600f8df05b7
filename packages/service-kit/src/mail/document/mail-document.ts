import type { MailBlock, MailBranding, MailDocument } from './mail-document.types';
import { mailHtml } from './mail-html';
import { mailText } from './mail-text';

/** Lays out a mail: one column as HTML, and the same content as plain text. All mails of the product use it. */
export const mailDocument = (content: MailDocument): { html: string; text: string } => ({
  html: mailHtml(content),
  text: mailText(content),
});

const BULLET = '• ';

/** Our own texts. A text whose lines all begin with a bullet is a list. Empty ones are left out. */
export const mailParagraphs = (texts: readonly string[]): MailBlock[] =>
  texts
    .filter((text) => text !== '')
    .map((text) => {
      const lines = text.split('\n');
      if (!lines.every((line) => line.startsWith(BULLET))) return { kind: 'paragraph', text };
      return { kind: 'list', items: lines.map((line) => line.slice(BULLET.length)) };
    });

/** A text that staff wrote: paragraphs between empty lines; addresses become links. */
export const typedMailParagraphs = (text: string): MailBlock[] =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ kind: 'paragraph', text: part, isTyped: true }));

interface BrandedCouncil {
  readonly name: string;
  readonly branding: Omit<MailBranding, 'name' | 'logoUrl'> & { readonly logoUrl: string | null };
}

/** The branding of a council's mails. The logo is served from our own origin. */
export const mailBranding = ({ name, branding }: BrandedCouncil, publicOrigin: string): MailBranding => {
  const { logoUrl, logoAlt, logoWidth, logoHeight, primaryColor, secondaryColor, accentColor } = branding;
  const url = logoUrl ? new URL(logoUrl, publicOrigin) : null;
  const isOurs = url !== null && url.origin === new URL(publicOrigin).origin;
  return {
    name,
    logoUrl: isOurs ? url.href : undefined,
    logoAlt,
    logoWidth,
    logoHeight,
    primaryColor,
    secondaryColor,
    accentColor,
  };
};
