import type { AiProvider } from '@folkmoot/contracts';
import type { StoredAiProvider } from '../../entities/ai-provider';

/** A provider as administrators see it: whether it has a key, never the key. */
export const toProviderView = ({ sealedKey, keySetAt, createdAt: _, ...fields }: StoredAiProvider): AiProvider => ({
  ...fields,
  hasKey: sealedKey !== null,
  keySetAt: keySetAt?.toISOString() ?? null,
});
