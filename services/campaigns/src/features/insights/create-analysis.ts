import { type Analysis, type AnalysisRequest, analyse, type PrepareComments, type Reach } from '@folkmoot/ai-providers';
import type { AnalyseComments } from './insight.types';

/** The built-in analysis. Runs in a separate process. */
export type AnalyseHere = (request: AnalysisRequest) => Promise<Analysis>;

export interface AnalysisWork {
  readonly analyseHere: AnalyseHere;
  readonly prepare: PrepareComments;
}

/**
 * Analyses with the configured provider. The work on all comments runs in another process, so that requests do not
 * wait.
 */
export const createAnalysis =
  ({ analyseHere, prepare }: AnalysisWork, reach: Reach): AnalyseComments =>
  (credentials, request, witness) =>
    credentials.kind === 'built_in'
      ? analyseHere(request)
      : analyse(credentials, request, { ...witness, prepareComments: prepare, analyseLabels: analyseHere, reach });
