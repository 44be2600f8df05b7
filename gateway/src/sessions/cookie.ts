import type { IncomingMessage } from 'node:http';

export const SESSION_COOKIE = 'folkmoot_session';

/** The session id that a browser sent; null for none. */
export const sessionIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null => {
  for (const part of (headers.cookie ?? '').split(';')) {
    const [name, value] = part.trim().split('=');
    if (name === SESSION_COOKIE && value) return value;
  }
  return null;
};
