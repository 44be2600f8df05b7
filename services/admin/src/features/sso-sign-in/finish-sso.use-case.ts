import type { Device } from '@folkmoot/contracts';
import { hashOfSecret, newSecret } from '../../entities/secret';
import type { SignedIn } from '../../entities/sign-in';
import type { StoredSsoAttempt } from '../../entities/sso-attempt';
import type { StoredSsoConnection } from '../../entities/sso-connection';
import { oidcProviderOf, samlProviderOf } from '../../integrations/single-sign-on/provider-clients';
import { type SsoIdentity, SsoRefusedError } from '../../integrations/single-sign-on/refusal';
import { admitPerson } from './admit-person.use-case';
import type { SsoSignInContext, SsoSignInTools } from './sso-sign-in.types';

const HOUR_MS = 3_600_000;

interface Browser {
  /** The value of the cookie; null when the browser sent none. */
  readonly cookie: string | null;
  readonly device: Device;
}

/** A refusal, with the council that it concerns when that is known. */
export class RefusedSignIn extends Error {
  constructor(
    readonly refusal: SsoRefusedError,
    readonly councilId: string | null,
  ) {
    super(refusal.message, { cause: refusal });
  }
}

const refusing = async <T>(councilId: string | null, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof SsoRefusedError ? new RefusedSignIn(error, councilId) : error;
  }
};

const isOwn = ({ browser }: StoredSsoAttempt, cookie: string | null): boolean =>
  cookie !== null && hashOfSecret(cookie) === browser;

const connectionOf = async (
  { acrossCouncils }: SsoSignInContext,
  { councilId, protocol }: StoredSsoAttempt,
): Promise<StoredSsoConnection> => {
  const connection = await acrossCouncils.reader().ssoConnectionsAcrossCouncils.find(councilId);
  if (!connection?.isOn || connection.protocol !== protocol) throw new SsoRefusedError('sso_off');
  return connection;
};

/** Takes an attempt: of many simultaneous answers to it, one gets it. */
const take = async ({ acrossCouncils, clock }: SsoSignInContext, { id }: StoredSsoAttempt): Promise<void> => {
  const taken = await acrossCouncils.reader().ssoAttempts.take(id, clock.now());
  if (!taken) throw new SsoRefusedError('sso_expired');
};

/** Throws sso_replayed when an answer of this provider was used before, whatever attempt it comes with now. */
const requireFirstUse = async (
  { acrossCouncils }: SsoSignInContext,
  councilId: string,
  answer: string,
  expiresAt: Date,
): Promise<void> => {
  const key = hashOfSecret(`${councilId} ${answer}`);
  if (!(await acrossCouncils.reader().ssoAttempts.useOnce(key, expiresAt))) throw new SsoRefusedError('sso_replayed');
};

/** The query of the callback, as the provider sent it. */
export type OidcAnswer = Readonly<Record<string, unknown>> & {
  readonly state?: string | undefined;
  readonly code?: string | undefined;
};

const parametersOf = (answer: OidcAnswer): URLSearchParams =>
  new URLSearchParams(
    Object.entries(answer).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** Signs a person in by the answer of an OpenID Connect provider. Throws RefusedSignIn. */
export const finishOidc = async (
  context: SsoSignInContext,
  answer: OidcAnswer,
  { cookie, device }: Browser,
  tools: SsoSignInTools,
): Promise<SignedIn> => {
  const { acrossCouncils, clock } = context;
  const { state = '', code } = answer;
  const now = clock.now();
  const attempt = await acrossCouncils.reader().ssoAttempts.find(hashOfSecret(state), now);
  return refusing(attempt?.councilId ?? null, async () => {
    if (attempt?.protocol !== 'oidc') throw new SsoRefusedError('sso_expired');
    if (!isOwn(attempt, cookie)) throw new SsoRefusedError('sso_other_browser');
    const connection = await connectionOf(context, attempt);
    await take(context, attempt);
    const { nonce, codeVerifier, councilId, isAgain } = attempt;
    if (code !== undefined) {
      await requireFirstUse(context, councilId, `code ${code}`, new Date(now.getTime() + HOUR_MS));
    }
    const provider = oidcProviderOf(connection, tools.secrets);
    const identity = await tools.oidc.finish(provider, { state, nonce, codeVerifier }, parametersOf(answer));
    return admitPerson(context, { councilId, identity, device, isAgain }, tools);
  });
};

/** A browser is signed in, or must come back with its cookie first. */
type SamlOutcome =
  | { readonly kind: 'signed-in'; readonly signedIn: SignedIn }
  | { readonly kind: 'ticket'; readonly ticket: string };

/**
 * Checks the answer of a SAML provider. The browser posts it from the provider's page, without our cookie, so the
 * checked answer usually waits for the browser to come back with it. Throws RefusedSignIn.
 */
export const finishSaml = async (
  context: SsoSignInContext,
  response: string,
  { cookie, device }: Browser,
  tools: SsoSignInTools,
): Promise<SamlOutcome> => {
  const { acrossCouncils, clock } = context;
  const { ssoAttempts } = acrossCouncils.reader();
  const requestId = await refusing(null, async () => tools.saml.requestIdOf(response));
  const attempt = await ssoAttempts.find(requestId, clock.now());
  return refusing(attempt?.councilId ?? null, async (): Promise<SamlOutcome> => {
    if (attempt?.protocol !== 'saml') throw new SsoRefusedError('sso_expired');
    if (cookie !== null && !isOwn(attempt, cookie)) throw new SsoRefusedError('sso_other_browser');
    const { councilId, id, isAgain } = attempt;
    const provider = samlProviderOf(await connectionOf(context, attempt));
    const { identity, assertionId, expiresAt } = await tools.saml.finish(provider, id, response);
    await requireFirstUse(context, councilId, `assertion ${assertionId}`, expiresAt);
    if (cookie !== null) {
      await take(context, attempt);
      return {
        kind: 'signed-in',
        signedIn: await admitPerson(context, { councilId, identity, device, isAgain }, tools),
      };
    }
    const ticket = newSecret();
    const isKept = await ssoAttempts.keepAnswer(
      id,
      hashOfSecret(ticket),
      tools.secrets.seal(JSON.stringify(identity), id),
    );
    if (!isKept) throw new SsoRefusedError('sso_replayed');
    return { kind: 'ticket', ticket };
  });
};

/** Signs the browser in that began a SAML sign-in, by its ticket and its cookie. Throws RefusedSignIn. */
export const finishSamlReturn = async (
  context: SsoSignInContext,
  ticket: string,
  { cookie, device }: Browser,
  tools: SsoSignInTools,
): Promise<SignedIn> => {
  const { acrossCouncils, clock } = context;
  const attempt = await acrossCouncils.reader().ssoAttempts.findByTicket(hashOfSecret(ticket), clock.now());
  return refusing(attempt?.councilId ?? null, async () => {
    if (!attempt?.answer) throw new SsoRefusedError('sso_expired');
    if (!isOwn(attempt, cookie)) throw new SsoRefusedError('sso_other_browser');
    const opened = tools.secrets.open(attempt.answer, attempt.id);
    if (opened === null) throw new SsoRefusedError('sso_expired');
    await take(context, attempt);
    // Our own text, sealed by us.
    const identity = JSON.parse(opened) as SsoIdentity;
    const { councilId, isAgain } = attempt;
    return admitPerson(context, { councilId, identity, device, isAgain }, tools);
  });
};
