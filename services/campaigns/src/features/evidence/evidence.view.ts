import type { Evidence } from '@folkmoot/contracts';
import type { StoredEvidence } from '../../entities/evidence';

export const toEvidenceView = (stored: StoredEvidence): Evidence => {
  const isDone = stored.state === 'done';
  return {
    id: stored.id,
    campaignId: stored.campaignId,
    state: stored.state,
    done: stored.done,
    total: stored.total,
    bytes: stored.bytes,
    createdAt: stored.createdAt.toISOString(),
    madeAt: isDone ? (stored.finishedAt?.toISOString() ?? null) : null,
    expiresAt: isDone ? stored.keepUntil.toISOString() : null,
    error: stored.state === 'failed' ? stored.error : null,
  };
};
