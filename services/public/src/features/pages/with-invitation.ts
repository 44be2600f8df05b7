import type { ResidentForm } from '@folkmoot/contracts';

type Places = Pick<ResidentForm, 'action' | 'privacyUrl'>;

const add = (address: string, invitation: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}invitation=${invitation}`;

/** Keeps the invitation when a visitor reads the privacy notice, changes the language or corrects an answer. */
export const withInvitation = ({ action, privacyUrl }: Places, invitation: string): Places => ({
  action: add(action, invitation),
  privacyUrl: privacyUrl && add(privacyUrl, invitation),
});
