export const messages = {
  loading: 'Loading...',
  loadFailed: 'Your session could not be checked',
  redirecting: 'Redirecting to login',
  inactiveTitle: 'Account Inactive',
  inactiveText: (status: string) =>
    `Your account is currently ${status}. Please contact your system administrator to activate your account`,
  suspendedTitle: 'Council Suspended',
  suspendedText: 'This council is suspended. Please contact your system administrator.',
  noCouncilTitle: 'No council assigned',
  noCouncilText:
    'Your account does not belong to a council yet, so there is nothing to show. Please ask your system administrator to assign you to one.',
  factorTitle: 'Protect your account first',
  factorByCouncil: (council: string) =>
    `${council} requires a second way to prove who you are, besides the link by mail. It takes two minutes.`,
  factorBySystem:
    'System administrators need a second way to prove who they are, besides the link by mail. It takes two minutes.',
  support: 'Technical support',
  signedInAs: (email: string) => `Signed in as ${email}`,
  signOut: 'Sign Out',
  signOutFailed: 'You could not be signed out. Please try again.',
} as const;
