import {
  cancelEvidenceOperation,
  EVIDENCE_DAYS,
  type Evidence,
  getEvidenceOperation,
  listEvidenceOperation,
  startEvidenceOperation,
} from '@folkmoot/contracts/client';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';

const DAY_MS = 86_400_000;
const TOTAL = 200;
/** Each question about a pack finds it so much further. */
const STEP = 50;
const BYTES = 184_320;

const completeAt = (pack: Evidence, now: Date): Evidence => ({
  ...pack,
  state: 'done',
  done: pack.total,
  bytes: BYTES,
  madeAt: now.toISOString(),
  expiresAt: new Date(now.getTime() + EVIDENCE_DAYS * DAY_MS).toISOString(),
});

const further = (pack: Evidence): Evidence => {
  if (pack.state !== 'queued' && pack.state !== 'running') return pack;
  const done = pack.done + STEP;
  return done >= pack.total ? completeAt(pack, new Date()) : { ...pack, state: 'running', done };
};

/** Evidence packs that make progress whenever somebody looks. Sample data has no files. */
export const evidenceHandlers = (): Handler[] => {
  const packs: Evidence[] = [];
  const change = (campaignId: string, id: string, to: (pack: Evidence) => Evidence): Evidence => {
    const index = packs.findIndex((pack) => pack.campaignId === campaignId && pack.id === id);
    const known = packs[index];
    if (!known) throw problem('not_found');
    const changed = to(known);
    packs[index] = changed;
    return changed;
  };
  const listOf = (campaignId: string): Evidence[] => packs.filter((pack) => pack.campaignId === campaignId);
  return [
    handle(listEvidenceOperation, ({ params }) => ({ items: listOf(params.campaignId) })),
    handle(startEvidenceOperation, ({ params: { campaignId } }) => {
      const underWay = listOf(campaignId).find(({ state }) => state === 'queued' || state === 'running');
      if (underWay) return underWay;
      const started: Evidence = {
        id: `evidence-${packs.length + 1}`,
        campaignId,
        state: 'queued',
        done: 0,
        total: TOTAL,
        bytes: null,
        createdAt: new Date().toISOString(),
        madeAt: null,
        expiresAt: null,
        error: null,
      };
      packs.unshift(started);
      return started;
    }),
    handle(getEvidenceOperation, ({ params }) => change(params.campaignId, params.evidenceId, further)),
    handle(cancelEvidenceOperation, ({ params }) =>
      change(params.campaignId, params.evidenceId, (pack) => ({ ...pack, state: 'cancelled' })),
    ),
  ];
};
