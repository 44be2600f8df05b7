import { challengeIn } from '@folkmoot/contracts/client';
import type { ProofJob } from './proof-worker';

/**
 * @file Computes the proof of work of a page that owes one, while the person answers. Only such pages load it. The page's
 * script finds it at the window, because it imports no module of that script.
 */

/** Address of the worker's file. The build sets it. */
declare const PROOF_WORKER: string;

declare global {
  interface Window {
    /** The proof for a start token, before the response is sent. Absent from pages that owe none. */
    proofFor?: (startToken: string) => Promise<string | undefined>;
  }
}

/** A response does not wait longer for its proof. Without one it is accepted and marked. */
const LONGEST_WAIT_MS = 4_000;

/** The work that a start token asks for; null when it asks for none. Only the server verifies its signature. */
const jobOf = (startToken: string): ProofJob | null => {
  const payload = startToken.split('.')[0]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
  const [campaignId, , , , nonce]: unknown[] = JSON.parse(atob(payload));
  const challenge = challengeIn(String(nonce));
  return challenge && { campaignId: String(campaignId), nonce: String(nonce), bits: challenge.bits };
};

const compute = (job: ProofJob): Promise<string | undefined> =>
  new Promise((resolve) => {
    const worker = new Worker(PROOF_WORKER);
    const end = (proof?: string): void => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data }: MessageEvent<string | undefined>) => end(data);
    worker.onerror = () => end();
    worker.postMessage(job);
  });

/** Each is computed once. A draft of an earlier visit has another token than its page. */
const proofs = new Map<string, Promise<string | undefined>>();

const proofFor = (startToken: string): Promise<string | undefined> => {
  const known = proofs.get(startToken);
  if (known) return known;
  const work = async () => {
    const job = jobOf(startToken);
    return job ? compute(job) : undefined;
  };
  const proof = work().catch(() => undefined);
  proofs.set(startToken, proof);
  return proof;
};

window.proofFor = (startToken) =>
  Promise.race([
    proofFor(startToken),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LONGEST_WAIT_MS)),
  ]);

const field = document.querySelector<HTMLInputElement>('input[name=startToken]');
if (field) void proofFor(field.value);
