import { hasZeroBits, PROOF_PARTS, PROOF_SEPARATOR, proofText } from '@folkmoot/contracts/client';

/** @file The worker that computes a proof of work, so that the page stays quick. A file of its own. */

/** The work that a start token asks for. */
export interface ProofJob {
  campaignId: string;
  nonce: string;
  bits: number;
}

/** Hashes at once. More take less time each, up to the point where a slow device hangs. */
const FIRST_BATCH = 32;
const LARGEST_BATCH = 256;
const BATCH_MS = 30;
/** No device spends more of its battery. */
const LONGEST_MS = 20_000;

interface Scope {
  onmessage: ((event: MessageEvent<ProofJob>) => void) | null;
  postMessage(proof: string | undefined): void;
}
const scope = self as unknown as Scope;

const encoder = new TextEncoder();
const hashOf = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));

/** Computes all parts; undefined when it takes too long. */
const solve = async ({ campaignId, nonce, bits }: ProofJob): Promise<string | undefined> => {
  const began = performance.now();
  const solved: number[] = [];
  let batch = FIRST_BATCH;
  let tried = 0;
  while (solved.length < PROOF_PARTS) {
    const started = performance.now();
    if (started - began > LONGEST_MS) return;
    const from = tried;
    const texts = Array.from({ length: batch }, (_, index) =>
      proofText(campaignId, nonce, solved.length, from + index),
    );
    const hashes = await Promise.all(texts.map(hashOf));
    const at = hashes.findIndex((hash) => hasZeroBits(hash, bits));
    tried += batch;
    if (at >= 0) {
      solved.push(from + at);
      tried = 0;
    }
    if (performance.now() - started < BATCH_MS) batch = Math.min(batch * 2, LARGEST_BATCH);
  }
  return solved.join(PROOF_SEPARATOR);
};

scope.onmessage = ({ data }) => {
  solve(data).then(
    (proof) => scope.postMessage(proof),
    () => scope.postMessage(undefined),
  );
};
