export { browserTargets } from './browsers';
export { type ConfigFactory, defineRemote, defineShell } from './define';
export { readDescriptor } from './descriptor';
export { type SharedEntry, type SharedName, sharedDependencies, sharedFloors } from './shared';
