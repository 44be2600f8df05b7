import { MAX_EMAIL } from './text-limits';

const LONGEST_LOCAL = 64;
/** The part before the @, without quotation marks (RFC 5322, dot-atom). */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** Domains that are already normalised ASCII. `xn--` names need a check, and a top-level domain is never a number. */
const PLAIN_DOMAIN = /^(?!.*xn--)[a-z0-9.-]+\.[a-z][a-z0-9-]*$/;

/** A domain in ASCII, with international names as `xn--`; null when it is invalid. */
const asciiDomain = (domain: string): string | null => {
  // A fast path, because lists of a million addresses are checked here.
  if (PLAIN_DOMAIN.test(domain)) return domain;
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
};

/** An address as it is stored and compared: trimmed, lower-case, its domain in ASCII. */
export const normaliseEmail = (address: string): string => {
  const email = address.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at + 1)}${asciiDomain(domain) ?? domain}`;
};

/** Whether mail can be sent to it: a plain local part, a domain with a dot, international names allowed. */
export const isEmailAddress = (address: string): boolean => {
  const email = normaliseEmail(address);
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  if (at < 1 || email.length > MAX_EMAIL || local.length > LONGEST_LOCAL) return false;
  return LOCAL.test(local) && DOMAIN.test(domain);
};
