import type { ResidentForm } from '@folkmoot/contracts';

type Places = Pick<ResidentForm, 'action' | 'privacyUrl'>;

const add = (address: string, invitation: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}invitation=${invitation}`;

/** Who reads the privacy notice, changes the language or mends an answer goes on by the same invitation. */
export const withInvitation = ({ action, privacyUrl }: Places, invitation: string): Places => ({
  action: add(action, invitation),
  privacyUrl: privacyUrl && add(privacyUrl, invitation),
});
