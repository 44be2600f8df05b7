import { type Actor, DomainError, publicActor, signInRefusedEvent } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { addressPrefix, enforceLimit, PER_ADDRESS_PREFIX, WINDOW_MS } from '../../entities/attempt';
import type { StoredUser } from '../../entities/council';
import { newSecret } from '../../entities/secret';
import type { LinkMailTools, LinkRepository } from '../../entities/sign-in-link';
import { mustUseSso } from '../../entities/sso-connection';
import { composeSignInLink } from './compose-sign-in-link';
import type { SignInRecords, SignInTools } from './sign-in.types';

interface Request {
  readonly email: string;
  /** The network address of the request. */
  readonly address: string;
  /** The network as the activity log names it; null when the gateway sent none. */
  readonly network: string | null;
  /** Whether somebody signed in with this mailbox in that browser before. */
  readonly isKnownBrowser: boolean;
}

const MINUTE_MS = 60_000;

/**
 * Mails a link to an existing account. While a link is valid, later mails repeat it. Their number is limited; beyond
 * the limit nothing is sent. Throws mail_failed.
 */
const mailSignInLink = async (
  { acrossCouncils, clock }: Context<{ readonly links: LinkRepository }, Actor>,
  { id: userId, email }: Pick<StoredUser, 'id' | 'email'>,
  { mailer, magicLinks, productName, supportEmail }: LinkMailTools,
): Promise<void> => {
  const { links } = acrossCouncils.reader();
  const now = clock.now();
  const link = await links.claimMail(userId, newSecret(), now);
  if (!link) return;
  const minutesLeft = Math.floor((link.expiresAt.getTime() - now.getTime()) / MINUTE_MS);
  const url = await magicLinks.link({ email, nonce: link.nonce, issuedAt: link.issuedAt });
  const mail = composeSignInLink({ productName, supportEmail }, { email, url, minutesLeft });
  await mailer.send(mail).catch(async (error: unknown) => {
    await links.releaseMail(link);
    throw error;
  });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The response does not wait for this work, and errors are only logged. */
const inBackground = ({ logger }: Pick<SignInTools, 'logger'>, work: Promise<void>): void => {
  work.catch((error: unknown) => logger.error({ err: error }, 'a sign-in link was not sent'));
};

const enforceAddressLimit = (context: Context<SignInRecords, Actor>, address: string): Promise<void> =>
  enforceLimit(context, {
    key: `address:${addressPrefix(address)}`,
    most: PER_ADDRESS_PREFIX,
    windowMs: WINDOW_MS,
    code: 'rate_limited',
  });

/**
 * Mails a sign-in link to an account. Throws rate_limited, account_not_found, sso_required or mail_failed; only
 * rate_limited when the installation answers neutrally.
 */
export const sendSignInLink = async (
  context: Context<SignInRecords, Actor>,
  { email, address, network, isKnownBrowser }: Request,
  tools: SignInTools,
): Promise<void> => {
  const { users, ssoConnectionsAcrossCouncils } = context.acrossCouncils.reader();
  const account = await users.findByEmail(email);
  const mustLeave = account !== null && (await mustUseSso({ ssoConnectionsAcrossCouncils, users }, account));
  if (mustLeave && !tools.isNeutral) throw new DomainError('sso_required');
  const user = mustLeave ? null : account;
  const mailed = (): Promise<void> => (user ? mailSignInLink(context, user, tools) : Promise.resolve());
  const refuse = (change: 'too_many' | 'account_unknown'): void => {
    tools.failures.note({ userId: account?.id ?? null, reason: change });
    tools.refusals.note({ event: signInRefusedEvent, actor: publicActor(), change, network });
  };
  if (!isKnownBrowser) {
    await enforceAddressLimit(context, address).catch((error: unknown) => {
      // Many people can share a network address. The response is refused with or without an account, but the owner gets
      // the mail.
      inBackground(tools, mailed());
      refuse('too_many');
      throw error;
    });
  }
  if (!user) refuse('account_unknown');
  if (tools.isNeutral) {
    inBackground(tools, mailed());
    return pause(tools.neutralAnswerMs);
  }
  if (!user) throw new DomainError('account_not_found');
  await mailed();
};
