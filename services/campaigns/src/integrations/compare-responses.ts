import {
  type Analyser,
  type Circumstances,
  createAnalyser,
  type DecidedWave,
  decodeTraces,
  encodeTraces,
  type FoundWave,
  MAX_CHUNK,
  type ObservedResponse,
  type SurveyShape,
  traceOf,
} from '@folkmoot/integrity';

/** @file Work of a process of its own, which keeps what it learned about the campaigns that it compared last. */

/** Responses to trace, behind the traces of a chunk that has room. */
export interface TraceRequest {
  readonly before: Uint8Array | null;
  readonly responses: readonly ObservedResponse[];
  readonly shape: SurveyShape;
  readonly key: Uint8Array;
}

/** Encoded traces with the numbers of the first and the last. */
export interface TracedChunk {
  readonly from: number;
  readonly to: number;
  readonly bytes: Uint8Array;
}

export const traceResponses = ({ before, responses, shape, key }: TraceRequest): TracedChunk[] => {
  const known = before === null ? [] : decodeTraces(before);
  const traces = [...known, ...responses.map((response) => traceOf(response, shape, key))];
  const chunks: TracedChunk[] = [];
  for (let from = 0; from < traces.length; from += MAX_CHUNK) {
    const chunk = traces.slice(from, from + MAX_CHUNK);
    chunks.push({ from: chunk[0]?.number ?? 0, to: chunk.at(-1)?.number ?? 0, bytes: encodeTraces(chunk) });
  }
  return chunks;
};

interface Kept {
  readonly analyser: Analyser;
  /** The highest number that it has. */
  to: number;
}

const MOST_KEPT = 3;
/** Above this, the campaign that was compared the longest ago is dropped. */
const MOST_TRACES = 300_000;

/** By the name of their traces, the last one used last. */
const kept = new Map<string, Kept>();

const sizeOfAll = (): number => [...kept.values()].reduce((sum, { analyser }) => sum + analyser.size(), 0);

const keep = (name: string, entry: Kept): void => {
  kept.delete(name);
  kept.set(name, entry);
  for (const oldest of kept.keys()) {
    if (oldest === name || (kept.size <= MOST_KEPT && sizeOfAll() <= MOST_TRACES)) return;
    kept.delete(oldest);
  }
};

/** Traces that are to be compared with those of the same name. */
export interface AddRequest {
  readonly name: string;
  readonly shape: SurveyShape;
  /** In their order. None asks how far the process is. */
  readonly chunks: readonly TracedChunk[];
}

/** Adds traces, and returns the highest number that the process has; 0 when it has none. */
export const addTraces = ({ name, shape, chunks }: AddRequest): number => {
  const entry = kept.get(name) ?? { analyser: createAnalyser(shape), to: 0 };
  for (const { to, bytes } of chunks) {
    entry.analyser.add(decodeTraces(bytes));
    entry.to = Math.max(entry.to, to);
  }
  if (chunks.length > 0) keep(name, entry);
  return entry.to;
};

export interface CompareRequest {
  readonly name: string;
  /** The highest number that is to be compared. */
  readonly to: number;
  readonly circumstances: Circumstances;
  readonly decided: readonly DecidedWave[];
}

/** The waves. Null when the process does not have all traces: it may be another one than before. */
export const compareTraces = ({ name, to, circumstances, decided }: CompareRequest): FoundWave[] | null => {
  const entry = kept.get(name);
  return entry && entry.to >= to ? entry.analyser.waves(circumstances, decided) : null;
};

/** The same work, as the service calls it. */
export interface CompareResponses {
  readonly trace: (request: TraceRequest, signal: AbortSignal) => Promise<TracedChunk[]>;
  readonly add: (request: AddRequest, signal: AbortSignal) => Promise<number>;
  readonly compare: (request: CompareRequest, signal: AbortSignal) => Promise<FoundWave[] | null>;
}
