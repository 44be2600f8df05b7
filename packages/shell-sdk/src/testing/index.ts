export { accessibilityProblems } from '@folkmoot/ui/testing';
export { type Call, type Handler, handle, problem } from '../double/memory-transport';
export { type SessionSketch, sampleCouncil, sampleSession, sampleUser } from '../double/sample-session';
export { type RenderedShell, renderWithShell, type ShellOptions } from './render-with-shell';
