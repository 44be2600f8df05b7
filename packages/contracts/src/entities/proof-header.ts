/**
 * Carries the proof of work of a response. A header and not in the body: a replica of an earlier version ignores it
 * here, and would refuse it there.
 */
export const PROOF_HEADER = 'x-proof-of-work';
