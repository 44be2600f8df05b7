const SHORTEST_SHOWN = 3;

/**
 * An address for the page of a link. Its owner recognises it. Anybody else sees only the organisation, which the link's
 * host usually shows anyway, and not the person.
 */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.length >= SHORTEST_SHOWN ? local[0] : ''}***${email.slice(at)}`;
};
