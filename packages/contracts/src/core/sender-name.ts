/** Characters of addresses, quotes and escapes. */
const SIGNS = /[<>@"\\]/;
const SIGNS_EACH = /[<>@"\\]/g;
/** Control characters, and format characters that reorder or hide their neighbours. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const UNSEEN_EACH = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Text that looks like a host name: tax.gov.uk, and upper-case names with common endings. Not St.Albans. */
const SERVER = /[\p{L}\p{N}]\.\p{Ll}{2,}/u;
const SERVER_IN_CAPITALS = /\.(COM|ORG|NET|GOV|EDU|INFO|UK|EU|DE|FR|ES|IE|US|CA|AU)\b/;

/** Replaces look-alike characters: ＠ by @, ＜ by <. */
const folded = (text: string): string => text.normalize('NFKC');

/** Whether a mail may show this sender name: it must not look like an address. Empty is allowed. */
export const isSenderName = (text: string): boolean => {
  const name = folded(text);
  return ![SIGNS, UNSEEN, SERVER, SERVER_IN_CAPITALS].some((pattern) => pattern.test(name));
};

/** A sender name without parts that look like an address. */
export const plainSenderName = (text: string): string =>
  folded(text).replace(UNSEEN_EACH, ' ').replace(SIGNS_EACH, '').trim();
