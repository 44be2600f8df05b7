import type { SavedDraft, SavedDraftHead } from './saved-draft.domain';

/** Saved states of the drafts of surveys. */
export interface SavedDraftRepository {
  /** Newest first, without contents. */
  list(campaignId: string): Promise<SavedDraftHead[]>;
  /** Throws not_found. */
  get(campaignId: string, id: string): Promise<SavedDraft>;
  /** Adds a state, or replaces the one with its id. */
  put(draft: SavedDraft): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** Files that any state of the council's surveys shows. */
  listFiles(): Promise<string[]>;
  eraseOfCampaign(campaignId: string): Promise<void>;
}
