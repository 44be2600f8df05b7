import { DomainError } from '@folkmoot/contracts';
import { mailLayout } from '@folkmoot/service-kit';
import { enforceLimit } from '../../limits/enforce-limit';
import { addressPrefix, CODE_LIFE_MS, PER_ADDRESS_PREFIX, PER_MAILBOX, WINDOW_MS } from '../../limits/limits.domain';
import type { StoredUser } from '../../records/views.domain';
import { hashOfSecret, newSecret } from '../../secrets/random-secret';
import type { SignInDeps } from './sign-in.deps';
import { signInMail } from './sign-in.messages';

interface Request {
  readonly email: string;
  /** Where the request came from. */
  readonly address: string;
}

const limited = (deps: SignInDeps, key: string, most: number): Promise<void> =>
  enforceLimit(deps, { key, most, windowMs: WINDOW_MS, code: 'rate_limited' });

/** Mails a link to an account that is there. Throws mail_failed. */
export const mailSignInLink = async (deps: SignInDeps, { id: userId, email }: StoredUser): Promise<void> => {
  const { units, clock, mailer, magicLinks, productName, supportEmail } = deps;
  const id = newSecret();
  const expiresAt = new Date(clock.now().getTime() + CODE_LIFE_MS);
  await units.readerAcrossCouncils().codes.add({ id: hashOfSecret(id), kind: 'link', userId, expiresAt });
  const { subject, action, ...texts } = signInMail(productName, supportEmail);
  const url = await magicLinks.link({ email, id });
  await mailer.send({ to: email, subject, ...mailLayout({ productName, ...texts, action: { label: action, url } }) });
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The same answer after the same time for everybody; what goes wrong is for the log only. */
const neutrally = async ({ neutralAnswerMs, logger }: SignInDeps, work: Promise<void>): Promise<void> => {
  work.catch((error: unknown) => logger.error({ err: error }, 'a sign-in link was not sent'));
  await pause(neutralAnswerMs);
};

/**
 * Mails a sign-in link to an account. Throws rate_limited, account_not_found or mail_failed; where the installation
 * answers neutrally, only the first.
 */
export const sendSignInLink = async (deps: SignInDeps, { email, address }: Request): Promise<void> => {
  await limited(deps, `address:${addressPrefix(address)}`, PER_ADDRESS_PREFIX);
  await limited(deps, `mailbox:${email}`, PER_MAILBOX);
  const user = await deps.units.readerAcrossCouncils().users.findByEmail(email);
  if (deps.isNeutral) return neutrally(deps, user ? mailSignInLink(deps, user) : Promise.resolve());
  if (!user) throw new DomainError('account_not_found');
  await mailSignInLink(deps, user);
};
