import type { SavedDraft as WireSavedDraft } from '@folkmoot/contracts';
import type { SavedDraftHead } from '../../entities/saved-draft';

export const toSavedDraftView = (draft: SavedDraftHead): WireSavedDraft => ({
  id: draft.id,
  savedBy: draft.savedBy,
  savedAt: draft.savedAt.toISOString(),
  surveyRevision: draft.surveyRevision,
  questionCount: draft.questionCount,
  restoredFrom: draft.restoredFrom?.toISOString() ?? null,
});
