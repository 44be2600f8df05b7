import { automaticHeaders, type Mail, mailDocument } from '@folkmoot/service-kit';
import type { alertText } from './alert.messages';

/** The mail to the operator about problems. Its plain part is what chat programs get. */
export const composeAlert = (
  productName: string,
  { subject, text, lines, link, note }: ReturnType<typeof alertText>,
): Omit<Mail, 'to'> => {
  const { html } = mailDocument({
    productName,
    title: subject,
    body: [
      { kind: 'list', items: lines },
      { kind: 'button', ...link },
    ],
    footer: [note],
  });
  return { subject, text, html, headers: automaticHeaders };
};
