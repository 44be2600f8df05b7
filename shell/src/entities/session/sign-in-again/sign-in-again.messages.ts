export const messages = {
  title: 'Sign in again to do this',
  why: 'You last signed in more than 5 minutes ago. To protect your council, this needs a new sign-in. Nothing you entered is lost.',
  whyFactor: 'To protect your council, confirm that it is you. Nothing you entered is lost.',
  address: (email: string) => `We will send a sign-in link to ${email}.`,
  send: 'Send sign-in link',
  sent: (email: string) => `We sent a sign-in link to ${email}. Open it in this browser.`,
  waiting: 'Waiting for you to open the link. This page will then continue automatically.',
  again: 'Send the link again',
  cancel: 'Cancel',
  close: 'Close',
  sendFailed: 'The sign-in link could not be sent. Please try again.',
  somebodyElse: 'Someone else signed in in this browser, so nothing was done.',
  byProvider: (council: string, provider: string) =>
    `${council} signs in with ${provider}. Sign in there, then come back to this tab.`,
  openProvider: (provider: string) => `Sign in with ${provider}`,
  providerAway: 'The provider of your council cannot be reached at the moment. Please try again in a few minutes.',
} as const;
