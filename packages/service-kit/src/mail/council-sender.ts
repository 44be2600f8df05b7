import type { Council } from '@folkmoot/contracts';
import type { Mail } from './mail';

/** A header holds one line, whatever somebody typed. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]/gu, ' ');

interface Sender {
  readonly name: string;
  readonly settings: { readonly emailConfig: Pick<Council['settings']['emailConfig'], 'fromName' | 'replyTo'> };
}

/** Whom the mails of a council come from, and who gets the answers (E-95). The address stays the fixed one. */
export const councilSender = ({ name, settings }: Sender): Pick<Mail, 'fromName' | 'replyTo'> => {
  const { fromName, replyTo } = settings.emailConfig;
  return { fromName: oneLine(fromName || name), ...(replyTo ? { replyTo } : {}) };
};
