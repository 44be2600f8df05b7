import { type Actor, ssoChangedEvent } from '@folkmoot/contracts';
import { fetchSamlMetadata } from '../../integrations/single-sign-on/saml-metadata';
import type { SsoApp, SsoTools } from './sso.types';

/**
 * Reads the metadata of a provider again: providers change their certificates once a year or so, and announce it only
 * there. Metadata with another name is another provider, and is left for an admin to decide.
 */
const renew = async (
  { contextOf }: Pick<SsoApp, 'contextOf'>,
  actor: Actor,
  { outside }: Pick<SsoTools, 'outside'>,
): Promise<void> => {
  const { reader, unitOfWork, clock } = contextOf(actor);
  const before = await reader(actor).ssoConnections.get();
  const { settings } = await fetchSamlMetadata(outside, before.metadataUrl);
  const { entityId, signInUrl, signOutUrl, certificates } = before;
  const isSame = JSON.stringify(settings) === JSON.stringify({ entityId, signInUrl, signOutUrl, certificates });
  if (isSame || settings.entityId !== entityId) return;
  await unitOfWork(actor, async ({ ssoConnections, outbox }) => {
    const saved = await ssoConnections.save(before, { ...settings, updatedAt: clock.now() });
    await outbox.add(ssoChangedEvent, {
      aggregate: { type: 'council', id: saved.councilId, revision: saved.revision },
      payload: { councilId: saved.councilId, change: 'metadata_renewed', changedFields: [] },
    });
  });
};

/** Renews the metadata of all councils that gave an address for it. */
export const renewMetadataAcrossCouncils = async (
  app: Pick<SsoApp, 'systemContext' | 'contextOf' | 'logger'>,
  signal: AbortSignal,
  tools: Pick<SsoTools, 'outside'>,
  actorIn: (councilId: string) => Actor,
): Promise<void> => {
  const councilIds = await app.systemContext.acrossCouncils.reader().ssoConnectionsAcrossCouncils.listWithMetadata();
  for (const councilId of councilIds) {
    if (signal.aborted) return;
    await renew(app, actorIn(councilId), tools).catch((error: unknown) =>
      app.logger.warn({ err: error, councilId }, 'the metadata of a provider was not renewed'),
    );
  }
};
