import { automaticHeaders, type Mail, mailDocument, mailParagraphs } from '@folkmoot/service-kit';
import { type FactorChange, factorMail } from './factor.messages';

export interface FactorNoticeTools {
  readonly productName: string;
  readonly supportEmail: string;
  readonly publicOrigin: string;
}

/** The mail to somebody whose second factor changed. */
export const composeFactorNotice = (
  { productName, supportEmail, publicOrigin }: FactorNoticeTools,
  { email, change }: { readonly email: string; readonly change: FactorChange },
): Mail => {
  const { subject, title, happened, action, unexpected, footer } = factorMail(productName, supportEmail);
  const content = mailDocument({
    productName,
    title,
    body: [
      ...mailParagraphs([happened[change], unexpected]),
      { kind: 'button', label: action, url: `${publicOrigin}/dashboard/account` },
    ],
    footer,
  });
  return { to: email, subject, ...content, headers: automaticHeaders };
};
