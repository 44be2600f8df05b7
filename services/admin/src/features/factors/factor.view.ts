import type { Passkey } from '@folkmoot/contracts';
import type { StoredPasskey } from '../../entities/factor';

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): Passkey => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
