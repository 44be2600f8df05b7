import { type Analysis, type AnalysisRequest, analyse, type PrepareComments, type Reach } from '@folkmoot/ai-providers';
import type { AnalyseComments } from './insight.deps';

/** The built-in analysis; it works in a process of its own. */
export type AnalyseHere = (request: AnalysisRequest) => Promise<Analysis>;

interface Work {
  readonly analyseHere: AnalyseHere;
  readonly prepare: PrepareComments;
}

/** Analyses by the provider that is set up. What reads all comments does so elsewhere, so that requests do not wait. */
export const createAnalysis =
  ({ analyseHere, prepare }: Work, reach: Reach): AnalyseComments =>
  (credentials, request, witness) =>
    credentials.kind === 'built_in'
      ? analyseHere(request)
      : analyse(credentials, request, { ...witness, prepareComments: prepare, reach });
