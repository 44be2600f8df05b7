const LONGEST = 254;
const LONGEST_LOCAL = 64;
/** What stands before the @ without quotation marks (RFC 5322, dot-atom). */
const LOCAL = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** What is the same in ASCII already; `xn--` is looked into, a number at the end is no name. */
const PLAIN_DOMAIN = /^(?!.*xn--)[a-z0-9.-]+\.[a-z][a-z0-9-]*$/;

/** A domain in ASCII: international names as `xn--`; null when it is none. */
const asciiDomain = (domain: string): string | null => {
  // Lists of a million addresses come through here.
  if (PLAIN_DOMAIN.test(domain)) return domain;
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
};

/** An address as it is stored and compared: trimmed, lower-case, its domain in ASCII (F-45). */
export const normaliseEmail = (given: string): string => {
  const email = given.trim().toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${email.slice(0, at + 1)}${asciiDomain(domain) ?? domain}`;
};

/** Whether mail can be sent to it: a plain local part, a domain with a dot, international names allowed. */
export const isEmailAddress = (given: string): boolean => {
  const email = normaliseEmail(given);
  const at = email.lastIndexOf('@');
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)];
  if (at < 1 || email.length > LONGEST || local.length > LONGEST_LOCAL) return false;
  return LOCAL.test(local) && DOMAIN.test(domain);
};
