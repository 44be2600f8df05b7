import { createHash } from 'node:crypto';
import { challengeIn, hasZeroBits, PROOF_PARTS, PROOF_SEPARATOR, proofText } from '@folkmoot/contracts';

interface Wanted {
  /** Other numbers than the start token asks for. */
  readonly bits?: number;
  readonly campaignId?: string;
}

/** The campaign and the nonce of a start token. */
const partsOf = (startToken: string): { campaignId: string; nonce: string } => {
  const [payload = ''] = startToken.split('.');
  const [campaignId, , , , nonce] = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return { campaignId, nonce };
};

/** How many zero bits a start token asks for; null when it asks for no proof. */
export const bitsIn = (startToken: string): number | null => challengeIn(partsOf(startToken).nonce)?.bits ?? null;

/** The proof of work for a start token, as a page computes it. With fewer bits, none of its hashes has all that are asked for. */
export const solveProof = (startToken: string, wanted: Wanted = {}): string => {
  const { campaignId, nonce } = partsOf(startToken);
  const asked = challengeIn(nonce)?.bits ?? 0;
  const { bits = asked } = wanted;
  const isGood = (hash: Buffer): boolean => hasZeroBits(hash, bits) && (bits >= asked || !hasZeroBits(hash, asked));
  return Array.from({ length: PROOF_PARTS }, (_, part) => {
    for (let tried = 0; ; tried += 1) {
      const text = proofText(wanted.campaignId ?? campaignId, nonce, part, tried);
      if (isGood(createHash('sha256').update(text).digest())) return tried;
    }
  }).join(PROOF_SEPARATOR);
};
