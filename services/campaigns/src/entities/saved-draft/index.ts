export { continues, type SavedDraftHead, sizeOf, surplusOf } from './saved-draft.domain';
export type { SavedDraftRepository } from './saved-draft.repository';
