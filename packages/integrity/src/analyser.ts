import { addTrace, createColumns } from './columns';
import type { Analyser, AnalysisInput, FoundWave, SurveyShape, Trace } from './shapes';
import { createWaveSearch } from './waves';

/** An analyser without responses. */
export const createAnalyser = (shape: SurveyShape): Analyser => {
  const columns = createColumns(shape);
  const known = new Set<number>();
  const waves = createWaveSearch(columns);
  return {
    add: (traces) => {
      for (const trace of traces) {
        if (known.has(trace.number)) continue;
        addTrace(columns, trace);
        known.add(trace.number);
      }
    },
    size: () => known.size,
    waves,
  };
};

/** The waves of all responses at once. */
export const findWaves = (traces: readonly Trace[], input: AnalysisInput): FoundWave[] => {
  const analyser = createAnalyser(input.shape);
  analyser.add(traces);
  return analyser.waves(input.circumstances, input.decided);
};
