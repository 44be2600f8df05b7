export { advance, begin, cancel, fail, finish, type StoredTagging } from './tagging.domain';
export type { TaggingRef, TaggingRepository, TaggingRepositoryAcrossCouncils } from './tagging.repository';
