export const messages = {
  title: 'New email address',
  loading: 'Opening...',
  loadFailed: 'This link cannot be opened at the moment',
  unusable: 'This link does not work',
  unusableText:
    'This link no longer works. It works once and for 24 hours, and a newer link replaces it. You can ask for another one on your account page.',
  heading: 'Use this email address?',
  text: 'From now on, sign-in links for your account go to this address:',
  former: 'Your former address can no longer be used to sign in. You stay signed in where you are.',
  confirm: 'Use this address',
  confirming: 'Changing your address...',
  failed: 'Your address is not changed',
  doneHeading: 'Your address is changed',
  done: (email: string) => `Sign in with ${email} from now on.`,
  toDashboard: 'Go to the dashboard',
  toAccount: 'Go to your account',
} as const;
