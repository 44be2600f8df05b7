export type { ModuleLoader } from './load-remote-module';
export { RemoteOutlet } from './RemoteOutlet';
export { RemotesProvider, useRemotes, useRemotesAhead } from './RemotesProvider';
export { navigationOf, pagesOf, quickActionsOf, type Remote, type Remotes, remoteOfSegment } from './registry';
export { messages as remotesMessages } from './remotes.messages';
