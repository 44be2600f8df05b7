import { DomainError, type SsoConnectionChange, ssoChangedEvent } from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import { enforceLimit } from '../../entities/attempt';
import type { SsoConnectionFields, StoredSsoConnection } from '../../entities/sso-connection';
import { issuerOf } from '../../integrations/single-sign-on/oidc-provider-document';
import { ProviderProblem } from '../../integrations/single-sign-on/read-document';
import { readCertificates } from '../../integrations/single-sign-on/saml-certificates';
import {
  fetchSamlMetadata,
  readSamlMetadata,
  type SamlSettings,
} from '../../integrations/single-sign-on/saml-metadata';
import { changedFieldsOf, requireComplete, withChange } from './connection-change.domain';
import { messages } from './sso.messages';
import type { SsoContext, SsoRecords, SsoTools } from './sso.types';

const HOUR_MS = 3_600_000;
/** Each save with an address makes a call to it. */
const PER_HOUR = 120;

const asFieldProblem =
  (path: string) =>
  (error: unknown): never => {
    if (!(error instanceof ProviderProblem)) throw error;
    throw new DomainError('invalid_input', { fields: [{ path, message: error.message }], cause: error });
  };

const attempt = <T>(path: string, read: () => T): T => {
  try {
    return read();
  } catch (error) {
    return asFieldProblem(path)(error);
  }
};

/** The values of metadata or of a pasted certificate. Empty when neither was sent. */
const samlSettings = async (
  stored: StoredSsoConnection | null,
  { metadataUrl = '', metadataXml = '', certificate = '' }: SsoConnectionChange,
  { outside }: SsoTools,
): Promise<Partial<SamlSettings>> => {
  if (metadataXml !== '') return attempt('metadataXml', () => readSamlMetadata(metadataXml));
  if (metadataUrl !== '' && (metadataUrl !== stored?.metadataUrl || stored.certificates.length === 0)) {
    return (await fetchSamlMetadata(outside, metadataUrl).catch(asFieldProblem('metadataUrl'))).settings;
  }
  return certificate === '' ? {} : { certificates: attempt('certificate', () => readCertificates(certificate)) };
};

/** The secret of another issuer must not be sent to this one. */
const sealedSecretOf = (
  stored: StoredSsoConnection | null,
  next: SsoConnectionFields,
  change: SsoConnectionChange,
  { secrets }: SsoTools,
  councilId: string,
): string | null => {
  const { clientSecret } = change;
  if (clientSecret) return secrets.seal(clientSecret, councilId);
  if (clientSecret !== undefined) return null;
  const kept = stored?.sealedSecret ?? null;
  if (kept !== null && stored?.issuer !== next.issuer) {
    throw new DomainError('invalid_input', { fields: [{ path: 'clientSecret', message: messages.secretAgain }] });
  }
  return kept;
};

const changeOf = (stored: StoredSsoConnection | null, next: SsoConnectionFields, change: SsoConnectionChange) => {
  if ((stored?.isOn ?? false) !== next.isOn) return next.isOn ? 'switched_on' : 'switched_off';
  return change.clientSecret ? 'secret_replaced' : 'saved';
};

const store = async (
  { ssoConnections, outbox }: Unit<SsoRecords>,
  councilId: string,
  next: SsoConnectionFields,
  change: SsoConnectionChange,
): Promise<void> => {
  const current = await ssoConnections.find();
  if (change.revision !== undefined && current && current.revision !== change.revision) {
    throw new DomainError('stale_revision');
  }
  const saved = current ? await ssoConnections.save(current, next) : await ssoConnections.add(councilId, next);
  await outbox.add(ssoChangedEvent, {
    aggregate: { type: 'council', id: councilId, revision: saved.revision },
    payload: { councilId, change: changeOf(current, next, change), changedFields: changedFieldsOf(current, next) },
  });
};

/** Saves the provider of the actor's council. Throws invalid_input with what is wrong in words, or stale_revision. */
export const saveConnection = async (
  context: SsoContext,
  sentChange: SsoConnectionChange,
  tools: SsoTools & { readonly mayBePlain: boolean },
): Promise<void> => {
  const { actor, reader, unitOfWork, clock } = context;
  const councilId = actor.councilId ?? '';
  const key = `sso-save:${councilId}`;
  await enforceLimit(context, { key, most: PER_HOUR, windowMs: HOUR_MS, code: 'too_many_requests' });
  const { issuer } = sentChange;
  const change = issuer === undefined ? sentChange : { ...sentChange, issuer: issuerOf(issuer) };
  const stored = await reader(actor).ssoConnections.find();
  if (stored?.isRequired && change.isOn === false)
    throw new DomainError('conflict', { detail: messages.stillRequired });
  const changed = withChange(stored, change, clock.now());
  const settings = changed.protocol === 'saml' ? await samlSettings(stored, change, tools) : {};
  const complete = { ...changed, ...settings };
  requireComplete(complete, tools.mayBePlain);
  const next = { ...complete, sealedSecret: sealedSecretOf(stored, complete, change, tools, councilId) };
  const {
    id: _id,
    councilId: _councilId,
    revision: _revision,
    ...fields
  } = { id: '', councilId: '', revision: 0, ...next };
  await unitOfWork(actor, (unit) => store(unit, councilId, fields, change));
};

/** Removes the provider. Throws not_found, and conflict while single sign-on is required. */
export const removeConnection = ({ actor, unitOfWork }: SsoContext): Promise<void> =>
  unitOfWork(actor, async ({ ssoConnections, outbox }) => {
    const { isRequired, councilId, revision } = await ssoConnections.get();
    if (isRequired) throw new DomainError('conflict', { detail: messages.stillRequired });
    await ssoConnections.delete();
    await outbox.add(ssoChangedEvent, {
      aggregate: { type: 'council', id: councilId, revision },
      payload: { councilId, change: 'removed', changedFields: [] },
    });
  });
