import type { Survey } from '../../entities/survey';
import { saveDraft } from './save-survey.use-case';
import type { SurveyContext } from './survey.types';

interface Restore {
  readonly campaignId: string;
  readonly draftId: string;
  /** The revision of the survey that the person has seen. */
  readonly revision: number;
}

/** Saves an earlier state as a new one. It goes through the same checks as every save. Throws stale_revision. */
export const restoreSavedDraft = (
  context: SurveyContext,
  { campaignId, draftId, revision }: Restore,
): Promise<Survey> =>
  context.unitOfWork(context.actor, async (unit) => {
    const { id } = await unit.campaigns.get(campaignId);
    const { content, savedAt } = await unit.savedDrafts.get(id, draftId);
    // A save keeps the parts that it does not name. An earlier state without them has none.
    const none = { sections: [], endPages: [], limits: {}, introFiles: {} };
    const input = { ...none, ...content, revision };
    return saveDraft(unit, context, { campaignId, input, restoredFrom: savedAt });
  });
