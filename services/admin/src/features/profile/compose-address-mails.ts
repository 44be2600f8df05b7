import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
  oneLine,
  typedMailParagraphs,
} from '@folkmoot/service-kit';
import type { AddressNotice } from '../../entities/address-change';
import type { StoredCouncil } from '../../entities/council';
import { maskedAddress } from '../../entities/user';
import { addressLinkWords, addressNoticeWords, DEFAULT_LANGUAGE } from './profile.messages';
import type { ProfileMailTools } from './profile.types';

type ComposeTools = Omit<ProfileMailTools, 'mailer'>;

/** Language, colours and sender of a mail: those of the council, if the person has one. */
const lookOf = (council: StoredCouncil | null, publicOrigin: string) => ({
  language: council?.language ?? DEFAULT_LANGUAGE,
  branding: council && mailBranding(council, publicOrigin),
  sender: council ? councilSender(council) : {},
  customFooter: council?.branding.customFooter ?? '',
});

interface AddressLink {
  readonly council: StoredCouncil | null;
  /** The name of the person. */
  readonly name: string;
  /** The new address. */
  readonly email: string;
  readonly token: string;
}

/** The mail to a new address, with the link that confirms it. */
export const composeAddressLink = (
  { productName, publicOrigin }: ComposeTools,
  { council, name, email, token }: AddressLink,
): Mail => {
  const { language, branding, sender, customFooter } = lookOf(council, publicOrigin);
  const words = addressLinkWords(language);
  const content = mailDocument({
    productName,
    council: branding,
    title: words.title,
    body: [
      ...mailParagraphs([words.text({ name: oneLine(name), email, product: productName }), words.until]),
      { kind: 'button', label: words.action, url: `${publicOrigin}/auth/address/${token}` },
    ],
    footer: [words.why, customFooter].filter(Boolean),
    language,
  });
  return { to: email, subject: oneLine(words.subject(productName)), ...content, ...sender, headers: automaticHeaders };
};

interface Changed {
  readonly council: StoredCouncil | null;
  readonly notice: Pick<AddressNotice, 'formerEmail' | 'email'>;
}

/** The mail to a former address. It names the new address in part only: the former mailbox may be somebody else's now. */
export const composeAddressNotice = (
  { productName, publicOrigin, supportEmail }: ComposeTools,
  { council, notice: { formerEmail, email } }: Changed,
): Mail => {
  const { language, branding, sender, customFooter } = lookOf(council, publicOrigin);
  const words = addressNoticeWords(language);
  const content = mailDocument({
    productName,
    council: branding,
    title: words.title,
    body: [
      ...mailParagraphs([words.text({ email: maskedAddress(email), product: productName })]),
      ...typedMailParagraphs(words.unexpected(supportEmail)),
    ],
    footer: [words.why, customFooter].filter(Boolean),
    language,
  });
  return {
    to: formerEmail,
    subject: oneLine(words.subject(productName)),
    ...content,
    ...sender,
    headers: automaticHeaders,
  };
};
