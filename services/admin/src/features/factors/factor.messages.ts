import type { factorChangedEvent } from '@folkmoot/contracts';
import type { z } from 'zod';

export type FactorChange = z.output<(typeof factorChangedEvent)['payload']>['change'];

export const texts = {
  tooManyPasskeys: (most: number) => `You can have ${most} passkeys. Remove one that you no longer use.`,
  hasApp: 'You have an authenticator app already. Remove it first.',
};

const happened: Readonly<Record<FactorChange, string>> = {
  passkey_added: 'A passkey was added to your account.',
  passkey_removed: 'A passkey was removed from your account.',
  app_added: 'An authenticator app was added to your account.',
  app_removed: 'The authenticator app was removed from your account.',
  recovery_codes_renewed: 'New recovery codes were made for your account. The former ones no longer work.',
  recovery_code_used: 'A recovery code of your account was used. It does not work again.',
  reset_by_admin:
    'An administrator of your council removed your passkeys, your authenticator app and your recovery codes, and signed you out everywhere. Your next sign-in needs only the link that we mail you.',
  reset_by_operator:
    'The operator of this installation removed your passkeys, your authenticator app and your recovery codes, and signed you out everywhere. Your next sign-in needs only the link that we mail you.',
};

/** The mail to somebody whose second factor changed. */
export const factorMail = (productName: string, supportEmail: string) => ({
  subject: `Your sign-in to ${productName} has changed`,
  title: 'Your sign-in has changed',
  happened,
  action: 'See your account',
  unexpected:
    'If you did not do this or ask for it, sign out of all other browsers on your account page, and tell your administrator.',
  footer: [`Questions? Write to ${supportEmail}.`],
});
