import { isServiceAccountFile } from '@folkmoot/ai-providers';
import {
  type addAiProviderOperation,
  aiProviderChangedEvent,
  type BodyOf,
  DomainError,
  isVertexRegion,
  type UserActor,
  type updateAiProviderOperation,
} from '@folkmoot/contracts';
import { newId, type Outbox } from '@folkmoot/service-kit';
import type { AiProviderChanges, StoredAiProvider } from '../../records/ai.repository';
import type { AiDeps } from './ai.deps';

type Change = 'added' | 'edited' | 'key_replaced' | 'removed';

const tell = (outbox: Outbox, { id, kind, revision }: StoredAiProvider, change: Change): Promise<void> =>
  outbox.add(aiProviderChangedEvent, {
    aggregate: { type: 'ai-provider', id, revision },
    payload: { providerId: id, kind, change },
    councilId: null,
  });

const sealed = ({ secrets, clock }: AiDeps, id: string, key: string | null) => ({
  sealedKey: key === null ? null : secrets.seal(key, id),
  keySetAt: key === null ? null : clock.now(),
});

/** The region of Google's becomes a part of the host that gets the key. */
const requireRegion = (kind: StoredAiProvider['kind'], region: string | undefined): void => {
  if (kind !== 'vertex' || !region || isVertexRegion(region)) return;
  throw new DomainError('invalid_input', {
    fields: [{ path: 'region', message: 'Use a region such as europe-west4.' }],
  });
};

/** What cannot be the key of this kind would only fail later, at its first call. */
const requireUsableKey = (kind: StoredAiProvider['kind'], key: string | null | undefined): void => {
  if (kind !== 'vertex' || !key || isServiceAccountFile(key)) return;
  const message = 'Paste the whole file of the service account, from the first to the last brace.';
  throw new DomainError('invalid_input', { fields: [{ path: 'key', message }] });
};

/** Adds a provider; its key is kept sealed (E-41). The first one becomes the usual one. */
export const addProvider = (
  deps: AiDeps,
  actor: UserActor,
  {
    key = null,
    ...fields
  }: Omit<BodyOf<typeof addAiProviderOperation>, 'key'> & { readonly key?: string | null | undefined },
): Promise<StoredAiProvider> =>
  deps.units.unitOfWorkAcrossCouncils(actor, async ({ ai, outbox }) => {
    requireRegion(fields.kind, fields.region);
    requireUsableKey(fields.kind, key);
    const id = newId();
    const createdAt = deps.clock.now();
    const provider = await ai.addProvider({ ...fields, ...sealed(deps, id, key), id, lastTest: null, createdAt });
    const settings = await ai.settings();
    if (settings.defaultProviderId === null) await ai.saveSettings(settings, { defaultProviderId: id });
    await tell(outbox, provider, 'added');
    return provider;
  });

const changesOf = (
  deps: AiDeps,
  id: string,
  { key, ...fields }: Omit<BodyOf<typeof updateAiProviderOperation>, 'revision'>,
): AiProviderChanges => {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return key === undefined ? given : { ...given, ...sealed(deps, id, key) };
};

/**
 * Whoever could only change the address must not get the key sent there: with another address the key is given anew, or
 * forgotten.
 */
const requireKeyAnew = (
  provider: StoredAiProvider,
  { key, ...wanted }: { url?: string | undefined; region?: string | undefined; key?: string | null | undefined },
) => {
  if (provider.sealedKey === null || key !== undefined) return;
  // Google's address has the region in it.
  const isElsewhere = (['url', 'region'] as const).some(
    (field) => wanted[field] !== undefined && wanted[field] !== provider[field],
  );
  if (!isElsewhere) return;
  throw new DomainError('invalid_input', {
    fields: [{ path: 'key', message: 'With another address the key has to be entered again.' }],
  });
};

/** Changes a provider. Throws not_found, stale_revision, or invalid_input for another address without the key. */
export const updateProvider = (
  deps: AiDeps,
  actor: UserActor,
  providerId: string,
  { revision, ...body }: BodyOf<typeof updateAiProviderOperation>,
): Promise<StoredAiProvider> =>
  deps.units.unitOfWorkAcrossCouncils(actor, async ({ ai, outbox }) => {
    const provider = await ai.getProvider(providerId);
    if (revision !== undefined && revision !== provider.revision) throw new DomainError('stale_revision');
    requireKeyAnew(provider, body);
    requireRegion(provider.kind, body.region);
    requireUsableKey(provider.kind, body.key);
    const saved = await ai.saveProvider(provider, changesOf(deps, providerId, body));
    await tell(outbox, saved, body.key === undefined ? 'edited' : 'key_replaced');
    return saved;
  });

/** Removes a provider with its key; councils that had it have what all have. Throws not_found. */
export const removeProvider = ({ units }: AiDeps, actor: UserActor, providerId: string): Promise<void> =>
  units.unitOfWorkAcrossCouncils(actor, async ({ ai, outbox }) => {
    const provider = await ai.getProvider(providerId);
    await ai.removeProvider(providerId);
    await ai.releasePolicies(providerId);
    const settings = await ai.settings();
    if (settings.defaultProviderId === providerId) await ai.saveSettings(settings, { defaultProviderId: null });
    await tell(outbox, provider, 'removed');
  });
