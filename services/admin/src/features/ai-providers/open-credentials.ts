import type { AiCredentials } from '@folkmoot/contracts';
import type { StoredAiProvider } from '../../entities/ai-provider';
import type { SealedSecrets } from '../../entities/secret';

/** The credentials to call a provider. A key that cannot be decrypted any more counts as missing. */
export const openCredentials = (secrets: SealedSecrets, provider: StoredAiProvider): AiCredentials => {
  const { id, kind, url, model, region, project, apiVersion, sealedKey, inputPrice, outputPrice } = provider;
  const key = sealedKey === null ? null : secrets.open(sealedKey, id);
  return { id, kind, url, model, region, project, apiVersion, key, inputPrice, outputPrice };
};
