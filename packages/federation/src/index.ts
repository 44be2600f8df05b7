export { browserTargets } from './browsers';
export { type ConfigFactory, defineRemote, defineShell } from './define';
export { readDescriptor } from './descriptor';
export { type SharedEntry, sharedDependencies } from './shared';
