import { DomainError } from '@folkmoot/contracts';
import { isCallable, problemOfHost, type Reach } from '@folkmoot/service-kit';
import { messages } from './webhook.messages';

const refused = (message: string): DomainError =>
  new DomainError('invalid_input', { fields: [{ path: 'url', message }] });

/**
 * Throws invalid_input for an address that will never be called. The addresses of a name are checked with every
 * message, because they can change.
 */
export const requireCallable = (address: string, reach: Reach): void => {
  const url = new URL(address);
  const problem = problemOfHost(url.hostname, reach);
  if (problem === 'private') throw refused(messages.addressPrivate);
  if (problem === 'reserved') throw refused(messages.addressReserved);
  if (!isCallable(url, reach)) throw refused(messages.needsHttps);
};
