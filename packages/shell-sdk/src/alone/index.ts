export { type Handler, handle, problem } from '../double/memory-transport';
export { startAlone } from './start-alone';
