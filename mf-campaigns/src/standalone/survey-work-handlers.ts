import {
  endPresenceOperation,
  getSavedDraftOperation,
  listMembersOperation,
  listSavedDraftsOperation,
  notePresenceOperation,
  restoreSavedDraftOperation,
  type SavedDraft,
  type SurveyContent,
} from '@folkmoot/contracts/client';
import { sampleUser } from '@folkmoot/sample-data/council';
import { type Handler, handle } from '@folkmoot/shell-sdk/standalone';
import type { Shelf } from './saved-surveys';

const COLLEAGUE = 'user-sam';

const earlier: SavedDraft = {
  id: 'earlier',
  savedBy: COLLEAGUE,
  savedAt: '2026-10-01T09:00:00.000Z',
  surveyRevision: 1,
  questionCount: 1,
  restoredFrom: null,
};

/** The survey when it had only one question. */
const earlierContent = (shelf: Shelf, campaignId: string): SurveyContent => {
  const { title, description, introText, introFile, questions } = shelf.survey(campaignId);
  return { title, description, introText, introFile, questions: questions.slice(0, 1) };
};

/** A colleague who has the first question of every survey open. */
export const surveyWorkHandlers = (shelf: Shelf): Handler[] => [
  handle(listMembersOperation, () => ({
    items: [sampleUser(), sampleUser({ id: COLLEAGUE, name: 'Sam Staff', role: 'council_staff' })],
    nextCursor: null,
  })),
  handle(notePresenceOperation, ({ params }) => {
    const { revision, questions } = shelf.survey(params.campaignId);
    return { surveyRevision: revision, others: [{ userId: COLLEAGUE, questionId: questions[0]?.id ?? null }] };
  }),
  handle(endPresenceOperation, () => undefined),
  handle(listSavedDraftsOperation, () => ({ items: [earlier], nextCursor: null })),
  handle(getSavedDraftOperation, ({ params }) => ({
    ...earlier,
    content: earlierContent(shelf, params.campaignId),
  })),
  handle(restoreSavedDraftOperation, ({ params: { campaignId } }) =>
    shelf.saveSurvey(campaignId, earlierContent(shelf, campaignId)),
  ),
];
