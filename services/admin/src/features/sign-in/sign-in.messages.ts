/** The mail with the sign-in link. */
export const signInMail = (productName: string, supportEmail: string, minutesLeft: number) => ({
  subject: `Sign in to ${productName}`,
  title: `Sign in to ${productName}`,
  paragraphs: [
    `Use this link to sign in. It works once and for ${minutesLeft === 1 ? '1 minute' : `${minutesLeft} minutes`}.`,
    'If you did not ask for it, you can ignore this message: nobody can sign in without it.',
  ],
  action: 'Sign in',
  footer: [`Questions? Write to ${supportEmail}.`],
});

/** The page that asks for confirmation, for browsers without script. */
export const askFirstPage = {
  title: 'Sign in',
  question: (account: string) => `Sign in as ${account}?`,
  text: 'You did not ask for this link in this browser. Continue only if you asked for it yourself.',
  other: (email: string) => `You are signed in here as ${email}. Continuing signs that account out.`,
  yes: (account: string) => `Sign in as ${account}`,
  no: 'Cancel',
};

export const pendingTexts = {
  tooManyFailures: 'That was not right five times, so this sign-in has ended. Ask for a new sign-in link.',
};
