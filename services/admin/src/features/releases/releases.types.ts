import type { FeatureApp } from '@folkmoot/service-kit';
import type { AdminConfig } from '../../config';
import type { CouncilRepository } from '../../entities/council';
import type { ReleaseLoadRepository, RollBackRepository } from '../../entities/remote-release';

export interface ReleaseRecords {
  readonly releaseLoads: ReleaseLoadRepository;
  readonly rollBacks: RollBackRepository;
  readonly councils: CouncilRepository;
}

export type ReleasesApp = FeatureApp<ReleaseRecords, AdminConfig>;
