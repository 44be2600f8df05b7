import type { SavedDraft, SavedDraftHead } from './saved-draft.domain';

/** Saved states of the drafts of surveys. */
export interface SavedDraftRepository {
  /** Newest first, without contents. */
  list(campaignId: string): Promise<SavedDraftHead[]>;
  /** Without its content. */
  findNewest(campaignId: string): Promise<SavedDraftHead | null>;
  /** Throws not_found. */
  get(campaignId: string, id: string): Promise<SavedDraft>;
  /** Adds a state, or replaces the one with its id. */
  put(draft: SavedDraft): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Files that any state of the council's surveys, or of one survey, shows. */
  listFiles(campaignId?: string): Promise<string[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
