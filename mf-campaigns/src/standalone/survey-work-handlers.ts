import {
  addSurveyCommentOperation,
  createSurveyPreviewLinkOperation,
  deleteSurveyCommentOperation,
  endPresenceOperation,
  getSavedDraftOperation,
  getSurveyPreviewLinkOperation,
  listMembersOperation,
  listSavedDraftsOperation,
  listSurveyCommentsOperation,
  notePresenceOperation,
  resolveSurveyCommentOperation,
  restoreSavedDraftOperation,
  revokeSurveyPreviewLinkOperation,
  type SavedDraft,
  type SurveyComment,
  type SurveyContent,
  type SurveyPreviewLink,
} from '@folkmoot/contracts/client';
import { sampleIds, sampleUser } from '@folkmoot/sample-data/council';
import { type Handler, handle, problem } from '@folkmoot/shell-sdk/standalone';
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

const commentHandlers = (): Handler[] => {
  const comments = new Map<string, SurveyComment>();
  const change = (id: string, patch: Partial<SurveyComment>): SurveyComment => {
    const before = comments.get(id);
    if (!before) throw problem('not_found');
    const after = { ...before, ...patch };
    comments.set(id, after);
    return after;
  };
  return [
    handle(listSurveyCommentsOperation, () => ({ items: [...comments.values()], nextCursor: null })),
    handle(addSurveyCommentOperation, ({ body: { questionId, text, mentions = [] } }) => {
      const writing = { writtenBy: sampleIds.userId, writtenAt: new Date().toISOString() };
      const id = `comment-${comments.size + 1}`;
      const comment = { id, questionId, text, mentions, ...writing, resolvedAt: null, resolvedBy: null };
      comments.set(id, comment);
      return comment;
    }),
    handle(resolveSurveyCommentOperation, ({ params, body: { isResolved } }) =>
      change(
        params.commentId,
        isResolved
          ? { resolvedAt: new Date().toISOString(), resolvedBy: sampleIds.userId }
          : { resolvedAt: null, resolvedBy: null },
      ),
    ),
    handle(deleteSurveyCommentOperation, ({ params }) => {
      comments.delete(params.commentId);
    }),
  ];
};

const DAY_MS = 86_400_000;

const previewLinkHandlers = (): Handler[] => {
  let link: SurveyPreviewLink | null = null;
  return [
    handle(getSurveyPreviewLinkOperation, () => ({ link })),
    handle(createSurveyPreviewLinkOperation, ({ params, body: { days } }) => {
      const now = Date.now();
      link = {
        url: `https://folkmoot.example/riverside/survey/${params.campaignId}/preview/sample.token-${now}`,
        createdBy: sampleIds.userId,
        createdAt: new Date(now).toISOString(),
        expiresAt: new Date(now + days * DAY_MS).toISOString(),
      };
      return link;
    }),
    handle(revokeSurveyPreviewLinkOperation, () => {
      link = null;
    }),
  ];
};

/** A colleague who has the first question of every survey open. */
export const surveyWorkHandlers = (shelf: Shelf): Handler[] => [
  handle(listMembersOperation, () => ({
    items: [sampleUser(), sampleUser({ id: COLLEAGUE, name: 'Sam Staff', role: 'council_staff' })],
    nextCursor: null,
  })),
  ...commentHandlers(),
  ...previewLinkHandlers(),
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
