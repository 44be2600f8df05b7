/**
 * @file The proof of work of a page. The page and the public service compute the same texts. Each part is a number whose
 * hash begins with as many zero bits as the start token asks for. Several small parts take about the same time on every
 * try; one large part can take ten times as long as the next.
 */

/** Parts of a proof. */
export const PROOF_PARTS = 16;

/** Separates the numbers of a proof. */
export const PROOF_SEPARATOR = '-';

/** The work that a start token asks for: its nonce ends with these numbers. */
export interface ProofChallenge {
  /** Zero bits at the beginning of the hash of each part. */
  readonly bits: number;
  /** In seconds since 1970. */
  readonly expiresAt: number;
}

const CHALLENGE = /^[\w-]{1,40}\.(\d{1,2})\.(\d{1,12})$/;

/** The challenge in a nonce; null when the page owes no proof. */
export const challengeIn = (nonce: string): ProofChallenge | null => {
  const [, bits, expiresAt] = CHALLENGE.exec(nonce) ?? [];
  return bits === undefined || expiresAt === undefined ? null : { bits: Number(bits), expiresAt: Number(expiresAt) };
};

/** The text whose SHA-256 must begin with zero bits. */
export const proofText = (campaignId: string, nonce: string, part: number, tried: number): string =>
  `${campaignId} ${nonce} ${part} ${tried}`;

/** Whether a hash begins with this many zero bits; at most 31. */
export const hasZeroBits = (hash: Uint8Array, bits: number): boolean => {
  const [a = 1, b = 0, c = 0, d = 0] = hash;
  const head = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
  return bits === 0 || head >>> (32 - bits) === 0;
};
