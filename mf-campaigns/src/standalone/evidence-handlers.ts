import {
  cancelEvidenceOperation,
  type Evidence,
  getEvidenceOperation,
  listEvidenceOperation,
  startEvidenceOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const DAY_MS = 86_400_000;
const BYTES = 1_200_000;

const packOf = (campaignId: string): Evidence => {
  const now = Date.now();
  const madeAt = new Date(now).toISOString();
  return {
    id: 'evidence-1',
    campaignId,
    state: 'done',
    done: 12,
    total: 12,
    bytes: BYTES,
    createdAt: madeAt,
    madeAt,
    expiresAt: new Date(now + 30 * DAY_MS).toISOString(),
    error: null,
  };
};

/** Evidence that is ready at once. There is no file behind it. */
export const evidenceHandlers = (): Handler[] => {
  const packs = new Map<string, Evidence>();
  const get = (campaignId: string): Evidence => {
    const pack = packs.get(campaignId);
    if (!pack) throw problem('not_found');
    return pack;
  };
  return [
    handle(listEvidenceOperation, ({ params }) => ({
      items: [...packs.values()].filter(({ campaignId }) => campaignId === params.campaignId),
    })),
    handle(startEvidenceOperation, ({ params: { campaignId } }) => {
      const pack = packOf(campaignId);
      packs.set(campaignId, pack);
      return pack;
    }),
    handle(getEvidenceOperation, ({ params }) => get(params.campaignId)),
    handle(cancelEvidenceOperation, ({ params }) => ({ ...get(params.campaignId), state: 'cancelled' })),
  ];
};
