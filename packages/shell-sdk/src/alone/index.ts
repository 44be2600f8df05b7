export { type Handler, handle, problem } from '../double/memory-transport';
export { type SessionSketch, sampleCouncil, sampleSession, sampleUser } from '../double/sample-session';
export { startAlone } from './start-alone';
