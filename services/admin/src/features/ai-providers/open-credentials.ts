import type { AiCredentials } from '@folkmoot/contracts';
import type { StoredAiProvider } from '../../records/ai.repository';
import type { SealedSecrets } from '../../secrets/sealed-secret';

/** What it takes to call a provider. A key that cannot be opened any more is none. */
export const openCredentials = (secrets: SealedSecrets, provider: StoredAiProvider): AiCredentials => {
  const { id, kind, url, model, region, project, apiVersion, sealedKey } = provider;
  const key = sealedKey === null ? null : secrets.open(sealedKey, id);
  return { id, kind, url, model, region, project, apiVersion, key };
};
