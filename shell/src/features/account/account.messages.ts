import type { Device } from '@folkmoot/contracts/client';

export const messages = {
  title: 'Your account',
  description: 'Who you are here, and where you are signed in.',
  name: 'Name',
  email: 'Email address',
  role: 'Role',
  council: 'Council',
  appearance: 'Appearance',
  appearanceText: 'How the dashboard looks in this browser.',
  sessions: 'Where you are signed in',
  sessionsText: 'Each browser in which you followed a sign-in link. End whatever you do not know.',
  loading: 'Loading your sessions...',
  loadFailed: 'Your sessions could not be loaded',
  here: 'This browser',
  lastUsed: (when: string) => `Last used ${when}`,
  since: (when: string) => `signed in ${when}`,
  signOut: 'Sign out',
  signOutOf: (device: string, when: string) => `Sign out ${device}, last used ${when}`,
  signOutOthers: 'Sign out of all others',
  onlyHere: 'You are signed in only here.',
  othersEnded: (count: number) => (count === 1 ? 'One other session ended.' : `${count} other sessions ended.`),
  ended: 'That session ended.',
  endFailed: 'The session could not be ended. Please try again.',
  unknownBrowser: 'Unknown browser',
  unknownSystem: 'an unknown system',
} as const;

/** A device as text: `Firefox on Windows`. */
export const deviceWords = ({ browser, system }: Device): string => {
  const name = browser === 'Other' ? messages.unknownBrowser : browser;
  if (system === 'Other') return browser === 'Other' ? name : `${name} on ${messages.unknownSystem}`;
  return `${name} on ${system}`;
};
