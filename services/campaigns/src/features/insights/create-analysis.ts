import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Analysis, type AnalysisRequest, analyse, analyseHere } from '@folkmoot/ai-providers';
import type { AnalyseComments } from './insight.deps';

const PATIENCE_MS = 60_000;
const MOST_MEMORY_MB = 256;

/** Beside the built service; not there when the service runs from its source, as in tests. */
const builtWorker = (): string => fileURLToPath(new URL('./analysis-worker.mjs', import.meta.url));

/** Analyses in a thread of its own, so that requests in between do not wait. */
export const analyseInWorker = (file: string, { signal, ...request }: AnalysisRequest): Promise<Analysis> =>
  new Promise((resolve, reject) => {
    const limits = { maxOldGenerationSizeMb: MOST_MEMORY_MB };
    const worker = new Worker(file, { workerData: request, resourceLimits: limits });
    const stop = () => void worker.terminate();
    const end = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
    end.addEventListener('abort', stop, { once: true });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => {
      end.removeEventListener('abort', stop);
      reject(new Error(`the analysis ended with ${code} before it answered`));
    });
  });

/** Analyses by the provider that is set up; the built-in one works in a thread of its own. */
export const createAnalysis = (file = builtWorker()): AnalyseComments => {
  const isBuilt = existsSync(file);
  return async (credentials, request, witness) => {
    if (credentials.kind !== 'built_in') return analyse(credentials, request, witness);
    return isBuilt ? analyseInWorker(file, request) : analyseHere(request);
  };
};
