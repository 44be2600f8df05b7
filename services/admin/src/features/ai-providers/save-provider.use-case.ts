import { isServiceAccountFile } from '@folkmoot/ai-providers';
import {
  type addAiProviderOperation,
  aiProviderChangedEvent,
  type BodyOf,
  DomainError,
  isVertexRegion,
  type updateAiProviderOperation,
} from '@folkmoot/contracts';
import { type Context, newId, type Outbox } from '@folkmoot/service-kit';
import type { AiProviderChanges, StoredAiProvider } from '../../entities/ai-provider';
import type { AiRecords, AiTools } from './ai.types';

type SecretTools = Pick<AiTools, 'secrets'>;

type Change = 'added' | 'edited' | 'key_replaced' | 'removed';

const publishChange = (outbox: Outbox, { id, kind, revision }: StoredAiProvider, change: Change): Promise<void> =>
  outbox.add(aiProviderChangedEvent, {
    aggregate: { type: 'ai-provider', id, revision },
    payload: { providerId: id, kind, change },
    councilId: null,
  });

const sealed = ({ secrets }: SecretTools, id: string, key: string | null, now: Date) => ({
  sealedKey: key === null ? null : secrets.seal(key, id),
  keySetAt: key === null ? null : now,
});

/** The region becomes a part of Google's host name, and that host gets the key: so its format is checked. */
const requireRegion = (kind: StoredAiProvider['kind'], region: string | undefined): void => {
  if (kind !== 'vertex' || !region || isVertexRegion(region)) return;
  throw new DomainError('invalid_input', {
    fields: [{ path: 'region', message: 'Use a region such as europe-west4.' }],
  });
};

/** Checks the format of the key now. A wrong key would only fail at its first call. */
const requireUsableKey = (kind: StoredAiProvider['kind'], key: string | null | undefined): void => {
  if (kind !== 'vertex' || !key || isServiceAccountFile(key)) return;
  const message = 'Paste the whole file of the service account, from the first to the last brace.';
  throw new DomainError('invalid_input', { fields: [{ path: 'key', message }] });
};

/** Adds a provider; its key is kept sealed. The first one becomes the usual one. */
export const addProvider = (
  { actor, acrossCouncils, clock }: Context<AiRecords>,
  {
    key = null,
    ...fields
  }: Omit<BodyOf<typeof addAiProviderOperation>, 'key'> & { readonly key?: string | null | undefined },
  tools: SecretTools,
): Promise<StoredAiProvider> =>
  acrossCouncils.unitOfWork(actor, async ({ ai, outbox }) => {
    requireRegion(fields.kind, fields.region);
    requireUsableKey(fields.kind, key);
    const id = newId();
    const createdAt = clock.now();
    const provider = await ai.addProvider({
      ...fields,
      ...sealed(tools, id, key, createdAt),
      id,
      lastTest: null,
      createdAt,
    });
    const settings = await ai.settings();
    if (settings.defaultProviderId === null) await ai.saveSettings(settings, { defaultProviderId: id });
    await publishChange(outbox, provider, 'added');
    return provider;
  });

const changesOf = (
  { key, ...fields }: Omit<BodyOf<typeof updateAiProviderOperation>, 'revision'>,
  seal: (key: string | null) => ReturnType<typeof sealed>,
): AiProviderChanges => {
  const changes = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  return key === undefined ? changes : { ...changes, ...seal(key) };
};

/**
 * An attacker who can only change the address must not get the key: another address needs the key again, else the key
 * is deleted.
 */
const requireKeyAgain = (
  provider: StoredAiProvider,
  { key, ...wanted }: { url?: string | undefined; region?: string | undefined; key?: string | null | undefined },
) => {
  if (provider.sealedKey === null || key !== undefined) return;
  // Google's address contains the region.
  const isElsewhere = (['url', 'region'] as const).some(
    (field) => wanted[field] !== undefined && wanted[field] !== provider[field],
  );
  if (!isElsewhere) return;
  throw new DomainError('invalid_input', {
    fields: [{ path: 'key', message: 'With another address the key has to be entered again.' }],
  });
};

type ProviderChange = BodyOf<typeof updateAiProviderOperation> & { readonly providerId: string };

/** Changes a provider. Throws not_found, stale_revision, or invalid_input for another address without the key. */
export const updateProvider = (
  { actor, acrossCouncils, clock }: Context<AiRecords>,
  { providerId, revision, ...body }: ProviderChange,
  tools: SecretTools,
): Promise<StoredAiProvider> =>
  acrossCouncils.unitOfWork(actor, async ({ ai, outbox }) => {
    const provider = await ai.getProvider(providerId);
    if (revision !== undefined && revision !== provider.revision) throw new DomainError('stale_revision');
    requireKeyAgain(provider, body);
    requireRegion(provider.kind, body.region);
    requireUsableKey(provider.kind, body.key);
    const saved = await ai.saveProvider(
      provider,
      changesOf(body, (key) => sealed(tools, providerId, key, clock.now())),
    );
    await publishChange(outbox, saved, body.key === undefined ? 'edited' : 'key_replaced');
    return saved;
  });

/** Removes a provider with its key. Councils that used it get the default policy. Throws not_found. */
export const removeProvider = ({ actor, acrossCouncils }: Context<AiRecords>, providerId: string): Promise<void> =>
  acrossCouncils.unitOfWork(actor, async ({ ai, outbox }) => {
    const provider = await ai.getProvider(providerId);
    await ai.removeProvider(providerId);
    await ai.releasePolicies(providerId);
    const settings = await ai.settings();
    if (settings.defaultProviderId === providerId) await ai.saveSettings(settings, { defaultProviderId: null });
    await publishChange(outbox, provider, 'removed');
  });
