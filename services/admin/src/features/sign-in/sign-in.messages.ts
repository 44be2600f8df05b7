/** The mail with the sign-in link. */
export const signInMail = (productName: string, supportEmail: string) => ({
  subject: `Sign in to ${productName}`,
  title: `Sign in to ${productName}`,
  paragraphs: [
    'Use this link to sign in. It works once and for 15 minutes.',
    'If you did not ask for it, you can ignore this message: nobody can sign in without it.',
  ],
  action: 'Sign in',
  footer: [`Questions? Write to ${supportEmail}.`],
});
