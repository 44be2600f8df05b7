const SHORTEST_SHOWN = 3;

/**
 * An address as a page shows it to whoever opened a link: its owner knows it again among their own, others learn the
 * organisation, which the link's own host tells mostly anyway, and not the person.
 */
export const maskedAddress = (email: string): string => {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return `${local.length >= SHORTEST_SHOWN ? local[0] : ''}***${email.slice(at)}`;
};
