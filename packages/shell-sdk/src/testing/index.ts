export { sampleCouncil, sampleUser } from '@folkmoot/sample-data/council';
export { accessibilityProblems } from '@folkmoot/ui/testing';
export { type Call, type Handler, handle, problem } from '../double/memory-transport';
export { type SessionSketch, sampleSession } from '../double/sample-session';
export { type RenderedShell, renderWithShell, type ShellOptions } from './render-with-shell';
