import { type Actor, DomainError } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import type { StoredUser } from '../../entities/council';
import { hashOfSecret } from '../../entities/secret';
import { mustUseSso } from '../../entities/sso-connection';
import { maskedAddress } from '../../entities/user';
import type { SignInRecords, SignInTools } from './sign-in.types';

type LinkReaders = Pick<SignInTools, 'magicLinks' | 'supportTokens' | 'failures'>;

/** The credentials of a link: the code of a mail, or the two tokens of a support link. */
export type Credentials = { readonly code: string } | { readonly accessToken: string; readonly refreshToken: string };

/** How a verified link is used up. */
export type Take = { readonly by: 'nonce'; readonly nonce: string } | { readonly by: 'code'; readonly id: string };

export interface ReadLink {
  readonly user: StoredUser;
  readonly take: Take;
}

/** A link of an existing account. `take` is null when the link was used or is too old. */
interface FoundLink {
  readonly user: StoredUser;
  readonly take: Take | null;
}

const readMailed = async (
  { acrossCouncils, clock }: Context<SignInRecords, Actor>,
  code: string,
  { magicLinks }: LinkReaders,
): Promise<FoundLink | null> => {
  const { users, links, ssoConnectionsAcrossCouncils } = acrossCouncils.reader();
  const now = clock.now();
  const claims = await magicLinks.read(code);
  const user = claims && (await users.findByEmail(claims.email));
  if (!user) return null;
  // A mail from before the council required its provider no longer signs in.
  if (await mustUseSso({ ssoConnectionsAcrossCouncils, users }, user)) throw new DomainError('sso_required');
  const link = await links.find(user.id);
  const isValid = link && link.expiresAt > now && magicLinks.idOf(link.nonce) === claims.id;
  return { user, take: isValid ? { by: 'nonce', nonce: link.nonce } : null };
};

const readSupport = async (
  { acrossCouncils, clock }: Context<SignInRecords, Actor>,
  { accessToken, refreshToken }: Extract<Credentials, { accessToken: string }>,
  { supportTokens }: LinkReaders,
): Promise<FoundLink | null> => {
  const { users, codes } = acrossCouncils.reader();
  const now = clock.now();
  const userId = await supportTokens.read(accessToken, now);
  const user = userId && (await users.find(userId));
  if (!user) return null;
  const code = await codes.find(hashOfSecret(refreshToken), 'support', now);
  return { user, take: code?.userId === user.id ? { by: 'code', id: code.id } : null };
};

/** The user of a link. Throws code_invalid when it is forged, used or expired, or sso_required. */
export const readLink = async (
  context: Context<SignInRecords, Actor>,
  credentials: Credentials,
  tools: LinkReaders,
): Promise<ReadLink> => {
  const read =
    'code' in credentials ? readMailed(context, credentials.code, tools) : readSupport(context, credentials, tools);
  const link = await read;
  if (!link?.take) {
    tools.failures.note({ userId: link?.user.id ?? null, reason: 'link_invalid' });
    throw new DomainError('code_invalid');
  }
  return { user: link.user, take: link.take };
};

interface OpenedLink {
  readonly credentials: Credentials;
  /** Whether this browser requested a link for that mailbox. */
  readonly hasAsked: (email: string) => boolean;
}

export interface LinkView {
  readonly account: string;
  readonly asksFirst: boolean;
  readonly signedInAs: string | null;
}

/**
 * The page of a link before it is redeemed. It asks for confirmation in every browser except the one that requested the
 * link, and when another user is signed in. Support links always ask. Throws code_invalid.
 */
export const readSignInLink = async (
  context: Context<SignInRecords, Actor>,
  { credentials, hasAsked }: OpenedLink,
  tools: LinkReaders,
): Promise<LinkView> => {
  const { actor } = context;
  const { user } = await readLink(context, credentials, tools);
  const other = actor.kind === 'user' && actor.userId !== user.id ? actor.userId : null;
  const signedIn = other ? await context.acrossCouncils.reader().users.find(other) : null;
  const isOwn = 'code' in credentials && hasAsked(user.email);
  return {
    account: maskedAddress(user.email),
    asksFirst: !isOwn || other !== null,
    signedInAs: signedIn?.email ?? null,
  };
};
