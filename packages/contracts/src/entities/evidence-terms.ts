/** The words of evidence packs, free of zod. */
export const evidenceStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;
export type EvidenceState = (typeof evidenceStates)[number];

/** A pack is kept this long. Another one can be made at any time. */
export const EVIDENCE_DAYS = 30;

/** Where an installation publishes the keys that packs are signed with. */
export const EVIDENCE_KEYS_PATH = '/.well-known/folkmoot-evidence.json';
