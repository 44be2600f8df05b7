export type { CouncilCopyRepository, CouncilCopyRepositoryAcrossCouncils } from './council-copy.repository';
export { mustRedactExports, retentionRuleOf, smallestCellOf } from './council-privacy';
export { zoneOf } from './council-zone';
