import { DomainError, publicActor, signInRefusedEvent } from '@folkmoot/contracts';
import { mailLayout } from '@folkmoot/service-kit';
import { enforceLimit } from '../../limits/enforce-limit';
import { addressPrefix, PER_ADDRESS_PREFIX, WINDOW_MS } from '../../limits/limits.domain';
import type { StoredUser } from '../../records/views.domain';
import { newSecret } from '../../secrets/random-secret';
import type { SignInDeps } from './sign-in.deps';
import { signInMail } from './sign-in.messages';

interface Request {
  readonly email: string;
  /** Where the request came from. */
  readonly address: string;
  /** The same as the activity log names it; null where the gateway told none. */
  readonly network: string | null;
  /** Whether somebody signed in with this mailbox in that browser before. */
  readonly isKnownBrowser: boolean;
}

const MINUTE_MS = 60_000;

/**
 * Mails a link to an account that is there. While a link is valid, later mails carry the same one, and there are few of
 * them: beyond that nothing is sent. Throws mail_failed.
 */
export const mailSignInLink = async (deps: SignInDeps, { id: userId, email }: StoredUser): Promise<void> => {
  const { units, clock, mailer, magicLinks, productName, supportEmail } = deps;
  const { links } = units.readerAcrossCouncils();
  const now = clock.now();
  const link = await links.claimMail(userId, newSecret(), now);
  if (!link) return;
  const minutesLeft = Math.floor((link.expiresAt.getTime() - now.getTime()) / MINUTE_MS);
  const { subject, action, ...texts } = signInMail(productName, supportEmail, minutesLeft);
  const url = await magicLinks.link({ email, nonce: link.nonce, issuedAt: link.issuedAt });
  const mail = { to: email, subject, ...mailLayout({ productName, ...texts, action: { label: action, url } }) };
  await mailer.send(mail).catch(async (error: unknown) => {
    await links.releaseMail(link);
    throw error;
  });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What goes wrong is for the log only: the answer does not wait for it. */
const inBackground = ({ logger }: SignInDeps, work: Promise<void>): void => {
  work.catch((error: unknown) => logger.error({ err: error }, 'a sign-in link was not sent'));
};

const enforceAddressLimit = (deps: SignInDeps, address: string): Promise<void> =>
  enforceLimit(deps, {
    key: `address:${addressPrefix(address)}`,
    most: PER_ADDRESS_PREFIX,
    windowMs: WINDOW_MS,
    code: 'rate_limited',
  });

/**
 * Mails a sign-in link to an account. Throws rate_limited, account_not_found or mail_failed; where the installation
 * answers neutrally, only the first.
 */
export const sendSignInLink = async (
  deps: SignInDeps,
  { email, address, network, isKnownBrowser }: Request,
): Promise<void> => {
  const user = await deps.units.readerAcrossCouncils().users.findByEmail(email);
  const mailed = (): Promise<void> => (user ? mailSignInLink(deps, user) : Promise.resolve());
  const refuse = (change: 'too_many' | 'account_unknown'): void =>
    deps.refusals.note({ event: signInRefusedEvent, actor: publicActor(), change, network });
  if (!isKnownBrowser) {
    await enforceAddressLimit(deps, address).catch((error: unknown) => {
      // Many people can share an address. The answer is refused for account or none, and the owner gets their mail.
      inBackground(deps, mailed());
      refuse('too_many');
      throw error;
    });
  }
  if (!user) refuse('account_unknown');
  if (deps.isNeutral) {
    inBackground(deps, mailed());
    return pause(deps.neutralAnswerMs);
  }
  if (!user) throw new DomainError('account_not_found');
  await mailed();
};
