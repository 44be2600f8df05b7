import { DomainError, sessionRevokedEvent, type UserActor } from '@folkmoot/contracts';
import type { Context } from '@folkmoot/service-kit';
import { hashOfSecret } from '../../entities/secret';
import type { ProviderSignOut, StoredSsoSession } from '../../entities/sso-session';
import { oidcProviderOf, samlProviderOf } from '../../integrations/single-sign-on/provider-clients';
import { SsoRefusedError } from '../../integrations/single-sign-on/refusal';
import type { SamlMessage } from '../../integrations/single-sign-on/saml-sign-out';
import type { SsoSignInContext, SsoSignInRecords, SsoSignInTools } from './sso-sign-in.types';

/** Ends the sessions that a provider has signed out, at once and for all services. */
const endSessions = (
  { actor, acrossCouncils, clock }: SsoSignInContext,
  ended: readonly StoredSsoSession[],
): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ sessions, ssoSessions, outbox }) => {
    for (const { id, userId } of ended) {
      await ssoSessions.delete(id);
      const ending = { reason: 'provider_signed_out', councilId: null, at: clock.now() } as const;
      if (!(await sessions.end(id, ending))) continue;
      await outbox.add(sessionRevokedEvent, {
        aggregate: { type: 'user', id: userId, revision: 1 },
        payload: { userId, sessionIds: [id] },
      });
    }
  });

const endSignedOut = async (context: SsoSignInContext, signOut: ProviderSignOut): Promise<void> => {
  const ended = await context.acrossCouncils.reader().ssoSessions.listSignedOut(signOut);
  if (ended.length > 0) await endSessions(context, ended);
};

/** Whether a message of a provider is new. */
const isFirst = (context: SsoSignInContext, councilId: string, id: string, expiresAt: Date): Promise<boolean> =>
  context.acrossCouncils.reader().ssoAttempts.useOnce(hashOfSecret(`${councilId} sign-out ${id}`), expiresAt);

/** Back-channel logout: a provider says who has signed out. Throws invalid_input for a token that is not valid or not new. */
export const signOutByToken = async (
  context: SsoSignInContext,
  { councilId, token }: { readonly councilId: string; readonly token: string },
  { oidc, secrets, logger }: SsoSignInTools,
): Promise<void> => {
  const connection = await context.acrossCouncils.reader().ssoConnectionsAcrossCouncils.find(councilId);
  if (connection?.protocol !== 'oidc') throw new DomainError('invalid_input');
  const signOut = await oidc.readLogoutToken(oidcProviderOf(connection, secrets), token).catch((error: unknown) => {
    if (!(error instanceof SsoRefusedError)) throw error;
    logger.warn({ err: error, councilId }, 'a logout token was refused');
    throw new DomainError('invalid_input', { cause: error });
  });
  const { id, expiresAt, subject, providerSession } = signOut;
  if (!(await isFirst(context, councilId, id, expiresAt))) throw new DomainError('invalid_input');
  await endSignedOut(context, { councilId, subject, providerSession });
};

/**
 * SAML single logout that began at the provider. Returns where the browser goes with our answer; null for our own
 * sign-in page. A message that is not valid ends nothing.
 */
export const signOutBySaml = async (
  context: SsoSignInContext,
  message: SamlMessage,
  { saml, logger }: SsoSignInTools,
): Promise<string | null> => {
  try {
    const { ssoConnectionsAcrossCouncils } = context.acrossCouncils.reader();
    const connections = await ssoConnectionsAcrossCouncils.listByEntityId(saml.senderOf(message));
    let answerUrl: string | null = null;
    for (const connection of connections) {
      const { councilId } = connection;
      const signOut = await saml.readSignOut(samlProviderOf(connection), message);
      const { id, expiresAt, subject, providerSession } = signOut;
      if (!(await isFirst(context, councilId, id, expiresAt))) continue;
      await endSignedOut(context, { councilId, subject, providerSession });
      ({ answerUrl } = signOut);
    }
    return answerUrl;
  } catch (error) {
    if (!(error instanceof SsoRefusedError)) throw error;
    logger.warn({ err: error }, 'a SAML sign-out was refused');
    return null;
  }
};

/** Where the browser of the actor signs out at the provider. Null for a session that did not begin there. */
export const signOutUrl = async (
  { actor, acrossCouncils }: Context<SsoSignInRecords, UserActor>,
  { oidc, saml, secrets, logger }: SsoSignInTools,
): Promise<string | null> => {
  const { ssoSessions, ssoConnectionsAcrossCouncils } = acrossCouncils.reader();
  const session = await ssoSessions.find(actor.sessionId);
  const connection = session && (await ssoConnectionsAcrossCouncils.find(session.councilId));
  if (!session || !connection) return null;
  try {
    if (connection.protocol === 'saml') return await saml.signOutUrl(samlProviderOf(connection), session);
    const hint = session.sealedHint === null ? null : secrets.open(session.sealedHint, session.id);
    return await oidc.signOutUrl(oidcProviderOf(connection, secrets), hint);
  } catch (error) {
    // Signing out here must not wait for a provider that is away.
    logger.warn({ err: error, councilId: connection.councilId }, 'no address for signing out at the provider');
    return null;
  }
};
