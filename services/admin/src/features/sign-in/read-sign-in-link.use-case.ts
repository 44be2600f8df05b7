import { type Actor, DomainError } from '@folkmoot/contracts';
import type { StoredUser } from '../../records/views.domain';
import { hashOfSecret } from '../../secrets/random-secret';
import { maskedAddress } from './masked-address.domain';
import type { SignInDeps } from './sign-in.deps';

/** What a link brings to be redeemed: the code of a mail, or the two tokens of a support link. */
export type Credentials = { readonly code: string } | { readonly accessToken: string; readonly refreshToken: string };

/** How a proven link is taken away, once. */
export type Take = { readonly by: 'nonce'; readonly nonce: string } | { readonly by: 'code'; readonly id: string };

export interface ReadLink {
  readonly user: StoredUser;
  readonly take: Take;
}

const readMailed = async ({ units, clock, magicLinks }: SignInDeps, code: string): Promise<ReadLink | null> => {
  const { users, links } = units.readerAcrossCouncils();
  const now = clock.now();
  const claims = await magicLinks.read(code);
  const user = claims && (await users.findByEmail(claims.email));
  if (!user) return null;
  const link = await links.find(user.id);
  if (link && link.expiresAt > now && magicLinks.idOf(link.nonce) === claims.id) {
    return { user, take: { by: 'nonce', nonce: link.nonce } };
  }
  return null;
};

const readSupport = async (
  { units, clock, supportTokens }: SignInDeps,
  { accessToken, refreshToken }: Extract<Credentials, { accessToken: string }>,
): Promise<ReadLink | null> => {
  const { users, codes } = units.readerAcrossCouncils();
  const now = clock.now();
  const userId = await supportTokens.read(accessToken, now);
  const user = userId && (await users.find(userId));
  if (!user) return null;
  const kept = await codes.find(hashOfSecret(refreshToken), 'support', now);
  return kept?.userId === user.id ? { user, take: { by: 'code', id: kept.id } } : null;
};

/** Whom a link would sign in. Throws code_invalid when it is forged, used or too old. */
export const readLink = async (deps: SignInDeps, credentials: Credentials): Promise<ReadLink> => {
  const read = 'code' in credentials ? readMailed(deps, credentials.code) : readSupport(deps, credentials);
  const link = await read;
  if (!link) throw new DomainError('code_invalid');
  return link;
};

interface Opened {
  readonly credentials: Credentials;
  readonly actor: Actor;
  /** Whether this browser asked for a link to that mailbox. */
  readonly hasAsked: (email: string) => boolean;
}

export interface LinkView {
  readonly account: string;
  readonly asksFirst: boolean;
  readonly signedInAs: string | null;
}

/**
 * What the page of a link says before anything is redeemed. It asks first in every browser but the one that asked for the
 * link, and where somebody else is signed in; support links always count as elsewhere. Throws code_invalid.
 */
export const readSignInLink = async (deps: SignInDeps, { credentials, actor, hasAsked }: Opened): Promise<LinkView> => {
  const { user } = await readLink(deps, credentials);
  const other = actor.kind === 'user' && actor.userId !== user.id ? actor.userId : null;
  const signedIn = other ? await deps.units.readerAcrossCouncils().users.find(other) : null;
  const isOwn = 'code' in credentials && hasAsked(user.email);
  return {
    account: maskedAddress(user.email),
    asksFirst: !isOwn || other !== null,
    signedInAs: signedIn?.email ?? null,
  };
};
