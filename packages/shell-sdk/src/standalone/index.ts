export { sampleCouncil, sampleUser } from '@folkmoot/sample-data/council';
export { type Handler, handle, problem } from '../double/memory-transport';
export { type SessionSketch, sampleSession } from '../double/sample-session';
export { startStandalone } from './start-standalone';
