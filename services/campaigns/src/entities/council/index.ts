export type { CouncilCopyRepository, CouncilCopyRepositoryAcrossCouncils } from './council-copy.repository';
export { mustRedactExports, retentionRuleOf } from './council-privacy';
export { zoneOf } from './council-zone';
