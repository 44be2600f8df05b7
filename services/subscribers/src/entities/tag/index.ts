export { consistent, inListOrder, publicTags, requireRevision, type StoredTag, type TagFields } from './tag.domain';
export type { MergeProgress, RemovedTag, TagRepository, TagRepositoryAcrossCouncils } from './tag.repository';
