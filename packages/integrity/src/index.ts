export { createAnalyser, findWaves } from './analyser';
export { decodeTraces, encodeTraces, MAX_CHUNK } from './encoding';
export * from './shapes';
export { traceOf } from './trace';
