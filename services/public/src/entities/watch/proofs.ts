import { hash } from 'node:crypto';
import { hasZeroBits, PROOF_PARTS, PROOF_SEPARATOR, proofText } from '@folkmoot/contracts';
import type { ReadStart } from '../published-survey';
import { createRecentKeys } from '../visit';

/** Checks proofs of work. */
export interface Proofs {
  /** Whether the response brings a valid proof that no other response has used. A repeat of a response is no other. */
  accept(start: ReadStart, proof: string | undefined, responseId: string): boolean;
}

const USED_MS = 24 * 3_600_000;
const MAX_USED = 200_000;
const TRIED = /^\d{1,10}$/;

const isSolved = ({ campaignId, nonce }: ReadStart, bits: number, proof: string): boolean => {
  const parts = proof.split(PROOF_SEPARATOR);
  if (parts.length !== PROOF_PARTS || !parts.every((tried) => TRIED.test(tried))) return false;
  return parts.every((tried, part) =>
    hasZeroBits(hash('sha256', proofText(campaignId, nonce, part, Number(tried)), 'buffer'), bits),
  );
};

/**
 * The start token is signed and contains the challenge, so nobody can make it easier, or older. Used proofs are kept in
 * memory for a day at least; a start token that is used twice within minutes gets a mark of its own.
 */
export const createProofs = (now: () => number = Date.now): Proofs => {
  const used = createRecentKeys({ forMs: USED_MS, most: MAX_USED, now });
  return {
    accept: (start, proof, responseId) => {
      const { challenge, campaignId, nonce } = start;
      if (!challenge || !proof || challenge.expiresAt * 1000 < now()) return false;
      const key = `proof ${campaignId} ${nonce}`;
      const user = used.find(key);
      if (user !== null && user !== responseId) return false;
      if (!isSolved(start, challenge.bits, proof)) return false;
      if (user === null) used.note(key, responseId);
      return true;
    },
  };
};
