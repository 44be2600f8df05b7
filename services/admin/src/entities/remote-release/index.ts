export type { RollBack, SeenLoads } from './remote-release.domain';
export type { ReleaseLoadRepository, RollBackRepository } from './remote-release.repository';
