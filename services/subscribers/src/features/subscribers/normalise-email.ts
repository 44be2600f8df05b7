import { domainToASCII } from 'node:url';

/** An address as it is stored and compared: trimmed, lower-case, its domain in ASCII (F-45). */
export const normaliseEmail = (given: string): string => {
  const email = given.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at + 1)}${domainToASCII(domain) || domain}`;
};
