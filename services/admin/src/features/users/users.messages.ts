/** The mail to a user whom a system administrator has moved. */
export const userMail = (productName: string) => ({
  subject: `Your access to ${productName} has changed`,
  title: 'Your access has changed',
  moved: (council: string, role: string) =>
    `A system administrator has moved your account to ${council.replace(/[\p{Cc}\u2028\u2029]/gu, ' ')}. Your role there is ${role}.`,
  removed: 'A system administrator has taken your account out of its council. At present it belongs to none.',
  signedOut: 'You were signed out everywhere and can sign in again with this email address.',
  action: 'Sign in',
  why: 'If you did not expect this, ask your system administrator.',
});
