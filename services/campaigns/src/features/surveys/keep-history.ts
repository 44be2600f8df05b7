import { newId } from '@folkmoot/service-kit';
import { continues, type SavedDraftRepository, sizeOf, surplusOf } from '../../entities/saved-draft';
import type { Survey } from '../../entities/survey';

interface Stamp {
  readonly savedBy: string;
  readonly now: Date;
  /** When the restored state was saved; null for an ordinary save. */
  readonly restoredFrom: Date | null;
}

type Records = { readonly savedDrafts: SavedDraftRepository };

const stateOf = ({ campaignId, revision, content }: Survey) => ({
  campaignId,
  content,
  surveyRevision: revision,
  questionCount: content.questions.length,
  size: sizeOf(content),
});

/** Adds the draft that was there before the history began, so that the first save can be undone, too. */
const addFirstState = async ({ savedDrafts }: Records, before: Survey): Promise<void> => {
  if (before.content.questions.length === 0) return;
  const { savedBy = null, savedAt = before.updatedAt } = before;
  const state = stateOf(before);
  await savedDrafts.put({ id: newId(), ...state, savedBy, startedAt: savedAt, savedAt, restoredFrom: null });
};

/**
 * Adds a saved draft to the history. Saves of one person within ten minutes replace each other. A restored state never
 * replaces another one.
 */
export const keepHistory = async (
  records: Records,
  { before, saved }: { readonly before: Survey; readonly saved: Survey },
  { savedBy, now, restoredFrom }: Stamp,
): Promise<void> => {
  const { savedDrafts } = records;
  const newest = await savedDrafts.findNewest(saved.campaignId);
  if (newest === null) await addFirstState(records, before);
  const state = { ...stateOf(saved), savedBy, savedAt: now };
  if (restoredFrom === null && continues(newest, { savedBy, now })) {
    await savedDrafts.put({ ...newest, ...state });
    return;
  }
  await savedDrafts.put({ id: newId(), ...state, startedAt: now, restoredFrom });
  await savedDrafts.remove(surplusOf(await savedDrafts.list(saved.campaignId)));
};
