import type { IncomingMessage } from 'node:http';
import { API_TOKEN_PREFIX } from '@folkmoot/service-kit';
import { sessionIdOf } from './cookie';

/** By what a request says who sends it. */
export interface Credential {
  readonly kind: 'session' | 'api-token';
  /** The id of a session, or a whole API token. Never sent to a service. */
  readonly secret: string;
}

const BEARER = /^Bearer +(\S+)$/i;

/** An API token of the Authorization header. Other uses of the header are for the services themselves. */
const apiTokenOf = ({ headers: { authorization = '' } }: Pick<IncomingMessage, 'headers'>): string | null => {
  const [, token = ''] = BEARER.exec(authorization) ?? [];
  return token.startsWith(API_TOKEN_PREFIX) ? token : null;
};

/** The credential of a request. A token counts more than a cookie: a program that sends one means it. */
export const credentialOf = (req: Pick<IncomingMessage, 'headers'>): Credential | null => {
  const token = apiTokenOf(req);
  if (token !== null) return { kind: 'api-token', secret: token };
  const sessionId = sessionIdOf(req);
  return sessionId === null ? null : { kind: 'session', secret: sessionId };
};
