import type { AddressSide, Council } from '@folkmoot/contracts';
import {
  automaticHeaders,
  councilSender,
  type Mail,
  mailBranding,
  mailDocument,
  mailParagraphs,
  oneLine,
} from '@folkmoot/service-kit';
import type { StoredAddressChange, StoredSubscriber } from '../../entities/subscriber';
import type { ComposeTools } from './compose-mail';
import { mailWords } from './mail.messages';

interface ComposeAddressMailInput {
  readonly subscriber: StoredSubscriber;
  readonly change: StoredAddressChange;
  readonly council: Council;
  readonly side: AddressSide;
  /** Somebody on the list has the new address. */
  readonly isTaken: boolean;
}

/** The message about a change of address to one of its two mailboxes. */
export const composeAddressMail = (
  { subscriber, change, council, side, isTaken }: ComposeAddressMailInput,
  { links, productName, publicOrigin }: ComposeTools,
): Mail => {
  const words = mailWords(council.language);
  const own = words[side === 'new' ? 'address_new' : 'address_old'];
  const isNews = side === 'new' && isTaken;
  const { subject, title, text } = isNews ? words.taken : own;
  const ref = { councilId: council.id, subscriberId: subscriber.id, changeId: change.id, side };
  const address = side === 'old' ? [change.writtenEmail] : [];
  const why = side === 'old' ? words.why : words.whyNew;
  const content = mailDocument({
    productName,
    council: mailBranding(council, publicOrigin),
    title: title(council.name),
    body: [
      ...mailParagraphs([text(council.name), ...(isNews ? [] : [...address, ...own.after])]),
      ...(isNews
        ? []
        : [{ kind: 'button', label: own.action, url: links.addressChange(ref, change.expiresAt) } as const]),
    ],
    footer: [why(council.name), council.branding.customFooter].filter((line) => line !== ''),
    language: council.language,
  });
  // No link to unsubscribe: the new address has no subscription, and a link in it would end that of the person.
  return {
    to: side === 'new' ? change.writtenEmail : subscriber.email,
    subject: oneLine(subject(council.name)),
    ...content,
    ...councilSender(council),
    headers: automaticHeaders,
  };
};
