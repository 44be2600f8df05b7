import { automaticHeaders, type Mail, mailDocument, mailParagraphs } from '@folkmoot/service-kit';
import { headMail } from './audit.messages';

/** The mail that keeps the end of the activity log outside the database. */
export const composeHeadMail = (productName: string, head: string): Omit<Mail, 'to'> => {
  const { subject, title, keep, compare, text } = headMail(productName, head);
  const { html } = mailDocument({ productName, title, body: mailParagraphs([keep, head, compare]) });
  return { subject, text, html, headers: automaticHeaders };
};
