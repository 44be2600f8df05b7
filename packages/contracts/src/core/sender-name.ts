/** Signs of an address, of quotation and of escapes. */
const SIGNS = /[<>@"\\]/;
const SIGNS_EACH = /[<>@"\\]/g;
/** Controls, and format signs that turn or hide what stands beside them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
const UNSEEN_EACH = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** What reads as the name of a server: tax.gov.uk, and in capitals where it ends as many do. Not St.Albans. */
const SERVER = /[\p{L}\p{N}]\.\p{Ll}{2,}/u;
const SERVER_IN_CAPITALS = /\.(COM|ORG|NET|GOV|EDU|INFO|UK|EU|DE|FR|ES|IE|US|CA|AU)\b/;

/** With look-alikes folded: ＠ is @, ＜ is <. */
const folded = (text: string): string => text.normalize('NFKC');

/** Whether a mail may show it as its sender: a name, that cannot be mistaken for an address. Empty is allowed. */
export const isSenderName = (text: string): boolean => {
  const name = folded(text);
  return ![SIGNS, UNSEEN, SERVER, SERVER_IN_CAPITALS].some((pattern) => pattern.test(name));
};

/** A name of which nothing can be mistaken for an address. */
export const plainSenderName = (text: string): string =>
  folded(text).replace(UNSEEN_EACH, ' ').replace(SIGNS_EACH, '').trim();
