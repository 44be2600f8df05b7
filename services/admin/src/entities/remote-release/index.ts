export type { RollBack, SeenLoads, SeenRelease } from './remote-release.domain';
export type { ReleaseLoadRepository, RollBackRepository } from './remote-release.repository';
