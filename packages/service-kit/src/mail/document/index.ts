export { mailBranding, mailDocument, mailParagraphs, typedMailParagraphs } from './mail-document';
export type { MailBlock, MailBranding, MailDocument, MailLink } from './mail-document.types';
export { escapeHtml } from './mail-html';
