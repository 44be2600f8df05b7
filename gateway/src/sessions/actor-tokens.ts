import type { Actor } from '@folkmoot/contracts';
import { signActorToken } from '@folkmoot/service-kit';

/** Tokens live 30 s; one is used again for the first ten, which spares a signature per request. */
const REUSE_MS = 10_000;

/** Signs actors, and remembers for a moment what it signed. */
export const createActorTokens = (key: string, now: () => number = () => performance.now()) => {
  const signed = new WeakMap<Actor, { token: Promise<string>; at: number }>();
  return (actor: Actor): Promise<string> => {
    const known = signed.get(actor);
    if (known && now() - known.at < REUSE_MS) return known.token;
    const token = signActorToken(actor, key);
    signed.set(actor, { token, at: now() });
    return token;
  };
};
