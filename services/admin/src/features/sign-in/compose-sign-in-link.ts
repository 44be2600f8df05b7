import { automaticHeaders, type Mail, mailDocument, mailParagraphs } from '@folkmoot/service-kit';
import { signInMail } from './sign-in.messages';

interface SignInLink {
  readonly email: string;
  readonly url: string;
  readonly minutesLeft: number;
}

/** The mail with a sign-in link. */
export const composeSignInLink = (
  { productName, supportEmail }: { readonly productName: string; readonly supportEmail: string },
  { email, url, minutesLeft }: SignInLink,
): Mail => {
  const { subject, title, paragraphs, action, footer } = signInMail(productName, supportEmail, minutesLeft);
  const content = mailDocument({
    productName,
    title,
    body: [...mailParagraphs(paragraphs), { kind: 'button', label: action, url }],
    footer,
  });
  return { to: email, subject, ...content, headers: automaticHeaders };
};
