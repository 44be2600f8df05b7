import {
  type BodyOf,
  type Comment,
  commentsLabelledEvent,
  commentsReviewedEvent,
  type labelCommentsOperation,
  type ResponseOf,
} from '@folkmoot/contracts';
import type { Unit } from '@folkmoot/service-kit';
import {
  type CommentLabels,
  commentsOf,
  labelled,
  partsOf,
  requireThemes,
  toCommentView,
  withThemesOf,
} from '../../entities/comment';
import type { Response } from '../../entities/response';
import type { CommentRecords, CommentsContext } from './comment.types';
import { commentsOfPlan, type OpenComments, openComments } from './open-comments';

type Change = BodyOf<typeof labelCommentsOperation>['changes'][number];
type Outcome = ResponseOf<typeof labelCommentsOperation>;

interface Input {
  readonly campaignId: string;
  readonly changes: readonly Change[];
}

/** A change whose comment exists. */
interface KnownChange {
  readonly change: Change;
  readonly responseId: string;
  readonly questionId: string;
}

const isReviewOnly = ({ id: _, isReviewed, ...labels }: Change): boolean =>
  isReviewed !== undefined && Object.values(labels).every((value) => value === undefined);

/** The current labels of each comment of these responses. */
const labelsIn = (responses: readonly Response[], open: OpenComments): Map<string, Map<string, CommentLabels>> =>
  new Map(
    responses.map((response) => [
      response.id,
      new Map(
        commentsOf(response, open.opinions).map(({ labels }) => [
          labels.questionId,
          withThemesOf(labels, open.themeOf),
        ]),
      ),
    ]),
  );

const knownChanges = (
  changes: readonly Change[],
  known: ReadonlyMap<string, ReadonlyMap<string, unknown>>,
): KnownChange[] =>
  changes.flatMap((change) => {
    const parts = partsOf(change.id);
    return parts && known.get(parts.responseId)?.has(parts.questionId) ? [{ change, ...parts }] : [];
  });

/** All labels of a response: the changed ones, and those of questions that are not read as opinions. */
const labelsOf = ({ comments = [] }: Response, changed: ReadonlyMap<string, CommentLabels>): CommentLabels[] => [
  ...comments.map((labels) => changed.get(labels.questionId) ?? labels),
  ...[...changed].filter(([id]) => !comments.some(({ questionId }) => questionId === id)).map(([, labels]) => labels),
];

const announce = async (
  { outbox }: Unit<CommentRecords>,
  { plan }: OpenComments,
  accepted: readonly KnownChange[],
): Promise<void> => {
  const { campaignId } = plan;
  const aggregate = { type: 'campaign', id: campaignId, revision: plan.revision + 1 };
  const labels = new Set(accepted.filter(({ change }) => !isReviewOnly(change)).map(({ change }) => change.id));
  const reviewed = new Set(
    accepted.filter(({ change }) => change.isReviewed !== undefined).map(({ change }) => change.id),
  );
  if (labels.size > 0)
    await outbox.add(commentsLabelledEvent, { aggregate, payload: { campaignId, comments: labels.size } });
  if (reviewed.size > 0)
    await outbox.add(commentsReviewedEvent, { aggregate, payload: { campaignId, comments: reviewed.size } });
};

const viewsOf = (responses: readonly Response[], accepted: readonly KnownChange[], open: OpenComments): Comment[] => {
  const meant = new Set(accepted.map(({ change }) => change.id));
  return responses.flatMap((response) =>
    commentsOf(response, open.opinions)
      .map((comment) => toCommentView(response, comment))
      .filter(({ id }) => meant.has(id)),
  );
};

/**
 * Sets labels as a person. Every change of labels writes the plan, so one of two requests at the same time is repeated
 * with the labels of the other. Throws campaign_not_found, theme_not_found.
 */
export const labelComments = async (context: CommentsContext, { campaignId, changes }: Input): Promise<Outcome> => {
  const { actor, unitOfWork, clock } = context;
  await openComments(context, campaignId);
  return unitOfWork(actor, async (unit) => {
    const plan = await unit.commentPlans.noteLabels(campaignId);
    const open = await commentsOfPlan(unit, plan);
    requireThemes(
      changes.flatMap(({ addThemes = [] }) => addThemes),
      open.themeOf,
    );
    const ids = new Set(changes.flatMap(({ id }) => partsOf(id)?.responseId ?? []));
    const responses = await unit.responses.listByIds(campaignId, [...ids]);
    const known = labelsIn(responses, open);
    const accepted = knownChanges(changes, known);
    const byWhom = { by: actor.userId, at: clock.now() };
    for (const { change, responseId, questionId } of accepted) {
      const labels = known.get(responseId);
      const before = labels?.get(questionId);
      if (before) labels?.set(questionId, labelled(before, change, byWhom));
    }
    const touched = new Set(accepted.map(({ responseId }) => responseId));
    const after = responses
      .filter(({ id }) => touched.has(id))
      .map((response) => ({ ...response, comments: labelsOf(response, known.get(response.id) ?? new Map()) }));
    await unit.responses.saveComments(after);
    if (accepted.length > 0) await announce(unit, open, accepted);
    const items = viewsOf(after, accepted, open);
    const present = new Set(items.map(({ id }) => id));
    return { items, missing: [...new Set(changes.map(({ id }) => id))].filter((id) => !present.has(id)).length };
  });
};
