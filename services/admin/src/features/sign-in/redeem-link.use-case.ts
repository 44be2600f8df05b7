import { type Actor, type Device, DomainError } from '@folkmoot/contracts';
import type { Context, Unit } from '@folkmoot/service-kit';
import { completeSignIn, type SignInOutcome } from '../../entities/sign-in';
import { type Credentials, type ReadLink, readLink } from './read-sign-in-link.use-case';
import type { SignInRecords, SignInTools } from './sign-in.types';

interface Redemption {
  readonly credentials: Credentials;
  readonly device?: Device | undefined;
}

type RedeemTools = Pick<SignInTools, 'magicLinks' | 'supportTokens' | 'newSessionId' | 'failures'>;

/** One of many simultaneous calls succeeds. */
const take = async ({ links, codes }: Unit<SignInRecords>, { user, take: how }: ReadLink, now: Date): Promise<void> => {
  const isTaken =
    how.by === 'nonce'
      ? await links.redeem(user.id, how.nonce, now)
      : (await codes.redeem(how.id, 'support', now)) !== null;
  if (!isTaken) throw new DomainError('code_invalid');
};

/**
 * Redeems a mailed link or a support link. The actor of the context is the user who was signed in in this browser so far.
 * Throws code_invalid when the link is forged, used or too old.
 */
export const redeemLink = async (
  context: Context<SignInRecords, Actor>,
  { credentials, device }: Redemption,
  tools: RedeemTools,
): Promise<SignInOutcome> => {
  const link = await readLink(context, credentials, tools);
  const proven = {
    user: link.user,
    method: 'code' in credentials ? ('mail' as const) : ('support' as const),
    device,
    take: (unit: Unit<SignInRecords>) => take(unit, link, context.clock.now()),
  };
  return completeSignIn(context, proven, tools);
};
