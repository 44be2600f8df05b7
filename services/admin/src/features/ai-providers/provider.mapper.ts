import type { AiCredentials, AiProvider } from '@folkmoot/contracts';
import type { StoredAiProvider } from '../../records/ai.repository';
import type { SealedSecrets } from '../../secrets/sealed-secret';

/** A provider as administrators see it: whether it has a key, never which. */
export const toProviderView = ({ sealedKey, keySetAt, createdAt: _, ...fields }: StoredAiProvider): AiProvider => ({
  ...fields,
  hasKey: sealedKey !== null,
  keySetAt: keySetAt?.toISOString() ?? null,
});

/** What it takes to call a provider. A key that cannot be opened any more is none. */
export const toCredentials = (secrets: SealedSecrets, provider: StoredAiProvider): AiCredentials => {
  const { id, kind, url, model, region, project, apiVersion, sealedKey } = provider;
  const key = sealedKey === null ? null : secrets.open(sealedKey, id);
  return { id, kind, url, model, region, project, apiVersion, key };
};
