import { type Council, isSenderName, plainSenderName } from '@folkmoot/contracts';
import type { Mail } from './mail';

/** A mail header must be one line, whatever a user typed. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

interface Sender {
  readonly name: string;
  readonly settings: { readonly emailConfig: Pick<Council['settings']['emailConfig'], 'fromName' | 'replyTo'> };
}

/** Names stored before names were checked are not shown; neither is a council's own name that looks like an address. */
export const senderNameOf = ({ name, settings }: Sender): string => {
  const { fromName } = settings.emailConfig;
  return plainSenderName(fromName !== '' && isSenderName(fromName) ? fromName : name);
};

/** Whom the mails of a council come from, and who gets the answers. The address stays the fixed one. */
export const councilSender = (council: Sender): Pick<Mail, 'fromName' | 'replyTo'> => {
  const { replyTo } = council.settings.emailConfig;
  return { fromName: senderNameOf(council), ...(replyTo ? { replyTo } : {}) };
};
